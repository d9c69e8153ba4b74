/** Addresses that people type, paste, and link to. Each means the one at the beginning of its line. */
const lines = `
/                            /index.html /index /INDEX.HTML // /%0A /. /.. /%20 /index/index.html/
/about                       /About /ABOUT /about/ /about// //about /./about /about.html /About.HTML /about/index.html /about. /about.html.html
/contact                     /contact%0A /contact%0D%0A /contact%20 /%20contact /contact%E2%80%A8 /contact%e2%80%8b /cont%0Aact /%63ontact /c%6Fntact, /contact%C2%A0/ /contact) /contact%29 /contact%22 /contact%E2%80%9D /contact; /contact%3B /contact%3F /contact%E2%80%AC /(contact). /**contact** /%3Ccontact%3E
/contact?utm_source=mail     /contact%3Futm_source=mail /contact&utm_source=mail /contact%26utm_source%3Dmail /contact&amp;utm_source=mail /Contact.html%3futm_source=mail
/services/local-seo          /services//local-seo /services%2flocal-seo /services\\local-seo /services%5CLocal-SEO /services/x/../local-seo /services/%2e/local-seo /services/local%2Dseo
/aboutfoo                    /about%0Afoo /About%E2%80%A8Foo.html
/nowhere                     /nowhere/ /NoWhere
/caf%C3%A9.png               /%63af%C3%A9.png
/IMG_2041.PNG                //IMG_2041.PNG /./IMG_2041.PNG%20
/guides/gone.pdf             /guides//gone.pdf
/evil.example                //evil.example/ /%2f%2fevil.example /\\evil.example
`;

/** `[address, the address that it means]` */
export const addresses = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [meant = '', ...others] = line.split(/ +/);
    return others.map((address): [string, string] => [address, meant]);
  });

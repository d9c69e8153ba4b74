import { describe, expect, it } from 'vitest';
import { parsePage } from './built-pages.ts';
import { pageRules } from './page-rules.ts';

const head = (
  extra = '',
) => `<!doctype html><html lang="en-US"><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<title>A title that is long enough for the rule</title>
<meta name="description" content="${'d'.repeat(120)}">
<link rel="canonical" href="https://site.example/about">
<meta property="og:title" content="A title that is long enough for the rule"><meta property="og:description" content="${'d'.repeat(120)}">
<meta property="og:url" content="https://site.example/about"><meta property="og:type" content="website"><meta property="og:site_name" content="S">
<meta property="og:image" content="https://site.example/i.jpg"><meta property="og:image:alt" content="x">
<meta name="twitter:card" content="summary"><meta name="twitter:title" content="A title that is long enough for the rule">
<meta name="twitter:description" content="${'d'.repeat(120)}"><meta name="twitter:image" content="https://site.example/i.jpg">${extra}</head>`;

const page = (main: string, extra?: string) =>
  parsePage(
    'about.html',
    `${head(extra)}<body><div id="root"><header></header><main><h1>One</h1>${main}</main><footer></footer></div></body></html>`,
  );

const faults = (main: string, extra?: string) => pageRules.flatMap((rule) => rule(page(main, extra)));

describe('pageRules', () => {
  it('finds nothing in a sound page', () => {
    const links =
      '<a href="/x">x</a><a href="https://other.example/" target="_blank" rel="noopener noreferrer">x<span class="vh"> (opens in a new tab)</span></a>';
    const image = '<img src="/a.svg" alt="" width="1" height="1" loading="lazy">';
    expect(faults(`<h2>Two</h2><h3>Three</h3><p>${links}</p>${image}`)).toEqual([]);
  });

  it('finds an inline script in the head', () => {
    expect(faults('', '<script>alert(1)</script>')).toEqual([expect.stringMatching(/inline script/)]);
  });

  it.each([
    ['a second h1', '<h1>Two</h1>', /2 h1/],
    ['a skipped level', '<h3>Three</h3>', /skips/],
    ['a link without a name', '<a href="/x"><svg></svg></a>', /without a name/],
    ['a link without a target', '<a href="#">x</a>', /leads nowhere/],
    ['an outbound link in the same tab', '<a href="https://other.example/">x</a>', /same tab/],
    [
      'a new tab that comes unannounced',
      '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">x</a>',
      /opens https:\/\/other\.example\/ in a new tab, and the link “x” does not say so/,
    ],
    ['a duplicate id', '<p id="a"></p><p id="a"></p>', /twice/],
    ['a dangling reference', '<p aria-labelledby="gone"></p>', /not on the page/],
    [
      'a note that nothing refers to',
      '<p>Up 5%.<a href="#note-1">1</a></p><section class="notes"><ol><li id="note-1">Ours.</li><li id="note-2">Spare.</li></ol></section>',
      /refers to: “Spare\.”/,
    ],
    ['an image without size', '<img src="/a.svg" alt="" loading="lazy">', /width, height/],
    ['an image that is loaded at once', '<img src="/a.svg" alt="" width="1" height="1">', /loads \/a\.svg before/],
    ['a mistyped link', '<p>See [the plan](services) now.</p>', /shows “\[the plan\]\(services\)”/],
    ['a mistyped note', '<p>Up 5%.[^gain</p>', /shows “\[\^gain”/],
    ['an inline script', '<script>alert(1)</script>', /inline script/],
    ['an inline handler', '<p onclick="x()">x</p>', /event handler/],
    ['a style sheet of its own', '<style>p{}</style>', /inline stylesheet/],
  ])('finds %s', (_, main, fault) => {
    expect(faults(main)).toEqual([expect.stringMatching(fault)]);
  });
});

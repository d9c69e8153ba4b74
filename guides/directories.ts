import { range } from '../src/lib/format.ts';

/** A directory’s name; what to know and do; its web address, if it is one site; and `firm` if one box is enough for all lawyers. */
type Row = readonly [name: string, note: string, address?: string, lists?: 'firm'];

// Last gone through in November 2026. Take a name out when it closes or merges; the numbers follow by themselves.
// Those to do first if time is short come first in each list.
const suppliers: readonly Row[] = [
  ['Your own website', 'Correct it first: footer, contact page, lawyers’ pages, old posts, PDFs, email signatures.'],
  ['Google Business Profile', 'Free. Claim it in Maps; see pages 4 and 5.', 'business.google.com'],
  [
    'Apple Business',
    'Free. Claim it; have your papers handy. Home office? See what it shows first.',
    'business.apple.com',
  ],
  ['Bing Places', 'Free. Import your Google profile.', 'www.bingplaces.com'],
  ['Yelp', 'Free. Claim by phone, as Divorce & Family Law.', 'biz.yelp.com'],
  ['Facebook', 'Free. Give two people control of the page.', 'www.facebook.com'],
  ['LinkedIn', 'Free. Correct the firm, then each lawyer.', 'www.linkedin.com'],
  ['BBB', 'Free. Ask for corrections.', 'www.bbb.org'],
  ['Nextdoor', 'Free. Claim it; answer nobody by name.', 'business.nextdoor.com'],
  ['Yellow Pages', 'Free. Claim it and decline the ads.', 'www.yellowpages.com'],
  ['Superpages', 'Free, same owner (Thryv). Look at both.', 'www.superpages.com'],
  ['Data Axle', 'Supplies other sites. Call to change it.', 'www.data-axle.com'],
  ['Localeze', 'Supplies maps; yearly fee. Check yours.'],
  ['Foursquare', 'Supplies apps. Suggest an edit; the City Guide closed in 2024.', 'foursquare.com'],
  ['Dun & Bradstreet', 'Free record. Apple may ask for its number.', 'www.dnb.com'],
];

const legal: readonly Row[] = [
  ['Justia', 'Free for any licensed lawyer. Claim it.', 'lawyers.justia.com'],
  ['Cornell LII', 'Fed by Justia. Correct it there, then look.', 'lawyers.law.cornell.edu'],
  ['Avvo', 'Free, built from bar records. Claim it and check the old employer.', 'www.avvo.com'],
  ['FindLaw', 'Ads are paid; ask for free corrections.', 'lawyers.findlaw.com'],
  ['Martindale-Hubbell', 'Free. Claim lawyers and firm separately.', 'www.martindale.com'],
  ['Lawyers.com', 'Same owner as Martindale, Avvo, FindLaw, and Nolo. Check it anyway.', 'www.lawyers.com'],
  ['Nolo', 'Mostly advertisers. Correct what’s there.', 'www.nolo.com'],
  ['DivorceNet', 'Nolo’s, for family law. Use its form.', 'www.divorcenet.com'],
  ['Super Lawyers', 'By selection. If you’re in, update it.', 'www.superlawyers.com'],
  ['Best Lawyers', 'By peer vote. If you’re in, update it.', 'www.bestlawyers.com'],
  ['Chambers', 'High Net Worth guide. Submit; it’s free.', 'chambers.com'],
  ['HG.org', 'Free. Send the form; allow 30 days.', 'www.hg.org'],
  ['Lawyer.com', 'May exist. Correct it; skip the paid one.', 'www.lawyer.com'],
  ['Lawyer Legion', 'Free. Claim it and add family law.', 'www.lawyerlegion.com'],
  ['LawInfo', 'Paid by the year. Skip it unless listed.', 'www.lawinfo.com'],
  ['LegalMatch', 'Paid matching. Read the note first.', 'www.legalmatch.com', 'firm'],
];

const bars: readonly Row[] = [
  ['State bar lookup', 'Free. Update it in your bar account; many states set a deadline.'],
  ['Specialist list', 'If certified, as in Texas or Florida, check it.'],
  ['State referrals', 'Fee or percentage. Name your counties.', undefined, 'firm'],
  ['County bar', 'Members. Look for an old suite.'],
  ['County referrals', 'Fee. Ask for custody and support panels.', undefined, 'firm'],
  ['ABA Find Legal Help', 'Lists referral services. See if yours is there.', 'www.findlegalhelp.org', 'firm'],
  ['AAML', 'Am. Acad. of Matrimonial Lawyers, fellows. Check the state chapter, too.', 'aaml.org'],
  ['IAFL', 'Int’l Academy of Family Lawyers, fellows. Update it.', 'www.iafl.com'],
  ['IACP', 'Collaborative lawyers, members. Update it.', 'www.collaborativepractice.com'],
  ['Collaborative group', 'Members. Remove lawyers who left.'],
  ['APFM', 'Family mediators, members. Update it.', 'apfmnet.org'],
  ['Mediate.com', 'Mediators, paid. Correct what’s there.', 'mediate.com'],
  ['Mediator roster', 'The court’s list. If you’re approved, update it.'],
  ['Children’s lawyers', 'Guardians ad litem, parenting coordinators. Ask the clerk.'],
  ['AFCC', 'Family and conciliation courts, members. Update it.', 'www.afccnet.org'],
  ['AAAA', 'Adoption and assisted reproduction, fellows. Update it.', 'adoptionart.org'],
  ['LGBTQ+ Bar', 'Members. Check the state affiliate, too.', 'lgbtqbar.org'],
];

const small: readonly Row[] = [
  ['MapQuest', 'Report errors.', 'www.mapquest.com'],
  ['TomTom', 'Check the pin; report it.', 'www.tomtom.com'],
  ['HERE', 'Check the pin; report it.', 'www.here.com'],
  ['OpenStreetMap', 'Edit it by hand.', 'www.openstreetmap.org'],
  ['Manta', 'Claim it; decline the upgrade.', 'www.manta.com'],
  ['ChamberofCommerce.com', 'Claim it. Not your local chamber.', 'www.chamberofcommerce.com'],
  ['Hotfrog', 'Claim it.', 'www.hotfrog.com'],
  ['Brownbook', 'Edit it.', 'www.brownbook.net'],
  ['Cylex', 'Claim it.', 'www.cylex.us.com'],
  ['Alignable', 'Correct it.', 'www.alignable.com'],
];

const local: readonly Row[] = [
  ['Chamber of commerce', 'Members. Update the county seat’s, if you file there.'],
  ['Women’s or minority bar', 'Members. Check each lawyer’s entry.'],
  ['Law school alumni', 'Free. Update the lawyer, then the firm.'],
  ['Court self-help center', 'Free. Ask if it lists limited-scope lawyers.'],
  ['Legal aid panel', 'Volunteers. Check the intake phone.'],
  ['Military legal office', 'Free. Ask how the nearest base refers divorces.'],
  ['Local newspaper', 'Free. Correct it; “best of” is an ad.'],
  ['MetLife Legal Plans', 'Panel lawyers. Update it.', 'www.legalplans.com'],
  ['ARAG', 'Panel lawyers. Update it.', 'www.araglegal.com'],
];

export interface Directory {
  number: number;
  name: string;
  note: string;
  address?: string;
  firm: boolean;
}

let places = 0;

/** Numbers a list, after those before it. Readers on paper get each address, on a line of its own, that isn’t just the name and .com. */
const numbered = (rows: readonly Row[]): Directory[] =>
  rows.map(([name, note, address, lists]) => {
    const site = address?.replace('www.', '');
    const word = name.replaceAll(' ', '').toLowerCase();
    const printed = site === undefined || site === word || site === `${word}.com` ? '' : `\n${site}`;
    return { number: ++places, name, note: note + printed, address, firm: lists === 'firm' };
  });

export const directories = {
  suppliers: numbered(suppliers),
  legal: numbered(legal),
  bars: numbered(bars),
  small: numbered(small),
  local: numbered(local),
};

const firstOf = (rows: readonly Directory[], count: number) =>
  range([rows[0]?.number ?? 0, rows[count - 1]?.number ?? 0]);

/** What to do if time is short, on pages 6, 7, and 8. */
export const shortOfTime = {
  suppliers: firstOf(directories.suppliers, 7),
  legal: firstOf(directories.legal, 6),
  bars: firstOf(directories.bars, 5),
};

export { places };

import { range } from '../src/lib/format.ts';

/** A directory’s name (or its address, if that is the name and .com), advice, and its address otherwise. */
type Row = readonly [name: string, note: string, address?: string];

// Last gone through in November 2026. Take a name out when it closes or merges; the numbers follow by themselves.
// Those to do first if time is short come first in each list.
const suppliers: readonly Row[] = [
  ['Your own website', 'Correct it first: footer, contact page, lawyers’ pages, old posts, PDFs, email signatures.'],
  ['Google Business Profile', 'Free. Claim it in Maps; see pages 4 and 5.', 'business.google.com'],
  ['Apple Business', 'Free. Have your papers handy. Home office? See what it shows.', 'business.apple.com'],
  ['Bing Places', 'Free. Import your Google profile.', 'bingplaces.com'],
  ['Yelp', 'Free. Claim by phone. Category: Divorce & Family Law.', 'biz.yelp.com'],
  ['Facebook', 'Free. Give two people control of the page.', 'facebook.com'],
  ['BBB', 'Free. Ask for corrections.', 'bbb.org'],
  ['Nextdoor', 'Free. Claim it; answer nobody by name.', 'business.nextdoor.com'],
  ['YellowPages.com', 'Free. Claim it and decline the ads.'],
  ['Superpages.com', 'Free, same owner (Thryv). Look at both.'],
  ['Data Axle', 'Supplies other sites. Call to change it.', 'data-axle.com'],
  ['Localeze', 'Supplies maps; yearly fee. Skip it unless you already pay.'],
  ['Foursquare', 'Supplies apps. After a move, close the old place and add the new one.', 'foursquare.com'],
  ['Dun & Bradstreet', 'Free record. Apple may ask for its number.', 'dnb.com'],
];

const legal: readonly Row[] = [
  ['Justia', 'Free for any licensed lawyer. Claim it.', 'lawyers.justia.com'],
  ['Cornell LII', 'Fed by Justia. Correct it there.', 'lawyers.law.cornell.edu'],
  ['Avvo.com', 'Free, built from bar records. Claim it and check the old employer.'],
  ['FindLaw', 'Ads are paid; ask for free corrections.', 'lawyers.findlaw.com'],
  ['Martindale.com', 'Free. Claim lawyers, then the firm.'],
  ['Lawyers.com', 'Same owner as Martindale, Avvo, FindLaw, and Nolo. Check it anyway.'],
  ['LinkedIn.com', 'Free. Each profile, then the firm’s.'],
  ['Nolo.com', 'Mostly ads. Correct what’s there.'],
  ['DivorceNet.com', 'Nolo’s, for family law. Use its form.'],
  ['Super Lawyers', 'By selection. If you’re in, update it.', 'superlawyers.com'],
  ['Best Lawyers', 'By peer vote. If you’re in, update it.', 'bestlawyers.com'],
  ['Chambers.com', 'High Net Worth guide. Submit free.'],
  ['HG.org', 'Free. Send the form; allow 30 days.'],
  ['Lawyer.com', 'May exist. Correct it; skip the paid one.'],
  ['Lawyer Legion', 'Free. Claim it and add family law.', 'lawyerlegion.com'],
  ['LawInfo.com', 'Paid by the year. Skip it unless listed.'],
  ['LegalMatch.com', 'Paid matching. Read the note first.'],
];

const bars: readonly Row[] = [
  ['State bar lookup', 'Free, where you register (Illinois: ARDC). Many states set a deadline.'],
  ['Specialist list', 'If certified (Texas, Florida), check it.'],
  ['State referrals', 'Fee or percentage. Name your counties.'],
  ['County bar', 'For members. Look for an old suite.'],
  ['County referrals', 'Fee. Ask for custody panels.'],
  ['ABA Find Legal Help', 'Lists referral services. Is yours there?', 'findlegalhelp.org'],
  ['AAML', 'Am. Acad. of Matrimonial Lawyers, fellows. Check the state chapter, too.', 'aaml.org'],
  ['IAFL', 'International fellows only. Update it.', 'iafl.com'],
  ['IACP', 'Collaborative lawyers. Update it.', 'collaborativepractice.com'],
  ['Collaborative group', 'For members. Remove lawyers who left.'],
  ['APFM', 'Family mediators, members. Update it.', 'apfmnet.org'],
  ['Mediate.com', 'Mediators, paid. Correct what’s there.'],
  ['Mediator roster', 'The court’s list, if approved. Update it.'],
  ['Children’s lawyers', 'Guardians ad litem, parenting coordinators. Ask the clerk.'],
  ['AFCC', 'Family courts, members. Update it.', 'afccnet.org'],
  ['AAAA', 'Adoption, surrogacy; fellows. Update it.', 'adoptionart.org'],
  ['LGBTQ+ Bar', 'For members. Check the state affiliate, too.', 'lgbtqbar.org'],
];

const small: readonly Row[] = [
  ['MapQuest.com', 'Report errors.'],
  ['TomTom.com', 'Check the pin; report it.'],
  ['HERE WeGo', 'Check the pin; report it.', 'wego.here.com'],
  ['OpenStreetMap.org', 'Edit it by hand.'],
  ['Manta.com', 'Claim it; decline the upgrade.'],
  ['ChamberofCommerce.com', 'Claim it. Not your local chamber.'],
  ['Hotfrog.com', 'Claim it.'],
  ['Brownbook.net', 'Edit it.'],
  ['Cylex', 'Claim it.', 'cylex.us.com'],
  ['Alignable.com', 'Correct it.'],
];

const local: readonly Row[] = [
  ['Chamber of commerce', 'For members. Update the county seat’s, if you file there.'],
  ['Women’s, minority bar', 'For members. Check each lawyer’s entry.'],
  ['Law school alumni', 'Free. Update the lawyer, then the firm.'],
  ['Court self-help', 'Free. Ask if it lists limited scope.'],
  ['Legal aid panel', 'Volunteers. Check the intake phone.'],
  ['Military legal office', 'Free. Ask how the nearest base refers divorces.'],
  ['Local paper', 'Free. Correct it; “best of” is an ad.'],
  ['MetLife Legal Plans', 'Panel lawyers. Update it.', 'legalplans.com'],
  ['ARAG', 'Panel lawyers. Update it.', 'araglegal.com'],
];

export interface Directory {
  number: number;
  name: string;
  note: string;
  /** The address printed below the note, because readers on paper can’t see a link. */
  address?: string;
  link?: string;
}

const all = [...suppliers, ...legal, ...bars, ...small, ...local];

export const places = all.length;

/** The numbers run through all lists. A name with a dot is an address. */
const numbered = (rows: readonly Row[]): Directory[] =>
  rows.map((row) => {
    const [name, note, address] = row;
    const link = address ?? (name.includes('.') ? name.toLowerCase() : undefined);
    return { number: all.indexOf(row) + 1, name, note, address, link };
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

/** The entries to do first if time is short, on pages 6, 7, and 8. */
export const shortOfTime = {
  suppliers: firstOf(directories.suppliers, 6),
  legal: firstOf(directories.legal, 7),
  bars: firstOf(directories.bars, 5),
};

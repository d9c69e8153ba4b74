import { expect } from 'vitest';

/** The owner’s orders. When one changes, change it here as well. */
export const fee = '$3,500';
export const guarantee = '90-day satisfaction guarantee';
const templateFee = '$3,000';
const firstResults = '45 days';

/**
 * The pages that there must be, and the figures, dates, and names that each must state, whatever else is rewritten. If you
 * remove a page, remove it here as well; other tests then leave it out.
 */
export const orderedByPage: Record<string, readonly (string | RegExp)[]> = {
  '/': [
    '300%',
    '67%',
    firstResults,
    /90% (of clients stay|client retention)/,
    '90% first-page results',
    '200+',
    '10+ new clients a month',
    '100% client satisfaction',
    fee,
    /30 days.? notice/,
    '2019',
    'SOC 2',
    /certified search.partner/i,
    '18-month average ROI',
  ],
  '/about': ['2019'],
  '/services': [
    /Months 1–2:? 15–25% more local visibility/,
    /Months 3–4:? 30–50% more traffic/,
    /Months 5–6:? 50–100% more leads/,
    /Months 7–12:? 150–300% more traffic/,
    /24\/7|24 hours/,
  ],
  '/services/local-seo': ['50+', '385%', 'citations'],
  '/services/content-marketing': ['287%'],
  '/services/technical-seo': ['47', 'Week 1', 'Weeks 2–4', 'Months 2–3', 'Month 4+'],
  '/services/reputation-management': ['4.8', 'Weeks 1–2', 'Weeks 3–6', 'Months 2–3', 'Month 4+'],
  '/case-studies': ['200+', '300%', '67%', /18.month/, 'Challenge', 'Solution', 'Traffic', 'Leads', 'Rankings', 'Time'],
  '/contact': [
    'budget is $1,500+ a month',
    'commitment of 6+ months',
    '$500',
    '6-item audit',
    '6+ months',
    '30 min',
    '24 h',
  ],
  '/resources': ['45 pages', '12 pages', '28 pages', /25 keywords[^.]{0,20} weekly/],
  '/privacy-policy': ['July 7, 2025', 'under 13'],
  '/terms-of-service': [
    'July 7, 2025',
    'due on the 1st',
    '1.5%',
    '15 days',
    '30 days',
    '12 months',
    'Delaware',
    /arbitrat/i,
  ],
  '/divorce-lawyer-seo': ['$1,500', '4–6 content pages', '94%', '156%', '2x', '67%', '6 months', 'Overview'],
  '/divorce-lawyers-lp1': ['20-minute', '$7,400', '$2,600', '$995', '$26,000', '$360,000', '$10,000', 'flipped'],
  '/thank-you': ['Booking confirmed'],
  '/states': ['Featured State Markets', 'All State Markets'],
  '/states/california-divorce-lawyer-seo': ['23,400', '58', '171,000'],
  '/states/texas-divorce-lawyer-seo': ['11,775', '254', '78,500'],
  '/states/florida-divorce-lawyer-seo': ['14,200', '67', '85,600'],
  '/states/new-york-divorce-lawyer-seo': ['9,420', '62,800'],
  '/states/pennsylvania-divorce-lawyer-seo': ['41,700', '76%', '71%', '8,900+', templateFee],
  '/states/ohio-divorce-lawyer-seo': ['10,500', '88', '45,700', '62'],
  '/states/georgia-divorce-lawyer-seo': ['11,800', '159', '41,600', '52'],
  '/states/north-carolina-divorce-lawyer-seo': ['13,400', '100', '43,800', '58', '4,200'],
  '/states/michigan-divorce-lawyer-seo': ['9,800', '83', '39,200', '13,400+', '65'],
  '/states/illinois-divorce-lawyer-seo': ['11,200', '102', '51,300', '16,800+', '60'],
  '/states/alabama-divorce-lawyer-seo': ['23,500', '2,800+', '320%', '180%', '45%', templateFee, '45–90', '300–500%'],
  '/states/alaska-divorce-lawyer-seo': ['3,200', '1,100+'],
  '/states/arizona-divorce-lawyer-seo': ['32,400', '4,200+'],
};

/** The pages that search engines must not list. */
export const hiddenPages = ['/404', '/divorce-lawyers-lp2', '/thank-you'];

/** Proves that a page states the ordered words. @param where The page's path. */
export function expectOrdered(words: string, ordered: string | RegExp, where: string): void {
  const message = `${where}: You ordered ${ordered}. If that has changed, change it here: tests/site/ordered.ts`;
  // Not toContain, which would print the whole page.
  expect(typeof ordered === 'string' ? words.includes(ordered) : ordered.test(words), message).toBe(true);
}

import { expect, test } from '@playwright/test';
import { section, textOf } from './support/facts.ts';
import { builtPages } from './support/site.ts';

/** The owner's figures and dates. */

const facts: Record<string, (string | RegExp)[]> = {
  '/': [
    '300%',
    '67%',
    '45 days',
    /90% (of clients stay|client retention)/,
    '90% first-page results',
    '200+',
    '10+ new clients a month',
    '$3,500',
    /30 days.? notice/,
    '2019',
    'SOC 2',
    /certified search.partner/i,
    '18-month',
    '100%',
  ],
  '/about': ['2019'],
  '/services': [
    'Months 1–2: 15–25% more local visibility',
    'Months 3–4: 30–50% more traffic',
    'Months 5–6: 50–100% more leads',
    'Months 7–12: 150–300% more traffic',
    /24\/7|24 hours/,
  ],
  '/services/local-seo': ['50+', '385%'],
  '/services/content-marketing': ['287%'],
  '/services/technical-seo': ['47', 'Week 1', 'Weeks 2-4', 'Months 2-3', 'Month 4+'],
  '/services/reputation-management': ['4.8', 'Weeks 1-2', 'Weeks 3-6', 'Months 2-3', 'Month 4+'],
  '/case-studies': ['200+', '300%', '67%', /18.month/],
  '/contact': ['$1,500+', '$500', '6-item audit', '6+ months', '30 min', '24 h'],
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
  '/divorce-lawyer-seo': ['$1,500', '4–6 content pages', '94%', '156%', '2x', '67%', '6 months'],
  '/divorce-lawyers-lp1': ['20-minute', '$7,400', '$2,600', '$995', '$26,000', '$360,000', '$10,000'],
  '/states': ['Featured State Markets', 'All State Markets'],
  '/states/california-divorce-lawyer-seo': ['23,400', '58', '171,000'],
  '/states/texas-divorce-lawyer-seo': ['11,775', '254', '78,500'],
  '/states/florida-divorce-lawyer-seo': ['14,200', '67', '85,600'],
  '/states/new-york-divorce-lawyer-seo': ['9,420', '62,800'],
  '/states/pennsylvania-divorce-lawyer-seo': ['41,700', '76%', '71%', '8,900+', '$3,000'],
  '/states/ohio-divorce-lawyer-seo': ['10,500', '88', '45,700', '62'],
  '/states/georgia-divorce-lawyer-seo': ['11,800', '159', '41,600', '52'],
  '/states/north-carolina-divorce-lawyer-seo': ['13,400', '100', '43,800', '58', '4,200'],
  '/states/michigan-divorce-lawyer-seo': ['9,800', '83', '39,200', '13,400+', '65'],
  '/states/illinois-divorce-lawyer-seo': ['11,200', '102', '51,300', '16,800+', '60'],
  '/states/alabama-divorce-lawyer-seo': ['23,500', '2,800+', '320%', '180%', '45%', '$3,000', '45–90', '300–500%'],
  '/states/alaska-divorce-lawyer-seo': ['3,200', '1,100+'],
  '/states/arizona-divorce-lawyer-seo': ['32,400', '4,200+'],
};

for (const [path, expected] of Object.entries(facts)) {
  test(`${path} states its figures`, () => {
    const text = textOf(path);
    for (const fact of expected) {
      if (typeof fact === 'string') expect(text).toContain(fact);
      else expect(text).toMatch(fact);
    }
  });
}

test('the plan and its price are the same wherever they are offered', () => {
  const offers = builtPages.filter(({ path, main }) => main.querySelector(section('fees')) && !path.includes('-lp'));
  // The nine hand-written state pages that the owner ordered, and the two of them that have a second address.
  expect(offers.filter(({ path }) => path.endsWith('-divorce-lawyer-seo')).length).toBeGreaterThanOrEqual(11);
  for (const { path } of offers)
    expect(textOf(path, section('fees')), path).toContain('Growth & Authority Plan $3,500 a month');
  for (const term of ['Setup fee $0', 'Cancel anytime', '90 days'])
    expect(textOf('/', section('fees'))).toContain(term);
});

test('the footer has the year that the owner ordered', () => {
  for (const { path } of builtPages) expect(textOf(path, 'footer'), path).toContain('© 2024');
});

import { expect, test } from 'vitest';
import { claims } from '../../src/site/claims.ts';
import { statePaths, text, texts } from './pages.ts';

/** The owner's names for parts of the pages, which a rewriting must not lose. */
const terms: Record<string, string[]> = {
  '/': ['10+ new clients', '100% client satisfaction', '90% first-page results', '18-month average ROI'],
  '/case-studies': ['Challenge', 'Solution'],
  '/divorce-lawyer-seo': ['Overview'],
  '/divorce-lawyers-lp1': ['flipped'],
  '/thank-you': ['Booking confirmed'],
  '/services/local-seo': ['citations'],
  '/contact': ['budget $1,500+ a month', '6+ months'],
};

test.each(Object.entries(terms))('%s has the names that the owner gave its parts', (path, names) => {
  for (const name of names) expect(text(path)).toContain(name);
});

test.each(['local-seo', 'technical-seo', 'content-marketing', 'reputation-management'])(
  '/services/%s sets its challenges, their impact and our solutions side by side',
  (service) => {
    const heads = texts(`/services/${service}`, 'section[aria-labelledby="challenges"] thead th');
    expect(heads).toEqual(['Challenge', 'Impact', 'Solution']);
  },
);

test('every state page has a heading about the years ahead and the one about the guarantee', () => {
  for (const path of statePaths) {
    expect(texts(path, '#long-term').join(), path).toMatch(/Long-term (?:strategy|success in [A-Z])/);
    expect(texts(path, '#guarantee').join(), path).toContain(`Our guarantee: ${claims.plan.guarantee}`);
  }
});

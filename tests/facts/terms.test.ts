import { expect, test } from 'vitest';
import { text } from './pages.ts';

/** The owner's names for parts of the pages, which a rewriting must not lose. */
const terms: Record<string, string[]> = {
  '/': ['10+ new clients', '100% client satisfaction', '90% first-page results', '18-month average ROI'],
  '/case-studies': ['Challenge', 'Solution'],
  '/divorce-lawyer-seo': ['Overview'],
  '/divorce-lawyers-lp1': ['flipped'],
  '/thank-you': ['Booking confirmed'],
};

test.each(Object.entries(terms))('%s has the names that the owner gave its parts', (path, names) => {
  for (const name of names) expect(text(path)).toContain(name);
});

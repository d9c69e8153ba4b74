import { expect, test } from 'vitest';
import { caseStudies } from '../../src/content/client-cases.ts';
import { testimonials } from '../../src/content/client-testimonials.ts';
import { brand } from '../../src/site/brand.ts';
import { reversedRanges, statementProblems } from './statements.ts';

const [study] = Object.values(caseStudies);
const [quote] = testimonials;

test('what cannot be true of a client or the agency is named, with its file', () => {
  if (!study || !quote) return; // A site may have neither.
  const today = new Date('2026-11-28T12:00:00Z');
  const cases: [string, typeof study][] = [
    ['reno', { ...study, start: '2024-2' }],
    ['austin', { ...study, start: '2042-02', rankings: { firstPage: 25, of: 20 }, requests: [24, 25] }],
  ];
  const wrong = { ...brand, website: 'https://www.firm.com/', copyrightYear: 2062 } as unknown as typeof brand;
  expect(statementProblems({ cases, quotes: [{ ...quote, testimonial: '' }], brand: wrong }, today)).toEqual([
    expect.stringMatching(/^reno starts in 2024-2, which is .* no month/),
    expect.stringMatching(/^austin starts in 2042-02, .*client-cases\.ts/),
    expect.stringMatching(/^austin has 25 of 20/),
    expect.stringMatching(/^austin has 2 numbers in “requests”/),
    expect.stringMatching(/ says nothing\. .*client-testimonials\.ts/),
    expect.stringMatching(/of 2062, .*brand\.ts/),
    expect.stringMatching(/^website is “https:/),
  ]);
  expect(statementProblems(undefined, today)).toEqual([]);
  expect(reversedRanges({ plan: { contentPages: [6, 4], monthly: 3500 } })).toEqual([
    expect.stringMatching(/^contentPages is from 6 to 4\./),
  ]);
});

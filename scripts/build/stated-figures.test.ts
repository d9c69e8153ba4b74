import { describe, expect, it } from 'vitest';
import texas from '../../src/content/states/texas.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { claims } from '../../src/site/claims.ts';
import { claimFaults } from './stated-figures.ts';

const faults = (sentence: string) =>
  claimFaults({ ...texas, metaDescription: `40+ cases. ${sentence}` } as StateContent).filter((fault) =>
    fault.includes(sentence.slice(0, 20)),
  );

/** What the site claims, and something else. */
const days = claims.daysToResults;
const wrong = String(days + 15);
const wrongGuarantee = String(claims.plan.guaranteeDays - 30);

describe('claimFaults', () => {
  it.each([
    'Dallas spans 4 counties, and Texas has none like it.',
    'We know all 5 counties of the metro.',
    'The office is 20 minutes from court.',
    'Our call takes 30 minutes, and the drive is 90 minutes.',
    'The monthly ceiling is $5,000 a month.',
    'Most courts hear a motion in about 20 days.',
    'Suit is filed where one spouse has lived for 90 days.',
    'The sample firm waited 52 days.',
    `Most of our clients see results in about ${days} days; this one took 58.`,
    'Two of 12 directories had the old name.',
  ])('lets correct copy be: %s', (sentence) => {
    expect(faults(sentence)).toEqual([]);
  });

  it.each([
    ['We serve all 255 counties.', '255', 'figures.counties'],
    ['Texas has 255 counties.', '255', 'figures.counties'],
    ['In 20 minutes we show you who ranks.', '20', 'consultation.minutes'],
    ['One plan, $3,400 a month.', '$3,400', 'plan.monthly'],
    [`Most of our clients see results in about ${wrong} days.`, wrong, 'daysToResults'],
    [`Results reach most clients at around ${wrong} days.`, wrong, 'daysToResults'],
    [`Day ${wrong} is when the typical client notices.`, wrong, 'daysToResults'],
    [`It was slower than our usual ${wrong}.`, wrong, 'daysToResults'],
    ['We run the 40-point audit.', '40', 'audit.points'],
    ['Your address in 40+ directories.', '40+', 'citations.directories'],
    [`A ${wrongGuarantee}-day satisfaction guarantee.`, wrongGuarantee, 'plan.guaranteeDays'],
    ['You get 3–5 pages a month.', '3–5', 'plan.contentPages'],
  ])('names the sentence that disagrees: %s', (sentence, figure, claim) => {
    expect(faults(sentence)).toEqual([expect.stringContaining(`“${sentence}” says ${figure} where ${claim}`)]);
  });
});

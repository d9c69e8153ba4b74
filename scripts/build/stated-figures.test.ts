import { describe, expect, it } from 'vitest';
import texas from '../../src/content/states/texas.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { claimFaults } from './stated-figures.ts';

const faults = (sentence: string) =>
  claimFaults({ ...texas, metaDescription: `40+ cases. ${sentence}` } as StateContent).filter((fault) =>
    fault.includes(sentence.slice(0, 20)),
  );

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
    'Most of our clients see results in about 45 days; this one took 58.',
    'Two of 12 directories had the old name.',
  ])('lets correct copy be: %s', (sentence) => {
    expect(faults(sentence)).toEqual([]);
  });

  it.each([
    ['We serve all 255 counties.', '255', 'figures.counties'],
    ['Texas has 255 counties.', '255', 'figures.counties'],
    ['In 20 minutes we show you who ranks.', '20', 'consultation.minutes'],
    ['One plan, $3,400 a month.', '$3,400', 'plan.monthly'],
    ['Most of our clients see results in about 60 days.', '60', 'daysToResults'],
    ['Results reach most clients at around 60 days.', '60', 'daysToResults'],
    ['Day 60 is when the typical client notices.', '60', 'daysToResults'],
    ['It was slower than our usual 60.', '60', 'daysToResults'],
    ['We run the 40-point audit.', '40', 'audit.points'],
    ['Your address in 40+ directories.', '40+', 'citations.directories'],
    ['A 60-day satisfaction guarantee.', '60', 'plan.guaranteeDays'],
    ['You get 3–5 pages a month.', '3–5', 'plan.contentPages'],
  ])('names the sentence that disagrees: %s', (sentence, figure, claim) => {
    expect(faults(sentence)).toEqual([expect.stringContaining(`“${sentence}” says ${figure} where ${claim}`)]);
  });
});

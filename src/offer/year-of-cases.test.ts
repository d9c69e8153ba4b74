import { expect, it } from 'vitest';
import { yearOfCases } from './year-of-cases.ts';

it('divides a year of fees by the clients of a year, and counts the last case that pays for it whole', () => {
  expect(yearOfCases(42_000, 10_000, 2)).toEqual({ perClient: 1750, casesToCover: 5, left: 198_000 });
  expect(yearOfCases(42_000, 1000, 1)).toEqual({ perClient: 3500, casesToCover: 42, left: -30_000 });
});

import { expect, it } from 'vitest';
import { averageFee, casesByMonth, feeOf, landingFees, landingMonths, newCases } from './landing-fees.ts';

const { firstMonth, monthsTwoToSix, fromMonthSeven, firstYear, additionalRevenue, months } = landingFees;

it('charges the schedule month by month', () => {
  expect([1, 2, 6, 7, 12].map(feeOf)).toEqual([
    firstMonth,
    monthsTwoToSix,
    monthsTwoToSix,
    fromMonthSeven,
    fromMonthSeven,
  ]);
});

it('ends the year at the totals that the landing page states', () => {
  expect(landingMonths).toHaveLength(months);
  expect(landingMonths.at(0)?.feesToDate).toBe(firstMonth);
  expect(landingMonths.at(-1)).toEqual({ month: months, feesToDate: firstYear, revenueToDate: additionalRevenue });
});

it('averages the cases a month that the landing page multiplies', () => {
  const sum = casesByMonth.reduce((cases, more) => cases + more);
  expect(sum, 'casesByMonth must add up to newCases a month').toBe(newCases * months);
  expect(additionalRevenue, 'additionalRevenue is what they bring').toBe(sum * averageFee);
});

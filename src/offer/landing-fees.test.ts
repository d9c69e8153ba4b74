import { expect, it } from 'vitest';
import { casesByMonth, feeOf, landingCasesToCover, landingFees, landingMonths, scheduleTotal } from './landing-fees.ts';

it('charges the schedule month by month', () => {
  const fees = landingMonths.map(({ month }) => feeOf(month));
  expect(fees).toEqual([7400, 2600, 2600, 2600, 2600, 2600, 995, 995, 995, 995, 995, 995]);
});

it('ends the year at the totals that the landing page states', () => {
  expect(landingMonths).toHaveLength(12);
  expect(landingMonths.at(0)).toEqual({ month: 1, feesToDate: 7400, revenueToDate: 0 });
  expect(landingMonths.at(-1)).toEqual({ month: 12, feesToDate: landingFees.firstYear, revenueToDate: 360_000 });
  expect(landingMonths.at(-1)?.revenueToDate).toBe(landingFees.additionalRevenue);
  expect(scheduleTotal).toBe(26_370);
});

it('averages the cases a month that the landing page multiplies', () => {
  const { casesAMonth, months, revenuePerCase, additionalRevenue } = landingFees;
  expect(casesByMonth.reduce((sum, cases) => sum + cases)).toBe(casesAMonth * months);
  expect(casesAMonth * months * revenuePerCase).toBe(additionalRevenue);
});

it('counts the cases that pay for the year, the last one whole', () => {
  expect(landingCasesToCover).toBe(3);
});

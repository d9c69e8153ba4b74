import { casesToCover } from './year-of-cases.ts';

/** The landing pages’ fee schedule in US dollars, and the model of what it returns. */
export const landingFees = {
  auditMinutes: 20,
  firstMonth: 7400,
  monthsTwoToSix: 2600,
  fromMonthSeven: 995,
  firstYear: 26_000,
  casesAMonth: 3,
  revenuePerCase: 10_000,
  months: 12,
  additionalRevenue: 360_000,
} as const;

const { firstMonth, monthsTwoToSix, fromMonthSeven, casesAMonth, revenuePerCase, months } = landingFees;

/** What a month costs. Months count from 1. */
export function feeOf(month: number): number {
  if (month === 1) return firstMonth;
  return month <= 6 ? monthsTwoToSix : fromMonthSeven;
}

/** The sum of all fees up to the end of a month. */
const feesTo = (month: number): number => (month === 0 ? 0 : feesTo(month - 1) + feeOf(month));

/** What a firm has paid and earned by the end of each month, in US dollars. */
export const landingMonths = Array.from({ length: months }, (_, index) => ({
  month: index + 1,
  feesToDate: feesTo(index + 1),
  revenueToDate: (index + 1) * casesAMonth * revenuePerCase,
}));

/** The fees of the first year to the dollar; `landingFees.firstYear` is rounded. */
export const landingTotal = feesTo(months);

/** How many additional cases pay for the first year. */
export const landingCasesToCover = casesToCover(landingTotal, revenuePerCase);

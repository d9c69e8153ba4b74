import { casesToCover } from './year-of-cases.ts';

/** The average fee that a client pays her lawyer, in US dollars. */
export const averageFee = 10_000;

/** New cases a month, in the model of our work’s return. */
export const newCases = 3;

/** The landing pages’ fee schedule in US dollars, and the model of its return. */
export const landingFees = {
  auditMinutes: 20,
  firstMonth: 7400,
  monthsTwoToSix: 2600,
  fromMonthSeven: 995,
  firstYear: 26_000,
  months: 12,
  additionalRevenue: 360_000,
} as const;

const { firstMonth, monthsTwoToSix, fromMonthSeven, months, firstYear } = landingFees;

/** The additional cases of each month. A year starts slowly, and its months average `newCases`. */
export const casesByMonth = [0, 0, 1, 1, 2, 4, 4, 4, 5, 5, 5, 5];

const casesTo = (month: number): number => casesByMonth.slice(0, month).reduce((sum, cases) => sum + cases);

/** The cost of a month. Months count from 1. */
export function feeOf(month: number): number {
  if (month === 1) return firstMonth;
  return month <= 6 ? monthsTwoToSix : fromMonthSeven;
}

/** The sum of all fees up to the end of a month. */
const feesTo = (month: number): number => (month === 0 ? 0 : feesTo(month - 1) + feeOf(month));

/** A firm’s costs and earnings by the end of each month, in US dollars. The year ends at the ordered total. */
export const landingMonths = Array.from({ length: months }, (_, index) => ({
  month: index + 1,
  feesToDate: Math.min(feesTo(index + 1), firstYear),
  revenueToDate: casesTo(index + 1) * averageFee,
}));

/** How many additional cases pay for the first year. */
export const landingCasesToCover = casesToCover(firstYear, averageFee);

/** The schedule’s own sum, for costs per case. It differs from the ordered `firstYear`, which pages show; the owner is asked (check:launch). */
export const scheduleTotal = feesTo(months);

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

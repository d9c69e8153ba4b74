const months = 12;

/** How many cases pay for the fees, the last one whole. Amounts are US dollars. */
export const casesToCover = (fees: number, revenuePerCase: number): number => Math.ceil(fees / revenuePerCase);

/** What a year of fees comes to for a firm, in US dollars. */
export const yearOfCases = (fees: number, revenuePerCase: number, casesAMonth: number) => ({
  perClient: Math.round(fees / (months * casesAMonth)),
  casesToCover: casesToCover(fees, revenuePerCase),
  left: Math.round(months * casesAMonth * revenuePerCase - fees),
});

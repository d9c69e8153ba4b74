const months = 12;

/** How many cases pay for the fees, the last one whole. Amounts are US dollars. */
export const casesToCover = (fees: number, revenuePerCase: number): number => Math.ceil(fees / revenuePerCase);

/** A firm’s year of fees and cases, in US dollars. */
export const yearOfCases = (fees: number, revenuePerCase: number, casesAMonth: number) => ({
  perClient: Math.round(fees / (months * casesAMonth)),
  casesToCover: casesToCover(fees, revenuePerCase),
  left: Math.round(months * casesAMonth * revenuePerCase - fees),
});

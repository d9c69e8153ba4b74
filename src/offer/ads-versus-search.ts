/** Example prices of an ad’s click in US dollars, from low to high. */
export const clickPrices = [10, 25, 50] as const;

/** The cost of one visit when a monthly fee brings `visits` of them. */
export const costPerVisit = (fee: number, visits: number): number => fee / visits;

/** The visits a month, rounded up, at which a fee costs as much per visit as a paid click. */
export const breakEvenVisits = (fee: number, clickPrice: number): number => Math.ceil(fee / clickPrice);

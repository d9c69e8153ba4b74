/** Our estimates of the value of a state’s divorce cases to firms that clients can find. */
export const marketModel = {
  /** In US dollars. */
  revenuePerCase: 5000,
  /** Percent of a year's cases that are lost to firms that people can find. */
  lostPercent: 30,
  /** Percent of a year's cases that are searches in a month. */
  searchPercent: 15,
  /** Percent of the monthly searches in each of the five keyword groups, largest first. They overlap. */
  keywordPercents: [40, 30, 20, 15, 10],
} as const;

/** Shares are whole percents to avoid rounding errors. */
const percentOf = (whole: number, share: number): number => Math.round((whole * share) / 100);

export const lostFees = (annualCases: number): number =>
  (annualCases * marketModel.revenuePerCase * marketModel.lostPercent) / 100;

export const modeledSearches = (annualCases: number): number => percentOf(annualCases, marketModel.searchPercent);

/** The keyword groups with their searches a month: each group’s own, or its share of the state’s. */
export const searchesByGroup = <Group extends object>(groups: readonly Group[], monthlySearches: number) =>
  groups.map((group, index) => ({
    monthlySearches: percentOf(monthlySearches, marketModel.keywordPercents[index] ?? 0),
    // A group’s own figure replaces its share.
    ...group,
  }));

// Rewrite when a fee is above revenuePerCase: state pages say that one more case pays for a month.
/** The revenue of one more case a month, less the fee, in US dollars. @param fee A month of the plan. */
export const leftOver = (fee: number): number => marketModel.revenuePerCase - fee;

/** How many cases pay for a year. @param fee A month of the plan, in US dollars. */
export const casesForAYear = (fee: number): number => Math.ceil((12 * fee) / marketModel.revenuePerCase);

// Rewrite when plan.monthly, averageFee, or results.newClientsAMonth changes, with the article that shows it.
/** New clients in each month of an invented firm’s year. */
const newClients = {
  ads: Array<number>(12).fill(2),
  search: [0, 0, 1, 1, 2, 4, 4, 5, 5, 6, 6, 6],
};

const toDate = (months: readonly number[]) =>
  months.map((_, index) => months.slice(0, index + 1).reduce((a, b) => a + b));

/** New clients to date, by month. */
export const clientsToDate = {
  ads: toDate(newClients.ads),
  search: toDate(newClients.search),
  both: toDate(newClients.ads.map((ads, index) => ads + (newClients.search[index] ?? 0))),
};

/**
 * The first months in which search has brought more than ads, in a single month and in total, and how many clients it brings
 * in the first year. Later months are like the twelfth.
 * @param share How much of what we expect search brings.
 */
export function searchAgainstAds(share: number) {
  const months = Array.from({ length: 60 }, (_, index) => Math.min(index, 11));
  const search = months.map((month) => share * (newClients.search[month] ?? 0));
  const ads = months.map((month) => newClients.ads[month] ?? 0);
  const monthAfter = (ours: readonly number[], theirs: readonly number[]) =>
    ours.findIndex((clients, index) => clients > (theirs[index] ?? 0)) + 1;
  return {
    month: monthAfter(search, ads),
    total: monthAfter(toDate(search), toDate(ads)),
    firstYear: search.slice(0, 12).reduce((a, b) => a + b),
  };
}

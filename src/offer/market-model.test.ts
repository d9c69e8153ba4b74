import { expect, it } from 'vitest';
import { lostFees, marketModel, modeledSearches, searchesByGroup } from './market-model.ts';

it('models a market as percents of the cases of a year', () => {
  expect(modeledSearches(100)).toBe(marketModel.searchPercent);
  expect(lostFees(100)).toBe(marketModel.revenuePerCase * marketModel.lostPercent);
});

it('gives a keyword group its share of the searches, unless it has a figure of its own', () => {
  const [largest, second, third] = searchesByGroup([{}, { monthlySearches: 7 }, {}], 1000);
  expect(largest?.monthlySearches).toBe(10 * marketModel.keywordPercents[0]);
  expect(second?.monthlySearches).toBe(7);
  expect(third?.monthlySearches).toBe(10 * marketModel.keywordPercents[2]);
});

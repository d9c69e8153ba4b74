import { expect, it } from 'vitest';
import { lostFees, modeledSearches, searchesByGroup } from './market-model.ts';

it.each([
  [41_700, 63, 6255, [2502, 1877, 1251, 938, 626]],
  [3200, 5, 480, [192, 144, 96, 72, 48]],
])('models the market of %s cases a year', (annualCases, lostMillions, monthlySearches, byGroup) => {
  expect(modeledSearches(annualCases)).toBe(monthlySearches);
  const groups = searchesByGroup([{}, {}, {}, {}, {}], monthlySearches);
  expect(groups).toEqual(byGroup.map((searches) => ({ monthlySearches: searches })));
  expect(Math.round(lostFees(annualCases) / 1_000_000)).toBe(lostMillions);
});

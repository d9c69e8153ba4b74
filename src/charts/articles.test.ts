import { expect, it } from 'vitest';
import { searchAgainstAds } from '../offer/ads-and-search-year.ts';
import { searches } from './two-spouses-chart.tsx';

it('search passes ads in the months that the article names', () => {
  expect(searchAgainstAds(1)).toEqual({ month: 6, total: 8, firstYear: 40 });
});

it('the couple searches as often as the article counts', () => {
  const { Erin, Paul } = searches;
  const count = (kind: string) => [...Erin, ...Paul].filter(([, mark]) => mark === kind).length;
  expect([Erin.length, Paul.length]).toEqual([14, 8]);
  expect(['lawyer', 'name', 'none'].map(count)).toEqual([4, 2, 3]);
});

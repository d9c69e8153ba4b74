import { expect, it } from 'vitest';
import { crossings } from './ads-and-search-year-chart.tsx';
import { searches } from './two-spouses-chart.tsx';

it('search passes ads in the months that the article names', () => {
  expect(crossings).toEqual({ month: 6, total: 8 });
});

it('the couple searches as often as the article counts', () => {
  const count = (is: (search: (typeof searches)[number]) => boolean) => searches.filter(is).length;
  expect([count(({ who }) => who === 'Erin'), count(({ who }) => who === 'Paul')]).toEqual([14, 8]);
  expect([count(({ mark }) => mark === 'lawyer'), count(({ mark }) => mark === 'none')]).toEqual([4, 3]);
});

import { expect, it } from 'vitest';
import { amountIn, yearOf } from './fee-calculator.tsx';

it.each([
  ['10,000', 10_000],
  [' $4 500 ', 4500],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['ten', undefined],
  ['1e9', undefined],
  ['1000001', undefined],
  ['1.2.3', undefined],
])('reads “%s” as %s', (typed, amount) => {
  expect(amountIn(typed, 1_000_000)).toBe(amount);
});

it('divides a year of fees by the clients of a year', () => {
  expect(yearOf(42_000, 10_000, 2)).toEqual({ perClient: 1750, casesToPay: 5, left: 198_000 });
  expect(yearOf(42_000, 1000, 1)).toEqual({ perClient: 3500, casesToPay: 42, left: -30_000 });
});

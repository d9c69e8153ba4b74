import { expect, it } from 'vitest';
import { amountIn } from './fee-calculator.tsx';

it.each([
  ['10,000', 10_000],
  [' $4 500 ', 4500],
  ['0.5', 0.5],
  ['0.05', undefined],
  ['.5', 0.5],
  ['1,5', 1.5],
  ['4500,50', 4500.5],
  ['4,500.5', 4500.5],
  ['4.500,50', 4500.5],
  ['10.000', 10_000],
  ['10\u00a0000', 10_000],
  ['1.000.000', 1_000_000],
  ['1,0000', undefined],
  ['1,000,50', undefined],
  ['0,125', undefined],
  ['10 5', undefined],
  ['5.', undefined],
  ['.', undefined],
  ['', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['ten', undefined],
  ['1e9', undefined],
  ['1000001', undefined],
  ['1.2.3', undefined],
])('reads “%s” as %s', (typed, amount) => {
  expect(amountIn(typed, 0.1, 1_000_000)).toBe(amount);
});

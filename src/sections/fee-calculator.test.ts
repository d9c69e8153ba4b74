import { expect, it } from 'vitest';
import { amountIn } from './fee-calculator.tsx';

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

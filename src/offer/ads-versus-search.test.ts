import { describe, expect, it } from 'vitest';
import { breakEvenVisits, costPerVisit } from './ads-versus-search.ts';

describe('the cost of a visit', () => {
  it('falls as visits rise', () => {
    expect(costPerVisit(1500, 60)).toBe(25);
    expect(costPerVisit(1500, 120)).toBe(12.5);
  });

  it('meets the price of a click at the break-even', () => {
    for (const price of [10, 25, 50]) expect(costPerVisit(1500, breakEvenVisits(1500, price))).toBe(price);
  });

  it('needs a whole visit more where the division leaves a rest', () => {
    expect(breakEvenVisits(1500, 35)).toBe(43);
    expect(costPerVisit(1500, 43)).toBeLessThan(35);
    expect(costPerVisit(1500, 42)).toBeGreaterThan(35);
  });
});

import { describe, expect, it } from 'vitest';
import { breakEvenVisits, costCurve, costPerVisit, placeOf } from './ads-versus-search-chart.tsx';

const ranges = { visits: 200, dollars: 100 };

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

describe('costCurve', () => {
  const points = costCurve(1500, ranges)
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [x: number, y: number]);

  it('enters at the top and leaves at the right edge', () => {
    expect(points.at(0)).toEqual([7.5, 0]);
    expect(points.at(-1)).toEqual([100, 92.5]);
  });

  it('stays on fee = visits × dollars, to the drawing’s precision', () => {
    for (const [x, y] of points) {
      const fee = (x / 100) * ranges.visits * ((100 - y) / 100) * ranges.dollars;
      expect(Math.abs(fee - 1500)).toBeLessThan(2);
    }
  });
});

it('places a point by its share of each range', () => {
  expect(placeOf(60, 25, ranges)).toEqual({ left: 30, bottom: 25 });
});

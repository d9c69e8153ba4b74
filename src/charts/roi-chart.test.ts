import { describe, expect, it } from 'vitest';
import { landingFees } from '../offer/landing-fees.ts';
import { casesToCover, feeOf, roiMonths, totalFees } from './roi-chart.tsx';

const model = landingFees;

describe('the landing page’s model', () => {
  it('charges the schedule month by month', () => {
    const fees = Array.from({ length: 12 }, (_, index) => feeOf(index + 1, model));
    expect(fees).toEqual([7400, 2600, 2600, 2600, 2600, 2600, 995, 995, 995, 995, 995, 995]);
  });

  it('adds up to what the page states: the claimed revenue exactly, the fees to the nearest thousand', () => {
    const rows = roiMonths(model);
    expect(rows).toHaveLength(12);
    expect(rows.at(0)).toEqual({ month: 1, feesToDate: 7400, revenueToDate: 30_000 });
    expect(rows.at(-1)).toEqual({ month: 12, feesToDate: 26_370, revenueToDate: 360_000 });
    expect(rows.at(-1)?.revenueToDate).toBe(model.additionalRevenue);
    expect(Math.round(totalFees(model) / 1000) * 1000).toBe(model.firstYear);
  });

  it('counts the cases that pay for the year, the last one whole', () => {
    expect(casesToCover(model)).toBe(3);
    expect(casesToCover({ ...model, revenuePerCase: 5000 })).toBe(6);
  });
});

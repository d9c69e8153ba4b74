import { GainBars } from '../charts/gain-bars.tsx';
import { CountDots, Marks } from '../charts/marks.tsx';
import { results } from '../offer/results.ts';
import type { DrawnStat } from '../ui/stat.tsx';

const { trafficIncrease, moreQualityLeads, averageRoiMonths } = results;

/** The owner’s headline figures, drawn. Each page words its own labels. */
export const headlineStats = {
  count: (count: number, label: string): DrawnStat => ({
    value: count,
    unit: '+',
    label,
    drawing: <CountDots count={count} />,
  }),
  traffic: (label: string): DrawnStat => ({
    value: trafficIncrease,
    unit: '%',
    label,
    drawing: <GainBars gain={trafficIncrease} />,
  }),
  leads: (label: string): DrawnStat => ({
    value: moreQualityLeads,
    unit: '%',
    label,
    drawing: <GainBars gain={moreQualityLeads} />,
  }),
  roi: (label: string): DrawnStat => ({
    value: averageRoiMonths,
    unit: '-month',
    label,
    drawing: <Marks count={averageRoiMonths} size={4} step={11} height={22} y={27} />,
  }),
};

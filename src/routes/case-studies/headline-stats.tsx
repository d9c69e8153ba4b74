import { GainBars } from '../../charts/gain-bars.tsx';
import { CountDots, Marks } from '../../charts/marks.tsx';
import { results } from '../../offer/results.ts';
import type { DrawnStat } from '../../ui/stat.tsx';

export const headlineStats = [
  { value: results.firms, unit: '+', label: 'firms[^figures]', drawing: <CountDots count={results.firms} /> },
  {
    value: results.trafficIncrease,
    unit: '%',
    label: 'average traffic increase',
    drawing: <GainBars gain={results.trafficIncrease} />,
  },
  {
    value: results.moreQualityLeads,
    unit: '%',
    label: 'more quality leads',
    drawing: <GainBars gain={results.moreQualityLeads} />,
  },
  {
    value: results.averageRoiMonths,
    unit: '-month',
    label: 'average ROI',
    drawing: <Marks count={results.averageRoiMonths} size={4} step={11} height={22} y={27} />,
  },
] satisfies DrawnStat[];

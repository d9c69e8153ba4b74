import { GainBars } from '../../charts/gain-bars.tsx';
import { CountDots, Marks } from '../../charts/marks.tsx';
import { claims } from '../../offer/claims.ts';
import type { DrawnStat } from '../../ui/stat.tsx';

/** The headline claims, with drawings to scale. */
export const headlineStats = [
  { value: claims.firms, unit: '+', label: 'firms[^figures]', drawing: <CountDots count={claims.firms} /> },
  {
    value: claims.trafficIncrease,
    unit: '%',
    label: 'average traffic increase',
    drawing: <GainBars gain={claims.trafficIncrease} />,
  },
  {
    value: claims.moreQualityLeads,
    unit: '%',
    label: 'more quality leads',
    drawing: <GainBars gain={claims.moreQualityLeads} />,
  },
  {
    value: claims.averageRoiMonths,
    unit: '-month',
    label: 'average ROI',
    drawing: <Marks count={claims.averageRoiMonths} size={4} step={11} height={22} y={27} />,
  },
] satisfies DrawnStat[];

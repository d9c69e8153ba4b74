import { GainBars } from '../charts/gain-bars.tsx';
import { CountDots, Marks } from '../charts/marks.tsx';
import { tenths } from '../lib/format.ts';
import { claims } from '../site/claims.ts';
import type { DrawnStat } from '../ui/stat.tsx';

/** Ten marks, a share of them in blue. */
function OfTen({ percent }: { percent: number }) {
  const row = { size: 16, step: 20.2, height: 26, y: 25 };
  const blue = percent / 10;
  return (
    <>
      <Marks {...row} count={blue} />
      {blue < 10 && <Marks {...row} count={10 - blue} x={tenths(blue * row.step)} tone="stroke-baseline" />}
    </>
  );
}

const percent = (value: number, label: string, drawing = <OfTen percent={value} />) => ({
  value,
  unit: '%',
  label,
  drawing,
});

/** The headline claims with drawings to scale; each page shows the ones it needs. */
export const headlineStats = {
  traffic: percent(claims.trafficIncrease, 'average traffic increase', <GainBars gain={claims.trafficIncrease} />),
  leads: percent(claims.moreQualityLeads, 'more quality leads', <GainBars gain={claims.moreQualityLeads} />),
  firms: { value: claims.firms, unit: '+', label: 'firms', drawing: <CountDots count={claims.firms} /> },
  retention: percent(claims.clientRetention, 'client retention'),
  roi: {
    value: claims.averageRoiMonths,
    unit: '-month',
    label: 'average ROI',
    drawing: <Marks count={claims.averageRoiMonths} size={4} step={11} height={22} y={27} />,
  },
} satisfies Record<string, DrawnStat>;

import { GainBars } from '../charts/gain-bars.tsx';
import { CountDots, Marks } from '../charts/marks.tsx';
import { tenths } from '../lib/format.ts';
import { claims } from '../site/claims.ts';
import type { DrawnStat } from '../ui/stat.tsx';

const width = 200;

/** One tick per day, a longer one every fifth, and the last day in blue. */
function DayTicks({ days }: { days: number }) {
  const step = Math.floor((10 * width) / (days + 0.5)) / 10;
  const gray = { size: 1.6, tone: 'stroke-baseline' } as const;
  return (
    <>
      <Marks {...gray} count={days - 1} step={step} height={16} y={30} />
      <Marks {...gray} count={Math.ceil(days / 5) - 1} step={5 * step} x={4 * step} height={22} y={27} />
      <rect className="fill-data" x={(days - 1) * step} y="4" width="4" height="34" />
    </>
  );
}

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
  days: {
    value: claims.daysToResults,
    unit: ' days',
    label: 'to results for most clients',
    drawing: <DayTicks days={claims.daysToResults} />,
  },
  campaigns: {
    value: claims.campaigns,
    unit: '+',
    label: `campaigns since ${claims.servingSince}`,
    drawing: <CountDots count={claims.campaigns} />,
  },
  firms: { value: claims.firms, unit: '+', label: 'firms', drawing: <CountDots count={claims.firms} /> },
  retention: percent(claims.clientRetention, 'client retention'),
  firstPage: percent(claims.firstPageResults, 'first-page results'),
  satisfaction: percent(claims.clientSatisfaction, 'client satisfaction'),
  roi: {
    value: claims.averageRoiMonths,
    unit: '-month',
    label: 'average ROI',
    drawing: <Marks count={claims.averageRoiMonths} size={4} step={11} height={22} y={27} />,
  },
} satisfies Record<string, DrawnStat>;

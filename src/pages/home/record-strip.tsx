import { GainBars } from '../../charts/gain-bars.tsx';
import { CountDots, Marks } from '../../charts/marks.tsx';
import { atLeast, tenths } from '../../lib/format.ts';
import { type Stat, StatStrip } from '../../sections/stat-strip.tsx';
import { claims } from '../../site/claims.ts';
import { Section, SectionHead } from '../../ui/section.tsx';

/** The width of a stat's drawing. */
const width = 200;

/** One tick per day, a longer one every fifth, and the last day in blue. */
function DayTicks({ days }: { days: number }) {
  const step = Math.floor((10 * width) / (days + 0.5)) / 10;
  return (
    <>
      <Marks count={days - 1} size={1.6} step={step} height={16} y={30} tone="stroke-baseline" />
      <Marks
        count={Math.ceil(days / 5) - 1}
        size={1.6}
        step={5 * step}
        x={4 * step}
        height={22}
        y={27}
        tone="stroke-baseline"
      />
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

const growth: readonly Stat[] = [
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
    value: claims.daysToResults,
    unit: ' days',
    label: 'to results for most clients',
    drawing: <DayTicks days={claims.daysToResults} />,
  },
  {
    value: claims.campaigns,
    unit: '+',
    label: `campaigns since ${claims.servingSince}`,
    drawing: <CountDots count={claims.campaigns} />,
  },
];

const outcomes: readonly Stat[] = [
  {
    value: claims.clientRetention,
    unit: '%',
    label: 'client retention',
    drawing: <OfTen percent={claims.clientRetention} />,
  },
  {
    value: claims.firstPageResults,
    unit: '%',
    label: 'first-page results',
    drawing: <OfTen percent={claims.firstPageResults} />,
  },
  {
    value: claims.clientSatisfaction,
    unit: '%',
    label: 'client satisfaction',
    drawing: <OfTen percent={claims.clientSatisfaction} />,
  },
  {
    value: claims.averageRoiMonths,
    unit: '-month',
    label: 'average ROI',
    drawing: <Marks count={claims.averageRoiMonths} size={4} step={11} height={22} y={27} />,
  },
];

/** The headline claims, in two strips of four. */
export function RecordStrip() {
  return (
    <Section label="Results" labelledBy="record">
      <SectionHead
        id="record"
        heading={`${claims.trafficIncrease}% more traffic on average, across ${atLeast(claims.campaigns)} campaigns`}
        lede={`These figures are our own count. Our ${claims.trafficIncrease}% average is also the most we plan for in a first year, so base your budget on the ranges in the timeline below. An average also hides what didn’t work. In [a sample case](/case-studies#jacksonville), a solo attorney in Jacksonville got 58% more consultation requests by month 9, but five searches that named only the city still went to larger firms.`}
      />
      <StatStrip stats={growth} />
      <StatStrip stats={outcomes} continues />
      <p className="note mt-3">
        In the traffic and lead charts, gray is the starting point and blue is the result. Each dot is one campaign.
      </p>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { GainBars } from '../../charts/gain-bars.tsx';
import { CountDots, Marks } from '../../charts/marks.tsx';
import { tenths } from '../../charts/rounding.ts';
import type { CopyText } from '../../lib/copy-text.ts';
import { RecordFigure } from '../../sections/statistics.tsx';
import { claims } from '../../site/claims.ts';
import { Section, SectionHead } from '../../ui/section.tsx';

/** Every drawing is this wide, so that the strip shares one scale. */
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
      <rect className="g1" x={(days - 1) * step} y="4" width="4" height="34" />
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

/** A figure, what it counts, and a drawing of it to scale. */
function Entry({
  value,
  unit,
  label,
  children,
}: {
  value: number;
  unit: string;
  label: CopyText;
  children: ReactNode;
}) {
  return (
    <RecordFigure value={value} unit={unit} label={label}>
      <svg viewBox={`0 0 ${width} 44`} preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
    </RecordFigure>
  );
}

const campaigns = Number.parseInt(claims.campaigns, 10);

/** The headline claims (specification, section 1), in two strips of four. */
export function RecordStrip() {
  return (
    <Section label="Results" labelledBy="record">
      <SectionHead
        id="record"
        heading={`${claims.trafficIncrease}% more traffic on average, across ${claims.campaigns} campaigns`}
        lede="These figures are our own count. Your market, your site and your competitors will change yours."
      />
      <div className="rec md:grid-cols-4">
        <Entry value={claims.trafficIncrease} unit="%" label="average traffic increase">
          <GainBars gain={claims.trafficIncrease} />
        </Entry>
        <Entry value={claims.moreQualityLeads} unit="%" label="more quality leads">
          <GainBars gain={claims.moreQualityLeads} />
        </Entry>
        <Entry value={claims.daysToResults} unit=" days" label="to results for most clients">
          <DayTicks days={claims.daysToResults} />
        </Entry>
        <Entry value={campaigns} unit="+" label={`campaigns since ${claims.servingSince}`}>
          <CountDots count={campaigns} />
        </Entry>
      </div>
      <div className="rec border-t-0 md:grid-cols-4">
        <Entry value={claims.clientRetention} unit="%" label="client retention">
          <OfTen percent={claims.clientRetention} />
        </Entry>
        <Entry value={claims.firstPageResults} unit="%" label="first-page results">
          <OfTen percent={claims.firstPageResults} />
        </Entry>
        <Entry value={claims.clientSatisfaction} unit="%" label="client satisfaction">
          <OfTen percent={claims.clientSatisfaction} />
        </Entry>
        <Entry value={claims.averageRoiMonths} unit="-month" label="average ROI">
          <Marks count={claims.averageRoiMonths} size={4} step={11} height={22} y={27} />
        </Entry>
      </div>
      <p className="note mt-3">Gray is the starting point. Blue is the result. Each dot is one campaign.</p>
    </Section>
  );
}

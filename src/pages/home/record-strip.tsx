import type { ReactNode } from 'react';
import { GainBars } from '../../charts/gain-bars.tsx';
import { CountDots, Marks } from '../../charts/marks.tsx';
import { tenths } from '../../charts/rounding.ts';
import type { CopyText } from '../../lib/copy-text.ts';
import { RecordFigure } from '../../sections/record-figure.tsx';
import { claims } from '../../site/claims.ts';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

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

/** Ten clients; those who stay in blue. */
function TenClients({ staying }: { staying: number }) {
  const row = { size: 16, step: 20.2, height: 26, y: 25 };
  return (
    <>
      <Marks {...row} count={staying} />
      <Marks {...row} count={10 - staying} x={tenths(staying * row.step)} tone="stroke-baseline" />
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

/** The headline claims (specification, section 1) as a strip of five; the others stand in its notes. */
export function RecordStrip() {
  return (
    <Sheet folio="The record" labelledBy="record">
      <SectionHeading className="vh" id="record">
        The record since {claims.servingSince}
      </SectionHeading>
      <div className="rec">
        <Entry value={claims.trafficIncrease} unit="%" label="average increase in traffic[^average]">
          <GainBars gain={claims.trafficIncrease} />
        </Entry>
        <Entry value={claims.moreQualityLeads} unit="%" label="more quality leads[^average]">
          <GainBars gain={claims.moreQualityLeads} />
        </Entry>
        <Entry value={claims.daysToResults} unit=" days" label="to results for most clients[^days]">
          <DayTicks days={claims.daysToResults} />
        </Entry>
        <Entry value={claims.clientRetention} unit="%" label="of clients stay with us[^record]">
          <TenClients staying={claims.clientRetention / 10} />
        </Entry>
        <Entry value={campaigns} unit="+" label={`campaigns since ${claims.servingSince}[^record]`}>
          <CountDots count={campaigns} />
        </Entry>
      </div>
      <p className="note mt-3">
        Gray is the starting point; blue is the gain, the share or the date. Each dot is one campaign.
      </p>
    </Sheet>
  );
}

import type { ReactNode } from 'react';
import type { CopyText } from '../../lib/copy-text.ts';
import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Every drawing is this wide, so that the strip shares one scale. */
const width = 200;

/** A row of equal marks, drawn as one dashed line: `count` marks of `size` by `height`, `step` apart. */
function Marks({
  count,
  size,
  step,
  height,
  x = 0,
  y,
  tone = 'stroke-data',
}: {
  count: number;
  size: number;
  step: number;
  height: number;
  x?: number;
  /** The middle of the row. */
  y: number;
  tone?: 'stroke-data' | 'stroke-baseline';
}) {
  const length = Math.round(((count - 1) * step + size) * 10) / 10;
  return (
    <path
      className={tone}
      d={`M${x} ${y}h${length}`}
      strokeWidth={height}
      strokeDasharray={`${size} ${Math.round((step - size) * 10) / 10}`}
    />
  );
}

/** Before, and after with the gain in blue. */
function GainBars({ percent }: { percent: number }) {
  const before = Math.round(width / (1 + percent / 100));
  return (
    <>
      <path className="g0" d={`M0 4h${before}v12h-${before}zM0 26h${before}v12h-${before}z`} />
      <rect className="g1" x={before} y="26" width={width - before} height="12" />
    </>
  );
}

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
      <Marks {...row} count={10 - staying} x={Math.round(staying * 202) / 10} tone="stroke-baseline" />
    </>
  );
}

/** One dot per campaign, forty to a row. */
function CampaignDots({ campaigns }: { campaigns: number }) {
  const rows = Array.from({ length: campaigns / 40 }, (_, index) => Math.round(62 + index * 74) / 10);
  return rows.map((y) => <Marks key={y} count={40} size={3} step={5} height={4.4} y={y} />);
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
    <div className="rec__i">
      <p className="rec__n">
        {value}
        <small>{unit}</small>
      </p>
      <p className="rec__l">
        <Copy text={label} />
      </p>
      <svg viewBox={`0 0 ${width} 44`} preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

const campaigns = Number.parseInt(claims.campaigns, 10);

/** The headline claims (specification, section 1) as a strip of five; the others stand in its notes. */
export function RecordStrip() {
  return (
    <Sheet folio="The record" labelledBy="record">
      <h2 className="vh" id="record">
        The record since {claims.servingSince}
      </h2>
      <div className="rec">
        <Entry value={claims.trafficIncrease} unit="%" label="average increase in traffic[^average]">
          <GainBars percent={claims.trafficIncrease} />
        </Entry>
        <Entry value={claims.moreQualityLeads} unit="%" label="more quality leads[^average]">
          <GainBars percent={claims.moreQualityLeads} />
        </Entry>
        <Entry value={claims.daysToResults} unit=" days" label="to results for most clients[^days]">
          <DayTicks days={claims.daysToResults} />
        </Entry>
        <Entry value={claims.clientRetention} unit="%" label="of clients stay with us[^record]">
          <TenClients staying={claims.clientRetention / 10} />
        </Entry>
        <Entry value={campaigns} unit="+" label={`campaigns since ${claims.servingSince}[^record]`}>
          <CampaignDots campaigns={campaigns} />
        </Entry>
      </div>
      <p className="note mt-3">
        Gray is the starting point; blue is the gain, the share or the date. Each dot is one campaign.
      </p>
    </Sheet>
  );
}

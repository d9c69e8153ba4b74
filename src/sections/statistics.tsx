import { endsOf, type Gain, GainBars } from '../charts/gain-bars.tsx';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { StatValue } from '../ui/stat.tsx';
import { StatStrip } from './stat-strip.tsx';

/** A result card: a gain over the starting point, in percent. */
export interface Result {
  /** The low and the high end; one number when the gain was measured. */
  gain: Gain;
  /** More of what, in which period. */
  label: CopyText;
  /** The figure of a sample campaign. The label must refer to a note that says so. */
  sample?: true;
}

/** Results side by side, each with its gain drawn against the same starting point and to the same scale. */
export function ResultStrip({ results }: { results: readonly Result[] }) {
  const most = Math.max(...results.map(({ gain }) => endsOf(gain)[1]));
  return (
    <StatStrip
      stats={results.map(({ gain, label }) => {
        const [low, high] = endsOf(gain);
        const value = low === high ? low : `${low}–${high}`;
        return { value, unit: '%', label, drawing: <GainBars gain={gain} most={most} /> };
      })}
    />
  );
}

/** One statistic row. Each figure has a unit, in `unit` or in the label. */
interface Statistic {
  /** As read: `47`, `4–6`. */
  value: string;
  /** Set smaller behind the value, with its space where it takes one: ` ms`, `%`. */
  unit?: string;
  label: string;
  detail: CopyText;
}

/** A service page's why-it-matters block: the argument, and four statistic rows. */
export function StatisticSection({
  heading,
  lede,
  rows,
}: {
  heading: string;
  lede: CopyText;
  rows: readonly [Statistic, Statistic, Statistic, Statistic];
}) {
  return (
    <Section label="Why" tone="card" labelledBy="why" bodyClass="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div>
        <SectionHeading id="why">{heading}</SectionHeading>
        <p className="lede mt-5">
          <Copy text={lede} />
        </p>
      </div>
      <ul className="border-ink border-t-2">
        {rows.map(({ value, unit, label, detail }) => (
          <li key={label} className="grid gap-x-8 gap-y-2 border-rule border-b py-6 sm:grid-cols-[8.5rem_1fr]">
            <StatValue value={value} unit={unit} />
            <div>
              <h3 className="font-sans text-body font-semibold tracking-normal">{label}</h3>
              <p className="mt-1 text-ink-2">
                <Copy text={detail} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

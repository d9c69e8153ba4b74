import type { ReactNode } from 'react';
import { endsOf, type Gain, GainBars } from '../charts/gain-bars.tsx';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { StatValue } from '../ui/stat.tsx';

interface RecordFigureProps {
  /** `li` where the strip is a list. */
  as?: 'div' | 'li';
  value: number | string;
  unit?: string;
  label: CopyText;
  /** Sets the number in the blue of measured gains, where no drawing does that. */
  isBlue?: boolean;
  /** A drawing of it, 44 high. */
  children?: ReactNode;
}

/** A large number with its unit, what it counts, and a drawing to scale. */
export function RecordFigure({ as: Element = 'div', value, unit, label, isBlue = false, children }: RecordFigureProps) {
  return (
    <Element className="rec__i">
      <p className={isBlue ? 'rec__n text-data' : 'rec__n'}>
        {value}
        {unit && <small>{unit}</small>}
      </p>
      <p className="rec__l">
        <Copy text={label} />
      </p>
      {children}
    </Element>
  );
}

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
export function ResultStrip({ results, className = '' }: { results: readonly Result[]; className?: string }) {
  const most = Math.max(...results.map(({ gain }) => endsOf(gain)[1]));
  return (
    <div className={`rec rec--3 ${className}`.trimEnd()}>
      {results.map((result) => {
        const [low, high] = endsOf(result.gain);
        return (
          <RecordFigure key={result.label} value={low === high ? low : `${low}–${high}`} unit="%" label={result.label}>
            <svg viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
              <GainBars gain={result.gain} most={most} />
            </svg>
          </RecordFigure>
        );
      })}
    </div>
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

/** A service page's why-it-matters block: the argument, and four statistic rows (specification, section 2). */
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
    <Section
      label="Why"
      tone="card"
      labelledBy="why"
      bodyClass="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16"
    >
      <div>
        <SectionHeading id="why">{heading}</SectionHeading>
        <p className="lede mt-5">
          <Copy text={lede} />
        </p>
      </div>
      <ul className="border-ink border-t-2">
        {rows.map(({ value, unit, label, detail }) => (
          <li
            key={label}
            className="grid gap-x-8 gap-y-2 border-rule border-b py-5 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:py-6"
          >
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

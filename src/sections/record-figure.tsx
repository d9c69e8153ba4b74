import type { ReactNode } from 'react';
import { endsOf, type Gain, GainBars } from '../charts/gain-bars.tsx';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';

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

/** One figure of a strip (`.rec`): a large number with its unit, what it counts, and a drawing to scale. */
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

import { endsOf, type Gain, GainBars } from '../charts/gain-bars.tsx';
import type { CopyText } from '../lib/copy-text.ts';
import { RecordFigure } from './record-figure.tsx';

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

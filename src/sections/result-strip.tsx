import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';

/** A result card: a gain over the starting point, in percent. */
export interface Result {
  /** The low and the high end; one number when the gain was measured. */
  gain: number | readonly [low: number, high: number];
  /** More of what, in which period. */
  label: CopyText;
  /** The figure of a sample campaign. The label must refer to a note that says so. */
  sample?: true;
}

const ends = ({ gain }: Result): readonly [number, number] => (typeof gain === 'number' ? [gain, gain] : gain);

/** Results side by side, each with its gain drawn against the same starting point and to the same scale. */
export function ResultStrip({ results, className = '' }: { results: readonly Result[]; className?: string }) {
  const longest = 100 + Math.max(...results.map((result) => ends(result)[1]));
  const toScale = (percent: number) => Math.round((percent / longest) * 2000) / 10;
  return (
    <div className={`rec rec--3 ${className}`.trimEnd()}>
      {results.map((result) => {
        const [low, high] = ends(result);
        return (
          <div key={result.label} className="rec__i">
            <p className="rec__n">
              {low === high ? low : `${low}–${high}`}
              <small>%</small>
            </p>
            <p className="rec__l">
              <Copy text={result.label} />
            </p>
            <svg viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
              <rect className="g0" y="4" width={toScale(100)} height="12" />
              <rect className="g0" y="26" width={toScale(100)} height="12" />
              <rect x={toScale(100)} y="26" width={toScale(high)} height="12" fill="var(--color-data-soft)" />
              <rect className="g1" x={toScale(100)} y="26" width={toScale(low)} height="12" />
            </svg>
          </div>
        );
      })}
    </div>
  );
}

import { type Range, tenths } from '../lib/format.ts';
import { phases } from '../offer/results.ts';

const width = 200;

/**
 * The starting point in gray, the gain in blue and light blue: part of a drawing of 200 by 24.
 * @param gain In percent over the starting point; light blue fills a range.
 * @param most The highest gain that the scale has room for, where several drawings share one.
 */
export function GainBars({ gain, most }: { gain: number | Range; most?: number }) {
  const [low, high] = typeof gain === 'number' ? [gain, gain] : gain;
  const scale = width / (100 + (most ?? high));
  const start = tenths(100 * scale);
  const reach = (percent: number) => tenths(percent * scale);
  return (
    <>
      <path className="fill-baseline" d={`M0 0h${start}v9h-${start}zM0 15h${start}v9h-${start}z`} />
      {high > low && <rect x={start} y="15" width={reach(high)} height="9" className="fill-data-soft" />}
      <rect className="fill-data" x={start} y="15" width={reach(low)} height="9" />
    </>
  );
}

const highestGain = Math.max(...phases.map(({ gain }) => gain[1]));

/**
 * The gain of a phase of the first year, all on one scale: the lower of the two bars. On phones, it lies on the bottom
 * line of its row, which is `relative`.
 */
export const PhaseBar = ({ gain, className }: { gain: Range; className: string }) => (
  <svg
    viewBox="0 15 200 9"
    preserveAspectRatio="none"
    className={`h-2 w-full max-md:absolute max-md:inset-x-0 max-md:bottom-0 md:h-3 ${className}`}
    aria-hidden="true"
  >
    <GainBars gain={gain} most={highestGain} />
  </svg>
);

/**
 * Before in gray, after in blue, from one zero: part of a drawing of 200 by 24.
 * @param after In percent of before; below 100 for a loss.
 */
export function BeforeAfter({ after }: { after: number }) {
  const length = (percent: number) => tenths((percent / Math.max(100, after)) * width);
  return (
    <>
      <rect className="fill-baseline" width={length(100)} height="9" />
      <rect className="fill-data on-ink:fill-data-on-ink" y="15" width={length(after)} height="9" />
    </>
  );
}

import { type Range, tenths } from '../lib/format.ts';
import { phases } from '../offer/results.ts';

const width = 200;

/**
 * Before in gray, after in blue, from one zero: part of a drawing of 200 by 24.
 * @param gain In percent of before, negative for a loss; light blue fills a range.
 * @param most The highest gain that the scale has room for, where several drawings share one.
 */
export function GainBars({ gain, most }: { gain: number | Range; most?: number }) {
  const [low, high] = typeof gain === 'number' ? [gain, gain] : gain;
  const scale = width / (100 + Math.max(0, most ?? high));
  const length = (change: number) => tenths((100 + change) * scale);
  return (
    <>
      <rect className="fill-baseline" width={length(0)} height="10.5" />
      {high > low && <rect className="fill-data-soft" y="13.5" width={length(high)} height="10.5" />}
      <rect className="fill-data on-ink:fill-data-on-ink" y="13.5" width={length(low)} height="10.5" />
    </>
  );
}

const highestGain = Math.max(...phases.map(({ gain }) => gain[1]));

/** What the colors of a list of `PhaseBar`s mean. */
export const phaseKey = 'Gray: where you start. Blue: the low end of the gain. Light blue: the high end.';

/**
 * The gain of a phase of the first year, all on one scale: the two bars in one. On phones, it lies on the bottom line of
 * its row, which is `relative`.
 */
export const PhaseBar = ({ gain, className }: { gain: Range; className: string }) => (
  <svg
    viewBox="0 13.5 200 10.5"
    preserveAspectRatio="none"
    className={`h-3 w-full max-md:absolute max-md:inset-x-0 max-md:bottom-0 ${className}`}
    aria-hidden="true"
  >
    <GainBars gain={gain} most={highestGain} />
    <rect className="fill-baseline" y="13.5" width={width / (1 + highestGain / 100)} height="10.5" />
  </svg>
);

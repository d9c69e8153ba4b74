import { type Range, tenths } from '../lib/format.ts';

const width = 200;

/**
 * Two bars in a drawing of 200 by 24: before in gray, after in blue.
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

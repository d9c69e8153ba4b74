import { type Range, tenths } from '../lib/format.ts';

const width = 200;

/**
 * The starting point in gray, the gain in blue and light blue: part of a drawing of 200 by 44.
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
      <path className="fill-baseline" d={`M0 4h${start}v12h-${start}zM0 26h${start}v12h-${start}z`} />
      {high > low && <rect x={start} y="26" width={reach(high)} height="12" className="fill-data-soft" />}
      <rect className="fill-data" x={start} y="26" width={reach(low)} height="12" />
    </>
  );
}

/**
 * Before in gray, after in blue, from one zero: part of a drawing of 200 by 44.
 * @param after In percent of before; below 100 for a loss.
 * @param onInk The blue is lighter on ink.
 */
export function BeforeAfter({ after, onInk = false }: { after: number; onInk?: boolean }) {
  const length = (percent: number) => tenths((percent / Math.max(100, after)) * width);
  return (
    <>
      <rect className="fill-baseline" y="4" width={length(100)} height="14" />
      <rect className={onInk ? 'fill-data-on-ink' : 'fill-data'} y="26" width={length(after)} height="14" />
    </>
  );
}

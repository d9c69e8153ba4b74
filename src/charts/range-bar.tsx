import { percentRange, type Range } from '../lib/format.ts';

const share = (percent: number, most: number) => `${Math.round((percent / most) * 1000) / 10}%`;

/** A planned gain in words, and below them a bar from zero: solid to the low end, tinted to the high one. */
export const RangeBar = ({
  gain: [low, high],
  measure,
  most,
}: {
  /** In percent over the starting point. */
  gain: Range;
  /** More of what. */
  measure: string;
  /** The end of the scale. */
  most: number;
}) => (
  <>
    <span className="whitespace-nowrap font-medium font-serif text-xl/tight tabular-nums">
      {percentRange([low, high])}
    </span>{' '}
    more {measure}
    <span className="mt-2 flex h-4.5 forced-color-adjust-none print:[print-color-adjust:exact]" aria-hidden="true">
      <i className="bg-data" style={{ width: share(low, most) }} />
      <i className="border-[1.5px] border-data bg-data-tint" style={{ width: share(high - low, most) }} />
    </span>
  </>
);

import type { ReactNode } from 'react';

const size = 5;
const step = 20;
const xOf = (index: number) => (index % size) * step + step / 2;
const yOf = (index: number) => Math.floor(index / size) * step + step / 2;

const tones = [
  { upTo: 3, dot: 'fill-data', number: 'fill-card' },
  { upTo: 10, dot: 'fill-data-soft', number: 'fill-ink' },
  { upTo: Infinity, dot: 'fill-card stroke-baseline', number: 'fill-ink' },
];

const toneOf = (rank: number) => tones.find(({ upTo }) => rank <= upTo);

/**
 * A firm’s positions in map results, searched from 25 places around its office.
 * @param ranks Row by row from the northwest; dark blue is a place among the first three.
 */
export const RankGrid = ({
  ranks,
  label,
  className,
  children,
}: {
  ranks: readonly number[];
  label: string;
  className?: string;
  /** A map below the places, 100 by 100, instead of the grid. */
  children?: ReactNode;
}) => (
  <svg
    viewBox={`0 0 ${size * step} ${size * step}`}
    width="200"
    height="200"
    role="img"
    aria-label={label}
    className={className}
  >
    <path
      className="stroke-rule"
      d={Array.from({ length: size }, (_, line) => `M10 ${line * step + 10}h80M${line * step + 10} 10v80`).join('')}
    />
    {children}
    {tones.map((tone) => (
      <path
        key={tone.dot}
        className={tone.dot}
        d={ranks
          .map((rank, index) => (toneOf(rank) === tone ? `M${xOf(index) - 8} ${yOf(index)}a8 8 0 1 1 0 .01z` : ''))
          .join('')}
      />
    ))}
    {ranks.map((rank, index) => (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: places never move
        key={index}
        x={xOf(index)}
        y={yOf(index) + 3.8}
        textAnchor="middle"
        className={`font-semibold text-xs ${toneOf(rank)?.number}`}
      >
        {rank}
      </text>
    ))}
  </svg>
);

import type { ReactNode } from 'react';

const size = 5;
const step = 20;

const toneOf = (rank: number) => {
  if (rank <= 3) return { dot: 'fill-data', number: 'fill-white' };
  if (rank <= 10) return { dot: 'fill-data-soft', number: 'fill-ink' };
  return { dot: 'fill-card stroke-baseline', number: 'fill-ink-2' };
};

/**
 * Where a firm comes up on the map, searched from 25 places around its office.
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
  <svg viewBox={`0 0 ${size * step} ${size * step}`} role="img" aria-label={label} className={className}>
    <path
      className="stroke-rule"
      d={Array.from({ length: size }, (_, line) => `M10 ${line * step + 10}h80M${line * step + 10} 10v80`).join('')}
    />
    {children}
    {ranks.map((rank, index) => {
      const { dot, number } = toneOf(rank);
      const x = (index % size) * step + step / 2;
      const y = Math.floor(index / size) * step + step / 2;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: places never move
        <g key={index}>
          <circle cx={x} cy={y} r="8" className={dot} />
          <text x={x} y={y + 2.9} textAnchor="middle" className={`font-semibold text-[8px] ${number}`}>
            {rank}
          </text>
        </g>
      );
    })}
  </svg>
);

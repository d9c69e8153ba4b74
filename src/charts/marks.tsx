import { tenths } from '../lib/format.ts';

/** A row of equal marks, drawn as one dashed line: `count` marks of `size` by `height`, `step` apart. */
export const Marks = ({
  count,
  size,
  step,
  height,
  y,
}: {
  count: number;
  size: number;
  step: number;
  height: number;
  /** The middle of the row. */
  y: number;
}) => (
  <path
    className="stroke-data"
    d={`M0 ${y}h${tenths((count - 1) * step + size)}`}
    strokeWidth={height}
    strokeDasharray={`${size} ${tenths(step - size)}`}
  />
);

const sheetsInRow = 15;

/** A stack of pages, fifteen to a row from the bottom up. Decorative. */
export function Sheets({ count }: { count: number }) {
  const rows = Math.ceil(count / sheetsInRow);
  return (
    <svg viewBox={`0 0 118 ${rows * 11 - 3}`} className="w-34" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => {
        const sheets = Math.min(sheetsInRow, count - row * sheetsInRow);
        const y = (rows - row) * 11 - 7;
        return <Marks key={y} count={sheets} size={6} step={8} height={8} y={y} />;
      })}
    </svg>
  );
}

const dotsInRow = 40;
const field = { top: 2.5, height: 37 };

/** One dot per thing counted, forty to a row: part of a drawing of 200 by 44. */
export function CountDots({ count }: { count: number }) {
  const rows = Math.ceil(count / dotsInRow);
  const step = field.height / rows;
  return Array.from({ length: rows }, (_, row) => {
    const y = tenths(field.top + (row + 0.5) * step);
    const dots = Math.min(dotsInRow, count - row * dotsInRow);
    return <Marks key={y} count={dots} size={3} step={5} height={Math.min(4.4, tenths(step * 0.6))} y={y} />;
  });
}

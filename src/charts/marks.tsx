import { hundredths, tenths } from '../lib/format.ts';

const size = { width: 200, height: 24 };

interface MarksProps {
  count: number;
  /** The number that would fill the width. */
  of?: number;
  /** Width of one mark. */
  width: number;
  height?: number;
  /** The middle of the row. */
  y?: number;
  className?: string;
}

/** A row of equal marks, drawn as one dashed line in a drawing of 200 by 24. */
export function Marks({ count, of = count, width, height = size.height, y = size.height / 2, className }: MarksProps) {
  const step = (size.width - width) / (of - 1);
  return (
    <path
      className={className ?? 'stroke-data'}
      d={`M0 ${y}h${tenths((count - 1) * step + width)}`}
      strokeWidth={height}
      strokeDasharray={`${width} ${hundredths(step - width)}`}
    />
  );
}

/** Ten marks, with as many in blue as the percentage has tens. */
export const PercentMarks = ({ percent }: { percent: number }) => (
  <>
    <Marks count={10} width={14} className="stroke-data-soft" />
    <Marks count={percent / 10} of={10} width={14} />
  </>
);

const sheetsInRow = 15;

/** A stack of pages, fifteen to a row from the bottom up. Decorative. */
export function Sheets({ count }: { count: number }) {
  const rows = Math.ceil(count / sheetsInRow);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${rows * 18 - 4}`}
      width={size.width}
      height={rows * 18 - 4}
      className="w-1/2"
      aria-hidden="true"
    >
      {Array.from({ length: rows }, (_, row) => {
        const sheets = Math.min(sheetsInRow, count - row * sheetsInRow);
        const y = (rows - row) * 18 - 11;
        return <Marks key={y} count={sheets} of={sheetsInRow} width={10} height={14} y={y} />;
      })}
    </svg>
  );
}

const dotsInRow = 40;

/** One dot per thing counted, forty to a row. */
export function CountDots({ count }: { count: number }) {
  const rows = Math.ceil(count / dotsInRow);
  const step = size.height / rows;
  return Array.from({ length: rows }, (_, row) => {
    const y = tenths((row + 0.5) * step);
    const dots = Math.min(dotsInRow, count - row * dotsInRow);
    return <Marks key={y} count={dots} of={dotsInRow} width={3} height={tenths(step * 0.6)} y={y} />;
  });
}

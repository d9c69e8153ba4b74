import type { ComponentType } from 'react';
import type { HeroImage } from '../../content/state-derivations.ts';

const drawings: Record<HeroImage, ComponentType> = { 0: CalendarDrawing, 1: CardIndexDrawing, 2: StreetDrawing };

/**
 * The hero's frieze: one of three drawings, by the length of the state's name (specification, section 9). An ornament:
 * assistive technology skips it.
 */
export function HeroDrawing({ image }: { image: HeroImage }) {
  const Drawing = drawings[image];
  return (
    <div className="lg:col-span-2">
      <Drawing />
    </div>
  );
}

/** Line by line, as on a clerk's list. */
const lines = [
  ['9:00', 'Status conference', 'Courtroom 2'],
  ['9:30', 'Temporary orders', 'Courtroom 1'],
  ['10:00', 'Divorce hearing', 'Courtroom 3'],
  ['10:30', 'Motion to compel', 'Courtroom 1'],
  ['11:00', 'Pretrial conference', 'Courtroom 2'],
] as const;
const called = '10:00';

/** A motion calendar, one line of it under the highlighter. */
function CalendarDrawing() {
  return (
    <ul className="frieze docket" aria-hidden="true">
      {lines.map(([time, matter, room]) => (
        <li key={time} className={time === called ? 'on' : undefined}>
          <span>{time}</span> <span>{matter}</span> <i>{room}</i>
        </li>
      ))}
    </ul>
  );
}

/** Narrow screens show the first of them. */
const letters = [...'ABCDEFGHIJKLMNOPRSTUVW'];
const pulled = 'D';

/** A drawer of ruled index cards, seen from the front; one is pulled. */
function CardIndexDrawing() {
  return (
    <ul className="frieze drawer" aria-hidden="true">
      {letters.map((letter) => (
        <li key={letter} className={letter === pulled ? 'on' : undefined}>
          {letter}
        </li>
      ))}
    </ul>
  );
}

/** The drawing's units; on narrow screens its middle is shown. */
const frieze = { width: 1200, height: 176 };
const block = { height: 38, street: 12 };
/** The blocks' widths from west to east, uneven as in a grown town. */
const widths = [58, 84, 74, 96, 70, 62, 88, 92, 66, 78, 58, 104, 72, 80];
const columns = widths.map((width, index) => ({
  width,
  left: widths.slice(0, index).reduce((sum, before) => sum + before + block.street, -18),
}));
const rows = [0, 1, 2, 3];
const courthouse = { column: 7, row: 1 };

const top = (row: number) => row * (block.height + block.street) - 6;

const blockAt = (row: number, { left, width }: { left: number; width: number }) =>
  `M${left} ${top(row)}h${width}v${block.height}h${-width}z`;

const isSquare = (row: number, column: number) => column === courthouse.column && row === courthouse.row;
const plan = (shown: (row: number, column: number) => boolean) =>
  rows.flatMap((row) => columns.map((column, index) => (shown(row, index) ? blockAt(row, column) : ''))).join('');
const square = plan(isSquare);
const blocks = plan((row, column) => !isSquare(row, column));

/** A street plan with the courthouse square, the way to it under the highlighter, and a pin. */
function StreetDrawing() {
  const { left = 0, width = 0 } = columns[courthouse.column] ?? {};
  const door = { x: left + width / 2, y: top(courthouse.row) + block.height / 2 };
  const street = top(courthouse.row + 1) - block.street / 2;
  const avenue = `M-20 ${frieze.height + 40}L560 -40`;
  return (
    <svg
      aria-hidden="true"
      className="frieze"
      viewBox={`0 0 ${frieze.width} ${frieze.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width={frieze.width} height={frieze.height} fill="var(--color-sunk)" />
      <path d={blocks} fill="var(--color-card)" stroke="var(--color-mesh)" vectorEffect="non-scaling-stroke" />
      <path d={square} fill="var(--color-data-tint)" stroke="var(--color-ink)" vectorEffect="non-scaling-stroke" />
      <path d={avenue} stroke="var(--color-mesh)" strokeWidth="18" />
      <path d={avenue} stroke="var(--color-sunk)" strokeWidth="16" />
      <path
        d={`M0 ${street}H${door.x}V${door.y}`}
        fill="none"
        stroke="var(--color-mark)"
        strokeWidth={block.street - 2}
      />
      <circle cx={door.x} cy={door.y} r="9" fill="var(--color-mark)" stroke="var(--color-ink)" strokeWidth="2" />
    </svg>
  );
}

import { Frieze, frieze } from './frieze.tsx';

const rowHeight = 25;
const margin = 300;
/** Line by line, as on a clerk's list: where the second column's words end, and the third's. */
const lines = [
  [610, 905],
  [560, 850],
  [655, 930],
  [600, 820],
  [540, 900],
  [630, 865],
  [575, 915],
] as const;
const called = 2;
/** Words and the spaces between them. */
const words = '26 7 40 7 84 7';

/** A motion calendar, one line of it under the highlighter. */
export function CalendarDrawing() {
  return (
    <Frieze>
      <rect y={called * rowHeight} width={frieze.width} height={rowHeight} fill="var(--color-mark)" />
      {lines.map(([name, court], index) => {
        const y = index * rowHeight;
        const ink = index === called ? 'var(--color-ink)' : 'var(--color-mesh)';
        return (
          <g key={y} stroke={ink} strokeWidth={index === called ? 6 : 5} strokeDasharray={words}>
            <path
              d={`M0 ${y + rowHeight}h${frieze.width}`}
              stroke="var(--color-rule)"
              strokeWidth="1"
              strokeDasharray="none"
            />
            <path d={`M40 ${y + 13}h52M130 ${y + 13}h${110 + ((index * 37) % 40)}`} />
            <path d={`M336 ${y + 13}H${name}M712 ${y + 13}H${court}M1010 ${y + 13}h${72 + ((index * 23) % 50)}`} />
          </g>
        );
      })}
      <path
        d={`M${margin} 0v${frieze.height}m5 0V0`}
        fill="none"
        stroke="var(--color-margin)"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M684 0v${frieze.height}M982 0v${frieze.height}`}
        stroke="var(--color-rule)"
        vectorEffect="non-scaling-stroke"
      />
    </Frieze>
  );
}

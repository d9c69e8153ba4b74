import { Frieze, frieze } from './frieze.tsx';

const card = { width: 168, step: 44, top: 58 };
const cards = Array.from({ length: 32 }, (_, index) => index);
const pulled = 15;
/** Blue lines of a card, below its red one. */
const blueLines = [46, 60, 74, 88, 102, 116, 130, 144];

/** The outline of a card with its tab. */
const outline = (x: number, y: number) => `M${x} ${frieze.height}V${y - 12}h30v12H${x + card.width}V${frieze.height}`;

/** A drawer of ruled index cards, seen from the front; one is pulled. */
export function CardIndexDrawing() {
  return (
    <Frieze>
      {cards.map((index) => {
        const x = (index - 2) * card.step;
        const y = index === pulled ? 20 : card.top;
        return (
          <g key={index} strokeWidth="1">
            <path
              d={outline(x, y)}
              fill={index === pulled ? 'var(--color-mark)' : 'var(--color-card)'}
              stroke="var(--color-ink)"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={blueLines.map((line) => `M${x} ${y + line}h${card.width}`).join('')}
              stroke="var(--color-rule-pad)"
              vectorEffect="non-scaling-stroke"
            />
            <path d={`M${x} ${y + 32}h${card.width}`} stroke="var(--color-margin)" vectorEffect="non-scaling-stroke" />
            <path d={`M${x + 8} ${y + 14}h${14 + ((index * 7) % 17)}`} stroke="var(--color-ink)" strokeWidth="4" />
          </g>
        );
      })}
    </Frieze>
  );
}

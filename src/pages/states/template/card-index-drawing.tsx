import { Frieze, frieze } from './frieze.tsx';

const card = { width: 168, step: 44, top: 58 };
const cards = Array.from({ length: 32 }, (_, index) => index);
const pulled = { index: 15, top: 20 };
/** Blue lines of a card, below its red one. */
const blueLines = [46, 60, 74, 88, 102, 116, 130, 144];

const left = (index: number) => (index - 2) * card.step;
/** The outline of a card with its tab. */
const outline = (top: number) => `M0 ${frieze.height}V${top - 12}h30v12H${card.width}V${frieze.height}`;
const lines = (top: number) => blueLines.map((line) => `M0 ${top + line}h${card.width}`).join('');
/** What is written on the tabs. The cards overlap, but never there. */
const names = cards
  .map(
    (index) =>
      `M${left(index) + 8} ${(index === pulled.index ? pulled.top : card.top) + 14}h${14 + ((index * 7) % 17)}`,
  )
  .join('');

function Card({ top, fill, id }: { top: number; fill: string; id: string }) {
  return (
    <g id={id} strokeWidth="1">
      <path d={outline(top)} fill={fill} stroke="var(--color-ink)" vectorEffect="non-scaling-stroke" />
      <path d={lines(top)} stroke="var(--color-rule-pad)" vectorEffect="non-scaling-stroke" />
      <path d={`M0 ${top + 32}h${card.width}`} stroke="var(--color-margin)" vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** A drawer of ruled index cards, seen from the front; one is pulled. */
export function CardIndexDrawing() {
  return (
    <Frieze>
      <defs>
        <Card id="index-card" top={card.top} fill="var(--color-card)" />
        <Card id="pulled-card" top={pulled.top} fill="var(--color-mark)" />
      </defs>
      {cards.map((index) => (
        <use key={index} href={index === pulled.index ? '#pulled-card' : '#index-card'} x={left(index)} />
      ))}
      <path d={names} stroke="var(--color-ink)" strokeWidth="4" />
    </Frieze>
  );
}

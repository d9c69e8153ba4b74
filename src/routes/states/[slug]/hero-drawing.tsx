import type { ComponentType } from 'react';
import type { HeroImage } from '../../../states/model.ts';
import { FigureCaption } from '../../../ui/exhibit.tsx';

/** Decorative, and hidden on phones. */
export function HeroDrawing({ image }: { image: HeroImage }) {
  const { Drawing, caption } = drawings[image];
  return (
    <figure className="col-span-full mt-5 min-w-0 max-md:hidden">
      <div aria-hidden="true">
        <Drawing />
      </div>
      <FigureCaption className="mt-3">{caption}</FigureCaption>
    </figure>
  );
}

const drawing =
  'relative h-30 w-full overflow-hidden border border-ink bg-card text-note leading-none md:h-40 md:text-small';

const calendar: { time: string; matter: string; room: string; isOurs?: true }[] = [
  { time: '9:00', matter: 'Status conference', room: 'Courtroom 2' },
  { time: '9:30', matter: 'Temporary orders', room: 'Courtroom 1' },
  { time: '10:00', matter: 'Divorce hearing', room: 'Courtroom 3', isOurs: true },
  { time: '10:30', matter: 'Motion to compel', room: 'Courtroom 1' },
  { time: '11:00', matter: 'Pretrial conference', room: 'Courtroom 2' },
];

function CalendarDrawing() {
  return (
    <ul
      className={`${drawing} grid before:absolute before:inset-y-0 before:left-19 before:w-1 before:border-margin before:border-x`}
    >
      {calendar.map(({ time, matter, room, isOurs }) => (
        <li
          key={time}
          className={`grid grid-cols-[3rem_1fr_auto] items-center gap-6 whitespace-nowrap border-rule px-5 tabular-nums not-first:border-t ${isOurs ? 'bg-mark font-semibold' : 'text-ink-2'}`}
        >
          <span>{time}</span> <span>{matter}</span> <span className="max-md:hidden">{room}</span>
        </li>
      ))}
    </ul>
  );
}

const CardIndexDrawing = () => (
  <ul className={`${drawing} flex pt-13`}>
    {[...'ABCDEFGHIJKLMNOPRSTUVW'].map((letter) => (
      <li
        key={letter}
        className={`relative flex flex-1 flex-col border-ink border-t not-first:border-l before:absolute before:right-2/5 before:bottom-full before:-left-px before:h-2.5 before:border before:border-ink before:border-b-0 max-lg:nth-[n+16]:hidden max-md:nth-[n+10]:hidden ${
          letter === 'D'
            ? '-mt-9 bg-mark font-semibold before:bg-mark after:absolute after:-top-px after:left-full after:h-9 after:w-[150%] after:border-ink after:border-t after:border-r after:bg-mark'
            : 'bg-card before:bg-card'
        }`}
      >
        <span className="h-8 border-margin border-b p-2">{letter}</span>
        <i className="flex-1 bg-[repeating-linear-gradient(#0000_0_0.8125rem,var(--color-rule-pad)_0.8125rem_0.875rem)]" />
      </li>
    ))}
  </ul>
);

const widths = [58, 84, 74, 96, 70, 62, 88, 92, 66, 78, 58, 104, 72, 80];
const street = 12;
const edges = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + street, -18));
const blocks = [-6, 44, 94, 144].flatMap((top) =>
  widths.map((width, index) => `M${edges[index]} ${top}h${width}v38h-${width}z`),
);
const avenue = 'M-20 216L560-40';

const StreetDrawing = () => (
  <svg className={drawing} viewBox="0 0 1200 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="1200" height="176" className="fill-sunk" />
    <path d={blocks.join('')} className="fill-card stroke-mesh" vectorEffect="non-scaling-stroke" />
    <path d="M598 44h92v38h-92z" className="fill-data-tint stroke-ink" vectorEffect="non-scaling-stroke" />
    <path d={avenue} className="stroke-18 stroke-mesh" />
    <path d={avenue} className="stroke-16 stroke-sunk" />
    <path d="M0 88H644V63" className="fill-none stroke-10 stroke-mark" />
    <circle cx="644" cy="63" r="9" className="fill-mark stroke-2 stroke-ink" />
  </svg>
);

const drawings: Record<HeroImage, { Drawing: ComponentType; caption: string }> = {
  calendar: {
    Drawing: CalendarDrawing,
    caption: 'A morning in family court. Each of these clients had to find a lawyer first.',
  },
  'card-file': {
    Drawing: CardIndexDrawing,
    caption: 'A law office’s card file, open at D for divorce, the only practice area we work in.',
  },
  streets: {
    Drawing: StreetDrawing,
    caption: 'The way to the courthouse. Your pages say which one hears the case.',
  },
};

import type { ComponentType } from 'react';
import { LitWindow } from '../../../sections/lit-window.tsx';
import type { HeroImage } from '../../../states/state-record.ts';

/** Decorative. Phones show a part of it. It is hidden where it would be cut: on the narrowest, and at twice the text size. */
export function HeroDrawing({ image }: { image: HeroImage }) {
  const Drawing = drawings[image];
  return (
    <div className="@container col-span-full min-w-0 print:hidden" aria-hidden="true">
      <Drawing />
    </div>
  );
}

const drawing = 'w-full overflow-hidden border border-ink bg-card @max-2xs:hidden';

const calendar: { time: string; matter: string; room: string; isOurs?: true }[] = [
  { time: '9:00', matter: 'Status conference', room: 'Courtroom 2' },
  { time: '9:30', matter: 'Temporary orders', room: 'Courtroom 1' },
  { time: '10:00', matter: 'Divorce hearing', room: 'Courtroom 3', isOurs: true },
  { time: '10:30', matter: 'Motion to compel', room: 'Courtroom 1' },
  { time: '11:00', matter: 'Pretrial conference', room: 'Courtroom 2' },
];

function CalendarDrawing() {
  return (
    <ul className={`${drawing} before:margin-rule relative grid text-small leading-none before:left-19`}>
      {calendar.map(({ time, matter, room, isOurs }, index) => (
        <li
          key={time}
          className={`digits grid h-8 grid-cols-[3rem_1fr_auto] items-center gap-6 whitespace-nowrap border-rule not-first:border-t px-5 ${index > 2 ? 'max-md:hidden' : ''} ${isOurs ? 'bg-mark font-semibold' : 'text-ink-2'}`}
        >
          <span>{time}</span> <span>{matter}</span> <span className="max-md:hidden">{room}</span>
        </li>
      ))}
    </ul>
  );
}

const WindowsDrawing = () => <LitWindow className={`${drawing} max-md:h-18`} />;

const widths = [58, 84, 74, 96, 70, 62, 88, 92, 66, 78, 58, 104, 72, 80];
const street = 12;
const edges = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + street, -18));
const blocks = [-6, 44, 94, 144].flatMap((top) =>
  widths.map((width, index) => `M${edges[index]} ${top}h${width}v38h-${width}z`),
);
const avenue = 'M-20 216L560-40';

const StreetDrawing = () => (
  <svg
    className={`${drawing} max-md:h-18`}
    viewBox="0 0 1200 176"
    width="1200"
    height="176"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="1200" height="176" className="fill-sunk" />
    <path d={blocks.join('')} className="fill-card stroke-mesh" vectorEffect="non-scaling-stroke" />
    <path d="M598 44h92v38h-92z" className="fill-data-tint stroke-ink" vectorEffect="non-scaling-stroke" />
    <path d={avenue} className="stroke-18 stroke-mesh" />
    <path d={avenue} className="stroke-16 stroke-sunk" />
    <path d="M0 88H644V63" className="fill-none stroke-10 stroke-mark" />
    <circle cx="644" cy="63" r="9" className="fill-mark stroke-2 stroke-ink" />
  </svg>
);

const drawings: Record<HeroImage, ComponentType> = {
  calendar: CalendarDrawing,
  windows: WindowsDrawing,
  streets: StreetDrawing,
};

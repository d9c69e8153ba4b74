import type { CSSProperties } from 'react';
import { cn } from '../lib/cn.ts';
import { tenths } from '../lib/format.ts';

/** Places on the axis, in percent of it. The last week, with six searches in 18 hours, is magnified. */
const week = (number: number) => tenths(((number - 1) / 38) * 66);
const hourAfterTuesdayAtSix = (hour: number, minute: number) => tenths(73 + ((hour + minute / 60) / 19) * 25);

/** A question, one that no page of a firm’s should answer, one with “lawyer” or “attorney” in it, or a firm’s name. */
type Mark = 'question' | 'none' | 'lawyer' | 'name';

interface Search {
  who: 'Erin' | 'Paul';
  at: number;
  mark?: Mark;
  label?: string;
  /** How far the label is from the axis on wide screens. */
  height?: string;
}

const of = (who: Search['who'], all: [at: number, mark?: Mark, label?: string, height?: string][]): Search[] =>
  all.map(([at, mark = 'question', label, height]) => ({ who, at, mark, label, height }));

/** One invented couple’s searches: the article “What people search before they search for a lawyer” lists them. */
export const searches: readonly Search[] = [
  ...of('Erin', [
    [week(1), 'none'],
    [
      week(3),
      'question',
      'separated but living together illinois',
      'md:bottom-4 md:h-8 md:left-1.5 md:border-l md:pl-1.5',
    ],
    ...[5, 8, 12].map((number): [number] => [week(number)]),
    [week(15), 'question', 'can i record my husband …', 'md:bottom-4 md:h-15 md:left-1.5 md:border-l md:pl-1.5'],
    ...[18, 21, 24, 29, 30].map((number): [number] => [week(number)]),
    [
      week(34),
      'lawyer',
      'what to bring to first meeting with divorce lawyer',
      'md:bottom-4 md:h-22 md:right-1.5 md:border-r md:pr-1.5',
    ],
    [week(35), 'lawyer'],
    [week(35) + 2.4, 'name'],
  ]),
  ...of('Paul', [
    [week(11), 'none'],
    [week(27), 'none'],
    [hourAfterTuesdayAtSix(0, 0)],
    [
      hourAfterTuesdayAtSix(1, 45),
      'question',
      'how long to respond to divorce papers illinois',
      'md:top-4 md:h-15 md:right-1.5 md:border-r md:pr-1.5',
    ],
    [hourAfterTuesdayAtSix(3, 15)],
    [
      hourAfterTuesdayAtSix(13, 10),
      'lawyer',
      'divorce lawyer joliet',
      'md:top-4 md:h-8 md:right-1.5 md:border-r md:pr-1.5',
    ],
    [hourAfterTuesdayAtSix(17, 0), 'name'],
    [hourAfterTuesdayAtSix(18, 45), 'lawyer'],
  ]),
];

const looks: Record<Mark, string> = {
  question: 'border-ink bg-card',
  none: 'border-rule-strong border-dotted bg-sunk',
  lawyer: 'border-action bg-action',
  name: 'border-action bg-action [box-shadow:0_0_0_2px_var(--color-card),0_0_0_4px_var(--color-action)]',
};

/** From left to right on wide screens, from top to bottom on phones. */
const along = 'absolute max-md:top-(--at) md:left-(--at)';
const at = (percent: number) => ({ '--at': `${percent}%` }) as CSSProperties;

const side = {
  Erin: 'max-md:right-[calc(50%+1.25rem)] md:bottom-[calc(50%+1.25rem)]',
  Paul: 'max-md:left-[calc(50%+1.25rem)] md:top-[calc(50%+1.25rem)]',
};

const Dot = ({ search: { who, at: place, mark = 'question', label, height } }: { search: Search }) => (
  <span className={cn(along, side[who], 'max-md:-translate-y-1/2 md:-translate-x-1/2')} style={at(place)}>
    <i className={cn('block size-3.5 rounded-full border-2', looks[mark])} />
    {label && (
      <span
        className={cn(
          'absolute w-28 border-rule-strong text-note/tight max-md:top-1/2 max-md:-translate-y-1/2 md:flex md:w-max',
          who === 'Erin' ? 'max-md:right-6 max-md:text-right' : 'items-end max-md:left-6',
          height,
        )}
      >
        {label}
      </span>
    )}
  </span>
);

/** A moment on the axis, with its name on one of the sides. */
const Moment = ({ place, name, className }: { place: number; name: string; className: string }) => (
  <span
    className={cn(
      along,
      'bg-ink max-md:inset-x-[calc(50%-0.75rem)] max-md:h-0.5 md:inset-y-[calc(50%-0.75rem)] md:w-0.5',
    )}
    style={at(place)}
  >
    <span className={cn('absolute text-note/tight font-semibold', className)}>{name}</span>
  </span>
);

/** Both spouses’ searches on one axis: hers on one side, his on the other. */
export const TwoSpousesChart = () => (
  <div
    role="img"
    aria-label="22 searches in 39 weeks. Erin makes 14, from week 1; the first with the word lawyer comes in week 34. Paul makes 8, six of them within 18 hours of being served in week 39. Four of the 22 contain the word lawyer or attorney."
    className="relative border border-ink bg-card h-124 md:h-84"
  >
    <b className="absolute top-3 left-4 font-medium font-serif text-xl/none max-md:left-1/4">Erin</b>
    <b className="absolute left-4 font-medium font-serif text-xl/none max-md:top-3 max-md:left-3/4 md:bottom-3">Paul</b>
    <div className="absolute max-md:inset-y-14 max-md:inset-x-0 md:inset-x-8 md:inset-y-0">
      <i className="absolute bg-ink max-md:inset-y-0 max-md:left-1/2 max-md:w-px md:inset-x-0 md:top-1/2 md:h-px" />
      <i className="absolute bg-data-tint max-md:top-[70%] max-md:bottom-0 max-md:inset-x-[calc(50%-0.75rem)] md:left-[70%] md:right-0 md:inset-y-[calc(50%-0.75rem)]" />
      {[1, 14, 27].map((number) => (
        <span
          key={number}
          className={cn(along, 'text-ink-2 text-note/none max-md:left-[calc(50%+0.4rem)] md:top-[calc(50%+0.4rem)]')}
          style={at(week(number))}
        >
          {number === 1 ? 'Month 1' : ((number - 1) / 13) * 3 + 1}
        </span>
      ))}
      <Moment
        place={week(36.6)}
        name="She hires a lawyer"
        className="max-md:left-9 max-md:w-16 max-md:-top-3 md:top-3 md:right-0 md:flex md:h-15 md:w-max md:items-end md:border-r md:pr-1.5"
      />
      <Moment
        place={71}
        name="He is served, week 39"
        className="max-md:right-9 max-md:w-16 max-md:-top-2 max-md:text-right md:bottom-4 md:left-0 md:h-10 md:w-max md:border-l md:pl-1.5"
      />
      {searches.map((search) => (
        <Dot key={`${search.who}${search.at}`} search={search} />
      ))}
    </div>
  </div>
);

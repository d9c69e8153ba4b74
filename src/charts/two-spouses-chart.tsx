import type { CSSProperties } from 'react';
import { cn } from '../lib/cn.ts';
import { tenths } from '../lib/format.ts';

/** Places on the axis, in percent of it. The last week, with six searches in 18 hours, is magnified. */
const week = (number: number) => tenths(((number - 1) / 38) * 66);
const hour = (afterTuesdayAtSix: number) => tenths(73 + (afterTuesdayAtSix / 19) * 25);

/** A question, one that no page of a firm’s should answer, one with “lawyer” or “attorney” in it, or a firm’s name. */
type Mark = 'question' | 'none' | 'lawyer' | 'name';

/** On wide screens, a label is `high` above or below its dot, at the end of a line. */
type Label = [text: string, high: 'md:h-8' | 'md:h-15' | 'md:h-22', side: 'left' | 'right'];

type Search = [at: number, mark: Mark, label?: Label];

const questions = (weeks: number[]): Search[] => weeks.map((number) => [week(number), 'question']);

/** One invented couple’s searches: the article “What people search before they search for a lawyer” lists them. */
export const searches: Record<'Erin' | 'Paul', readonly Search[]> = {
  Erin: [
    [week(1), 'none'],
    [week(3), 'question', ['separated but living together illinois', 'md:h-15', 'right']],
    [week(15), 'question', ['can i record my husband …', 'md:h-8', 'right']],
    ...questions([5, 8, 12, 18, 21, 24, 29, 30]),
    [week(34), 'lawyer', ['what to bring to first meeting with divorce lawyer', 'md:h-22', 'left']],
    [week(35), 'lawyer'],
    [week(35) + 1.7, 'name'],
  ],
  Paul: [
    [week(11), 'none'],
    [week(27), 'none'],
    [hour(0), 'question'],
    [hour(1.75), 'question', ['how long to respond to divorce papers illinois', 'md:h-8', 'left']],
    [hour(3.25), 'question'],
    [hour(13), 'lawyer', ['divorce lawyer joliet', 'md:h-15', 'left']],
    [hour(16.5), 'name'],
    [hour(18.75), 'lawyer'],
  ],
};

const looks: Record<Mark, string> = {
  question: 'border-ink bg-card',
  none: 'border-rule-strong border-dotted bg-sunk',
  lawyer: 'border-action bg-action',
  name: 'border-action bg-action [box-shadow:0_0_0_2px_var(--color-card),0_0_0_4px_var(--color-action)]',
};

/** From left to right on wide screens, from top to bottom on phones. */
const along = 'absolute max-md:top-(--at) md:left-(--at)';
const at = (percent: number) => ({ '--at': `${percent}%` }) as CSSProperties;
const labelClass = 'absolute border-rule-strong text-note/tight md:flex md:w-max';
const lineTo = { right: 'md:left-1.5 md:border-l md:pl-1.5', left: 'md:right-1.5 md:border-r md:pr-1.5' };

/** Hers are above the axis, or left of it; his are below it, or right of it. */
const sides = {
  Erin: {
    dot: 'max-md:right-[calc(50%+1.25rem)] md:bottom-[calc(50%+1.25rem)]',
    label: 'max-md:right-6 max-md:text-right md:bottom-4',
  },
  Paul: {
    dot: 'max-md:left-[calc(50%+1.25rem)] md:top-[calc(50%+1.25rem)]',
    label: 'max-md:left-6 items-end md:top-4',
  },
};

const Dot = ({ who, search: [place, mark, label] }: { who: keyof typeof sides; search: Search }) => (
  <span className={cn(along, sides[who].dot, 'max-md:-translate-y-1/2 md:-translate-x-1/2')} style={at(place)}>
    <i className={cn('block size-3.5 rounded-full border-2', looks[mark])} />
    {label && (
      <span
        className={cn(
          labelClass,
          'max-md:w-[calc(50vw-4.75rem)] max-md:top-1/2 max-md:-translate-y-1/2',
          sides[who].label,
          label[1],
          lineTo[label[2]],
        )}
      >
        {label[0]}
      </span>
    )}
  </span>
);

/** A moment on the axis. */
const Moment = ({ place, name, className }: { place: number; name: string; className: string }) => (
  <span
    className={cn(
      along,
      'bg-ink max-md:inset-x-[calc(50%-.75rem)] max-md:h-0.5 md:inset-y-[calc(50%-.75rem)] md:w-0.5',
    )}
    style={at(place)}
  >
    <b className={cn(labelClass, 'w-16 font-semibold', className)}>{name}</b>
  </span>
);

/** Both spouses’ searches on one axis: hers on one side, his on the other. */
export const TwoSpousesChart = () => (
  <div
    role="img"
    aria-label="22 searches in 39 weeks. Erin makes 14, from week 1; the first with the word lawyer comes in week 34. Paul makes 8, six of them within 18 hours of being served in week 39. Four of the 22 contain the word lawyer or attorney."
    className="relative h-112 border border-ink bg-card font-normal md:h-84"
  >
    <b className="absolute top-3 left-4 font-medium font-serif text-xl/none max-md:left-1/4">Erin</b>
    <b className="absolute left-4 font-medium font-serif text-xl/none max-md:top-3 max-md:left-3/4 md:bottom-3">Paul</b>
    <div className="absolute max-md:inset-x-0 max-md:inset-y-14 md:inset-x-8 md:inset-y-0">
      <i className="absolute bg-ink max-md:inset-y-0 max-md:left-1/2 max-md:w-px md:inset-x-0 md:top-1/2 md:h-px" />
      <i className="absolute bg-data-tint max-md:inset-x-[calc(50%-.75rem)] max-md:top-[70%] max-md:bottom-0 md:inset-y-[calc(50%-.75rem)] md:right-0 md:left-[70%]" />
      {['Month 1', '4', '7'].map((name, index) => (
        <span
          key={name}
          className={cn(along, 'text-ink-2 text-note/none max-md:left-[calc(50%+.4rem)] md:top-[calc(50%+.4rem)]')}
          style={at(week(13 * index + 1))}
        >
          {name}
        </span>
      ))}
      <Moment
        place={week(37.2)}
        name="She hires a lawyer"
        className="max-md:-top-3 max-md:left-9 md:bottom-4 md:left-0 md:h-20 md:border-l md:pl-1.5"
      />
      <Moment
        place={71}
        name="He is served, week 39"
        className="max-md:-top-2 max-md:right-9 max-md:text-right md:bottom-4 md:left-0 md:h-12 md:border-l md:pl-1.5"
      />
      {Object.entries(searches).flatMap(([who, all]) =>
        all.map((search) => <Dot key={who + search[0]} who={who as keyof typeof sides} search={search} />),
      )}
    </div>
  </div>
);

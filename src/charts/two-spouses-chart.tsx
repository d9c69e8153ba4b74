import { type CSSProperties, Fragment } from 'react';
import { cn } from '../lib/cn.ts';
import { tenths } from '../lib/format.ts';

/** Places on the axis, in percent of it. The last week, with six searches in 18 hours, is magnified. */
const week = (number: number) => tenths(((number - 1) / 38) * 65);
const hour = (afterTuesdayAtSix: number) => tenths(74 + (afterTuesdayAtSix / 20) * 26);

/** A question, one that no page of a firm’s should answer, one with “lawyer” or “attorney” in it, or a firm’s name. */
type Mark = 'question' | 'none' | 'lawyer' | 'name';

type Search = [at: number, mark: Mark, label?: string];

const questions = (weeks: number[]): Search[] => weeks.map((number) => [week(number), 'question']);

/**
 * The searches of an invented couple, which the article “What people search before they search for a lawyer” lists.
 * Searches at about one time are drawn apart, so that they can be counted.
 */
const searches: Record<'Erin' | 'Paul', readonly Search[]> = {
  Erin: [
    [week(1), 'none'],
    [week(3), 'question', 'separated but living together illinois'],
    [week(15), 'question', 'can i record my husband …'],
    ...questions([5, 8, 12, 18, 21, 24, 29, 31]),
    [week(33.5), 'lawyer', 'what to bring to first meeting with divorce lawyer'],
    [week(35.5), 'lawyer'],
    [week(37.5), 'name'],
  ],
  Paul: [
    [week(11), 'none'],
    [week(27), 'none'],
    [hour(0), 'question'],
    [hour(2.5), 'question', 'how long to respond to divorce papers illinois'],
    [hour(5), 'question'],
    [hour(13), 'lawyer', 'divorce lawyer joliet'],
    [hour(15.75), 'name'],
    [hour(18.5), 'lawyer'],
  ],
};

const hired = 65;
const served = 69.5;

const looks: Record<Mark, string> = {
  question: 'border-ink bg-card',
  none: 'border-rule-strong border-dotted bg-sunk',
  lawyer: 'border-action bg-action',
  name: 'border-action bg-card',
};

type Who = keyof typeof searches;

/** The axis runs from top to bottom, hers left of it and his right. */
const away = { Erin: 'right', Paul: 'left' } as const;

// Inline, because every page would carry the classes of this one drawing.
const place = (who: Who, at: number, rem: number): CSSProperties => ({
  top: `${at}%`,
  [away[who]]: `calc(50% + ${rem}rem)`,
});

const centered = { translate: '0 -50%' };

/** An event, on a line from the axis outward: hers begins below its line, and his ends above it. */
function LifeEvent({ who, at, name }: { who: Who; at: number; name: string }) {
  const line = '2px solid var(--color-ink)';
  const isHers = who === 'Erin';
  return (
    <b
      className={cn('absolute font-semibold text-note/tight', isHers && 'text-right')}
      style={{
        ...place(who, at, 0),
        width: '50%',
        padding: '0.25rem 1rem',
        ...(isHers ? { borderTop: line } : { borderBottom: line, translate: '0 -100%' }),
      }}
    >
      {name}
    </b>
  );
}

const Drawing = () => (
  <div className="absolute inset-0" style={{ margin: '4rem 0 1.25rem' }}>
    <i className="absolute bg-ink" style={{ top: 0, bottom: 0, left: '50%', width: 1 }} />
    <i
      className="absolute bg-data-tint"
      style={{ left: 'calc(50% - 0.75rem)', right: 'calc(50% - 0.75rem)', top: `${served}%`, bottom: 0 }}
    />
    {['Month 1', '4', '7'].map((name, index) => (
      <span key={name} className="absolute text-ink-2 text-note/tight" style={place('Paul', week(13 * index + 1), 0.4)}>
        {name}
      </span>
    ))}
    <LifeEvent who="Erin" at={hired} name="She hires a lawyer" />
    <LifeEvent who="Paul" at={served} name="He is served, week 39" />
    {(['Erin', 'Paul'] as const).flatMap((who) =>
      searches[who].map(([at, mark, label]) => (
        <Fragment key={who + at}>
          <i
            className={cn('absolute size-3.5 rounded-full border-2', looks[mark])}
            style={{ ...place(who, at, 1.15), ...centered }}
          />
          {label && (
            <span
              className={cn('absolute text-note/tight', who === 'Erin' && 'text-right')}
              style={{ ...place(who, at, 2.4), width: 'calc(50% - 2.9rem)', ...centered }}
            >
              {label}
            </span>
          )}
        </Fragment>
      )),
    )}
  </div>
);

const nameClass = 'absolute font-serif font-sub text-xl/none';

const key: readonly [looks: string, meaning: string][] = [
  [`rounded-full border-2 ${looks.question}`, 'A question'],
  [`rounded-full border-2 ${looks.lawyer}`, 'Contains “lawyer” or “attorney”'],
  [`rounded-full border-2 ${looks.name}`, 'The name of a firm or a lawyer'],
  [`rounded-full border-2 ${looks.none}`, 'No page should answer it'],
  ['bg-data-tint', 'Not to scale: these are 18 hours'],
];

/** Both spouses’ searches on one axis, hers on one side and his on the other. */
export const TwoSpousesChart = () => (
  <div
    className="@container overflow-x-auto border border-ink bg-card"
    role="img"
    aria-label="22 searches in 39 weeks. Erin makes 14, from week 1; the first with the word lawyer comes in week 34. Paul makes 8, six of them within 18 hours of being served in week 39. Four of the 22 contain the word lawyer or attorney."
  >
    {/* Scrolls where larger text makes it too wide. */}
    <div className="relative @max-xs:h-150 h-134" style={{ minWidth: '16rem' }}>
      <b className={nameClass} style={{ top: '1rem', left: '25%' }}>
        Erin
      </b>
      <b className={nameClass} style={{ top: '1rem', left: '75%' }}>
        Paul
      </b>
      <Drawing />
    </div>
    <div className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3 text-note/tight">
      {key.map(([looks, meaning]) => (
        <span key={meaning} className="flex items-center gap-2">
          <i className={cn('size-3.5 flex-none', looks)} />
          {meaning}
        </span>
      ))}
    </div>
  </div>
);

import { type CSSProperties, Fragment } from 'react';
import { cn } from '../lib/cn.ts';
import { tenths } from '../lib/format.ts';

/** Places on the axis, in percent of it. The last week, with six searches in 18 hours, is magnified. */
const week = (number: number) => tenths(((number - 1) / 38) * 65);
const hour = (afterTuesdayAtSix: number) => tenths(74 + (afterTuesdayAtSix / 20) * 26);

/** A question, one that no page of a firm’s should answer, one with “lawyer” or “attorney” in it, or a firm’s name. */
type Mark = 'question' | 'none' | 'lawyer' | 'name';

/** On wide screens, a label is so many rem above or below the axis, at the end of a line; its text goes to one side. */
type Label = [text: string, height: number, side: 'left' | 'right'];

type Search = [at: number, mark: Mark, label?: Label];

const questions = (weeks: number[]): Search[] => weeks.map((number) => [week(number), 'question']);

/**
 * The searches of an invented couple, which the article “What people search before they search for a lawyer” lists.
 * Searches at about one time are drawn apart, so that they can be counted.
 */
const searches: Record<'Erin' | 'Paul', readonly Search[]> = {
  Erin: [
    [week(1), 'none'],
    [week(3), 'question', ['separated but living together illinois', 3.75, 'right']],
    [week(15), 'question', ['can i record my husband …', 2, 'right']],
    ...questions([5, 8, 12, 18, 21, 24, 29, 31]),
    [week(33.5), 'lawyer', ['what to bring to first meeting with divorce lawyer', 5.5, 'left']],
    [week(35.5), 'lawyer'],
    [week(37.5), 'name'],
  ],
  Paul: [
    [week(11), 'none'],
    [week(27), 'none'],
    [hour(0), 'question'],
    [hour(2.5), 'question', ['how long to respond to divorce papers illinois', 3.75, 'left']],
    [hour(5), 'question'],
    [hour(13), 'lawyer', ['divorce lawyer joliet', 5.5, 'left']],
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
  name: 'border-action bg-card [box-shadow:inset_0_0_0_2px_var(--color-action)]',
};

type Who = keyof typeof searches;

/**
 * The axis runs from left to right, hers above it and his below. Where the frame is narrow, it runs from top to bottom,
 * hers left and his right.
 */
const away = { Erin: ['bottom', 'right'], Paul: ['top', 'left'] } as const;

// Inline, because every page would carry the classes of this one drawing.
const place = (isPhone: boolean, who: Who, at: number, rem: number): CSSProperties => ({
  [isPhone ? 'top' : 'left']: `${at}%`,
  [away[who][isPhone ? 1 : 0]]: `calc(50% + ${rem}rem)`,
});

const centered = (isPhone: boolean): CSSProperties => ({ translate: isPhone ? '0 -50%' : '-50% 0' });

interface TextProps {
  isPhone: boolean;
  who: Who;
  at: number;
  label: Label;
}

function Text({ isPhone, who, at, label: [text, height, side] }: TextProps) {
  const style: CSSProperties = isPhone
    ? { ...place(true, who, at, 2.4), width: 'calc(50% - 2.9rem)', ...centered(true) }
    : {
        ...place(false, who, at, 2.25),
        height: `${height}rem`,
        paddingInline: '0.375rem',
        ...(side === 'left' && { left: 'auto', right: `${100 - at}%` }),
        [side === 'left' ? 'borderRight' : 'borderLeft']: '1px solid var(--color-rule-strong)',
      };
  const looks = isPhone ? who === 'Erin' && 'text-right' : cn('whitespace-nowrap', who === 'Paul' && 'flex items-end');
  return (
    <span className={cn('absolute text-note/tight', looks)} style={style}>
      {text}
    </span>
  );
}

/** An event, on a line from the axis outward. */
function Event({ isPhone, who, at, name }: Omit<TextProps, 'label'> & { name: string }) {
  const line = '2px solid var(--color-ink)';
  const isHers = who === 'Erin';
  const style: CSSProperties = isPhone
    ? {
        ...place(true, who, at, 0),
        width: '50%',
        padding: '0.25rem 1rem',
        ...(isHers ? { borderTop: line } : { borderBottom: line, translate: '0 -100%' }),
      }
    : {
        ...place(false, who, at, 0),
        height: '4.25rem',
        paddingInline: '0.375rem',
        ...(isHers ? { borderLeft: line } : { borderRight: line, translate: '-100%' }),
      };
  const looks = isPhone ? isHers && 'text-right' : cn('whitespace-nowrap', !isHers && 'flex items-end');
  return (
    <b className={cn('absolute font-semibold text-note/tight', looks)} style={style}>
      {name}
    </b>
  );
}

const Drawing = ({ isPhone }: { isPhone: boolean }) => {
  const [start, end] = isPhone ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
  const [before, after] = isPhone ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  return (
    <div className="absolute inset-0" style={{ margin: isPhone ? '4rem 0 1.25rem' : '3.25rem 1.25rem 0' }}>
      <i
        className="absolute bg-ink"
        style={{ [start]: 0, [end]: 0, [before]: '50%', [isPhone ? 'width' : 'height']: 1 }}
      />
      <i
        className="absolute bg-data-tint"
        style={{ [before]: 'calc(50% - 0.75rem)', [after]: 'calc(50% - 0.75rem)', [start]: `${served}%`, [end]: 0 }}
      />
      {['Month 1', '4', '7'].map((name, index) => (
        <span
          key={name}
          className="absolute text-ink-2 text-note/tight"
          style={place(isPhone, 'Paul', week(13 * index + 1), 0.4)}
        >
          {name}
        </span>
      ))}
      <Event isPhone={isPhone} who="Erin" at={hired} name="She hires a lawyer" />
      <Event isPhone={isPhone} who="Paul" at={served} name="He is served, week 39" />
      {(['Erin', 'Paul'] as const).flatMap((who) =>
        searches[who].map(([at, mark, label]) => (
          <Fragment key={who + at}>
            <i
              className={cn('absolute size-3.5 rounded-full border-2', looks[mark])}
              style={{ ...place(isPhone, who, at, isPhone ? 1.15 : 1.5), ...centered(isPhone) }}
            />
            {label && <Text isPhone={isPhone} who={who} at={at} label={label} />}
          </Fragment>
        )),
      )}
    </div>
  );
};

const name = 'absolute font-serif font-sub text-xl/none';

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
    <div className="relative @xl:hidden @max-xs:h-150 h-134" style={{ minWidth: '16rem' }}>
      <b className={name} style={{ top: '1rem', left: '25%' }}>
        Erin
      </b>
      <b className={name} style={{ top: '1rem', left: '75%' }}>
        Paul
      </b>
      <Drawing isPhone />
    </div>
    <div className="relative @max-xl:hidden" style={{ height: '20rem' }}>
      <b className={name} style={{ top: '1rem', left: '1rem' }}>
        Erin
      </b>
      <b className={name} style={{ bottom: '1rem', left: '1rem' }}>
        Paul
      </b>
      <Drawing isPhone={false} />
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

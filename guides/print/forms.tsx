import type { ReactNode } from 'react';
import { type Content, findAll, wordsOf } from './tree.ts';

// Places that a reader fills in, on paper or on screen. fields.ts makes a field of each input and textarea.

/** Words, and after them a line to write on. */
export const Blank = ({ words, label, width }: { words: ReactNode; label: string; width: string }) => (
  <p
    // biome-ignore lint/a11y/noRedundantRoles: without it, Chromium tags a flexible paragraph as nothing.
    role="paragraph"
    className={`flex items-end gap-[4pt] whitespace-nowrap pt-[5pt] font-semibold leading-none ${width}`}
  >
    {words}
    <input aria-label={label} className="h-[12pt] w-0 min-w-[48pt] flex-1 border-rule-strong border-b-[0.75pt]" />
  </p>
);

/** A box to check. One in a list or a table has its name from there. */
export const Box = ({ label }: { label?: string }) => <input type="checkbox" aria-label={label} />;

/** A cell whose field takes nothing but a choice of points. */
export const Points = () => <input className="cell" data-points />;

/** A cell with a name of its own. */
export const Cell = ({ label }: { label: string }) => <input aria-label={label} className="cell" />;

/** A box to write in, with room for its example (guides.ts) or for some lines. */
export const Field = ({
  label,
  name = label,
  lines = 1,
  children,
}: {
  label: string;
  name?: string;
  lines?: number;
  children?: ReactNode;
}) => (
  <div>
    <p className="font-semibold">{label}</p>
    {children && <p className="small max-w-none text-wrap">Example: {children}</p>}
    <textarea
      aria-label={name}
      rows={lines}
      className="mt-[2pt] block w-full resize-none border-[0.5pt] border-rule-strong px-[3pt] py-[3pt] text-small"
    />
  </div>
);

export const Form = ({ children }: Content) => <div className="space-y-[8pt]">{children}</div>;

interface TopicProps extends Content {
  /** Its name in the index, if it cites states’ laws. */
  word?: string;
  /** A state (“Tex.”) that the index adds, because a bill, a case, or a local order isn’t a link. */
  also?: string;
  federal?: true;
  checkedWith?: string;
}

/** A topic of a month: the question and the answer; in the strip, documents and law, and blanks for the reader’s own law and for whoever checks the page. */
export const Topic = ({ federal, checkedWith, children }: TopicProps) => {
  const question = wordsOf(findAll(children, 'h3')[0]);
  return (
    <div className="topic grid grid-cols-[var(--spacing-text)_1fr] grid-rows-[auto_auto_1fr] gap-x-[14pt] border-ink border-t-[0.75pt] pt-[4pt] text-small [&>h3]:col-span-full [&>p]:text-body [&>ul]:col-start-2 [&>ul]:row-span-2 [&>ul]:row-start-2 [&_li+li]:mt-[2pt]">
      {children}
      <div className="flex flex-wrap gap-x-[8pt] self-end">
        {!federal && <Blank words="Our §" label={`Our section: ${question}`} width="w-[96pt]" />}
        {checkedWith && (
          <Blank words={checkedWith} label={`Checked by (${checkedWith}): ${question}`} width="flex-auto" />
        )}
        <Blank words="Attorney, date" label={`Checked by (attorney), on: ${question}`} width="flex-1" />
      </div>
    </div>
  );
};

/** Who has checked a page of the reader’s, in one line. */
export const Signed = ({ page }: { page: string }) => (
  <div className="flex gap-[8pt] text-small">
    <Blank words="Reviewed by" label={`${page}: reviewed by`} width="flex-3" />
    <Blank words="admitted in" label={`${page}: admitted in`} width="flex-2" />
    <Blank words="on" label={`${page}: reviewed on`} width="flex-1" />
    <Blank words="Next check" label={`${page}: next check on`} width="flex-2" />
  </div>
);

/** A list of the twelve months, on a page of its own that is wider than high. */
export const Calendar = ({ children }: Content) => (
  <div className="plain flex grow [&>ul]:grid [&>ul]:flex-1 [&>ul]:auto-rows-fr [&>ul]:grid-cols-4 [&>ul]:gap-[1pt] [&>ul]:border [&>ul]:border-ink [&>ul]:bg-ink [&_h3]:mb-[4pt] [&_h3]:text-title/[28px] [&_li>:last-child]:mt-auto [&_li]:relative [&_li]:flex [&_li]:flex-col [&_li]:bg-white [&_li]:px-[4pt] [&_li]:py-[3pt] [&_mark]:absolute [&_mark]:top-[8pt] [&_mark]:right-[4pt] [&_mark]:text-head [&_mark]:leading-none">
    {children}
  </div>
);

/** The work due in a month, with a line for the pages to draft. */
export const Due = ({ month, online, drafted }: { month: string; online: string; drafted: string }) => (
  <div className="leading-none [&>p]:mt-[3pt]">
    <Blank words={`${drafted}’s pages:`} label={`Our pages for ${drafted}`} width="w-full" />
    {[
      ['1st', online, 'online'],
      ['1st', drafted, 'drafted'],
      ['15th', drafted, 'checked'],
    ].map(([day, pages, done]) => (
      <p key={done}>
        <Box label={`${month} ${day}: ${pages}’s pages ${done}`} /> {`${day}: ${pages} ${done}`}
      </p>
    ))}
  </div>
);

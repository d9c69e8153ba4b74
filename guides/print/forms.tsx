import type { ReactNode } from 'react';
import { type Content, findAll, wordsOf } from './tree.ts';

// What a reader fills in, on paper or on screen: fields.ts puts a field of the file where an input or a textarea is.

export const Blank = ({ label, className }: { label: string; className: string }) => (
  <input aria-label={label} className={`min-w-0 border-rule-strong border-b-[0.75pt] ${className}`} />
);

/** A box to check. One in a list or a table has its name from there. */
export const Box = ({ label }: { label?: string }) => <input type="checkbox" aria-label={label} />;

/** A cell that adds up the cells of its column. */
export const Sum = () => <input className="cell" data-sum />;

/** Lines to fill in; its children are an example. More follow if the page has room (guides.ts). */
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
    <p className="max-w-none text-balance font-semibold">{label}</p>
    {children && <p className="small max-w-[46em] text-balance">{children}</p>}
    <div className="lines relative [&>div]:h-line [&>div]:border-rule-strong [&>div]:border-b-[0.5pt]">
      <textarea
        aria-label={name}
        className="absolute inset-0 size-full resize-none border-rule-strong border-b-[0.5pt]"
      />
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} />
      ))}
    </div>
  </div>
);

export const Form = ({ children }: Content) => <div className="space-y-[4pt]">{children}</div>;

interface TopicProps extends Content {
  /** What the index calls it, if it cites states’ laws. */
  word?: string;
  federal?: true;
  checkedWith?: string;
}

/** A topic of a month: the question, the answer, and a list of documents and law, with blanks for the reader’s own law and for whoever checks the page. */
export const Topic = ({ federal, checkedWith, children }: TopicProps) => {
  const question = wordsOf(findAll(children, 'h3')[0]);
  const blank = (words: string, label: string) => (
    <div className="flex items-baseline gap-[4pt] whitespace-nowrap">
      <p className="font-semibold">{words}</p>
      <Blank label={`${label}: ${question}`} className="h-[15pt] w-0 flex-1" />
    </div>
  );
  return (
    <div className="topic border-ink border-t-[0.75pt] pt-[4pt] [&_li]:pl-[60pt] [&_li]:text-small [&_li_strong]:-ml-[60pt] [&_li_strong]:inline-block [&_li_strong]:w-[57.8pt] [&_ul]:pt-[2pt] [.topic+&]:mt-auto">
      {children}
      <div className="grid grid-cols-[107pt_1fr_98pt_64pt] gap-[8pt] text-small">
        {federal ? <p className="text-ink-2">Federal law</p> : blank('Our §', 'Our section')}
        {checkedWith ? blank(checkedWith, `Checked by (${checkedWith})`) : <div />}
        {blank('Attorney', 'Checked by (attorney)')}
        {blank('Date', 'Checked on')}
      </div>
    </div>
  );
};

/** A list of the twelve months, on a page of its own that is wider than high. */
export const Calendar = ({ children }: Content) => (
  <div className="plain flex grow [&>ul]:grid [&>ul]:flex-1 [&>ul]:grid-cols-4 [&>ul]:gap-[1pt] [&>ul]:border [&>ul]:border-ink [&>ul]:bg-ink [&_h3]:text-title/[20pt] [&_li>:last-child]:mt-auto [&_li]:flex [&_li]:flex-col [&_li]:bg-white [&_li]:p-[4pt] [&_mark]:text-head">
    {children}
  </div>
);

/** A line for the pages of a month, and a box for each stage. */
export const Stages = ({ of }: { of: string }) => (
  <div>
    <Blank label={`Our pages in ${of}`} className="block h-line w-full" />
    <div className="flex justify-between pt-[2pt]">
      {['Drafted', 'Checked', 'Online'].map((stage) => (
        <p key={stage}>
          <Box label={`${of}: ${stage}`} />
          {`\n${stage}`}
        </p>
      ))}
    </div>
  </div>
);

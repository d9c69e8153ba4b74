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
  <div className="field flex flex-[1_0_auto] flex-col">
    <p className="font-semibold">
      {label} {children && <span className="block font-normal text-ink-2">{children}</span>}
    </p>
    <div className="lines relative flex flex-1 flex-col *:border-rule-strong *:border-b-[0.5pt] [&>div]:flex-[1_0_19pt]">
      <textarea aria-label={name} className="absolute inset-0 resize-none" />
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} />
      ))}
    </div>
  </div>
);

export const Form = ({ children }: Content) => (
  <div className="form flex flex-[1_0_auto] flex-col gap-[4pt] last:pb-[10pt]">{children}</div>
);

interface TopicProps extends Content {
  /** What the index calls it, if it cites states’ laws. */
  word?: string;
  federal?: true;
  checkedWith?: string;
}

/** A topic of a month: the question, the answer, and a list of documents and law, with blanks for the reader’s own law and for whoever checks the page. */
export const Topic = ({ federal, checkedWith, children }: TopicProps) => {
  const question = wordsOf(findAll(children, 'h3')[0]);
  const blank = (name: string, label: string, width: string) => (
    <>
      <b>{name}</b> <Blank label={`${label}: ${question}`} className={`relative -top-[2.5pt] ${width}`} />
    </>
  );
  return (
    <div className="topic border-ink border-t-[0.75pt] pt-[4pt] [&_li]:pl-[60pt] [&_li_strong]:-ml-[60pt] [&_li_strong]:inline-block [&_li_strong]:w-[57.8pt] [&_ul]:pt-[2pt] [&_ul]:text-[9.2pt]/[12pt] [.topic+&]:mt-auto">
      {children}
      <p className="flex items-baseline justify-end gap-[4pt] whitespace-nowrap leading-[16pt]">
        {federal ? (
          <span className="mr-auto text-ink-2">Federal law</span>
        ) : (
          blank('Ours: §', 'Our section', 'w-0 grow')
        )}{' '}
        {checkedWith && blank(checkedWith, `Checked by ${checkedWith}`, 'w-[58pt]')}{' '}
        {blank('Attorney', 'Checked by attorney', 'w-[64pt]')} {blank('on', 'Checked on', 'w-[48pt]')}
      </p>
    </div>
  );
};

/** A list of the twelve months, on a page of its own that is wider than high. */
export const Calendar = ({ children }: Content) => (
  <div className="plain flex grow [&>ul]:grid [&>ul]:flex-1 [&>ul]:grid-cols-4 [&>ul]:gap-[1pt] [&>ul]:border [&>ul]:border-ink [&>ul]:bg-ink [&_h3]:text-[16pt]/[19pt] [&_li>:last-child]:mt-auto [&_li]:flex [&_li]:flex-col [&_li]:bg-white [&_li]:px-[7pt] [&_li]:pt-[5pt] [&_li]:pb-[6pt] [&_mark]:text-[12pt]">
    {children}
  </div>
);

/** A line for the pages of a month, and a box for each stage. */
export const Stages = ({ of }: { of: string }) => (
  <div>
    <Blank label={`Our pages in ${of}`} className="block h-[19pt] w-full" />
    <p className="flex justify-between pt-[4pt]">
      {['Drafted', 'Checked', 'Online'].map((stage) => (
        <span key={stage}>
          <Box label={`${of}: ${stage}`} />
          {`\n${stage}`}
        </span>
      ))}
    </p>
  </div>
);

import type { ReactNode } from 'react';
import { Paragraphs } from '../../sections/paragraphs.tsx';
import { Copy } from '../../ui/copy.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

type SheetProps = Parameters<typeof Sheet>[0];

/** The shorter of the two stays in view while the other scrolls past. */
const inView = 'lg:sticky lg:top-[calc(var(--bar-h)+2.5rem)]';

/** An argument and its exhibit: side by side from 64rem, one below the other elsewhere. */
export function SideBySide({
  children,
  exhibit,
  wide = false,
  className = '',
}: {
  children: ReactNode;
  exhibit: ReactNode;
  /** Gives the exhibit the larger half. */
  wide?: boolean;
  className?: string;
}) {
  const columns = wide ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';
  return (
    <div className={`grid gap-x-12 gap-y-10 lg:items-start xl:gap-x-20 ${columns} ${className}`.trimEnd()}>
      <div className={`max-w-text ${inView}`}>{children}</div>
      <div className={inView}>{exhibit}</div>
    </div>
  );
}

/** A section of a landing page: its heading, then the argument beside its exhibit. */
export function Column({
  id,
  heading,
  sample,
  text,
  more,
  exhibit,
  wide,
  children,
  ...sheet
}: Pick<SheetProps, 'folio' | 'tone'> & {
  id: string;
  heading: string;
  /** What the section shows that is no real client’s: `Sample story`. */
  sample?: string;
  text: readonly string[];
  /** What follows the text in its column. */
  more?: ReactNode;
  /** Left out where the content below the text fills the width itself. */
  exhibit?: ReactNode;
  wide?: boolean;
  /** Below both columns. */
  children?: ReactNode;
}) {
  return (
    <Sheet labelledBy={id} {...sheet}>
      <SectionHeading id={id} className="mb-8 max-w-[24ch] lg:mb-10">
        <Copy text={heading} />
      </SectionHeading>
      {sample && <SampleLabel className="mb-8">{sample}</SampleLabel>}
      {exhibit ? (
        <SideBySide exhibit={exhibit} wide={wide}>
          <Paragraphs text={text} />
          {more}
        </SideBySide>
      ) : (
        <Paragraphs text={text} className="max-w-text" />
      )}
      {children}
    </Sheet>
  );
}

import type { ReactNode } from 'react';
import { Paragraphs } from '../../sections/paragraphs.tsx';
import { Copy } from '../../ui/copy.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

type SheetProps = Parameters<typeof Sheet>[0];

/**
 * A section of a landing page: the one text column beside the margin. Figures and the pad may be wider than it.
 * @param aside A figure or portrait to the right of the text where there is room, below it elsewhere.
 */
export function Column({
  id,
  heading,
  text,
  aside,
  children,
  ...sheet
}: Pick<SheetProps, 'folio' | 'tone'> & {
  id: string;
  heading: string;
  text: readonly string[];
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Sheet labelledBy={id} {...sheet}>
      <div className="grid gap-x-20 gap-y-10 xl:grid-cols-[minmax(0,var(--container-text))_minmax(0,1fr)]">
        <div className="max-w-text">
          <SectionHeading id={id}>
            <Copy text={heading} />
          </SectionHeading>
          <Paragraphs text={text} className="mt-6" />
        </div>
        {aside}
      </div>
      {children}
    </Sheet>
  );
}

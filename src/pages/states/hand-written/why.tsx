import type { HandWrittenState } from '../../../content/states/types.ts';
import { Paragraphs } from '../../../sections/paragraphs.tsx';
import { Copy } from '../../../ui/copy.tsx';
import { SectionHeading, Sheet } from '../../../ui/sheet.tsx';

/** The page's argument, as prose. */
export function Why({ heading, lede, paragraphs }: HandWrittenState['why']) {
  return (
    <Sheet folio="Opportunity" labelledBy="why" bodyClass="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div className="lg:sticky lg:top-26 lg:self-start">
        <SectionHeading id="why">{heading}</SectionHeading>
        {lede && (
          <p className="lede mt-5">
            <Copy text={lede} />
          </p>
        )}
      </div>
      <Paragraphs text={paragraphs} className="max-w-text lg:pt-3" />
    </Sheet>
  );
}

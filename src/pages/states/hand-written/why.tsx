import type { HandWrittenState } from '../../../content/states/types.ts';
import { Copy } from '../../../ui/copy.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** The page's argument, as prose. */
export function Why({ heading, lede, paragraphs }: HandWrittenState['why']) {
  return (
    <Sheet folio="Why" labelledBy="why" body="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div className="lg:sticky lg:top-26 lg:self-start">
        <h2 id="why">{heading}</h2>
        {lede && (
          <p className="lede mt-5">
            <Copy text={lede} />
          </p>
        )}
      </div>
      <div className="grid max-w-text gap-5 lg:pt-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Copy text={paragraph} />
          </p>
        ))}
      </div>
    </Sheet>
  );
}

import type { HandWrittenState } from '../../../content/states/types.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { FactStrip } from '../sections/fact-strip.tsx';

export function Market({ heading, lede, facts }: HandWrittenState['market']) {
  return (
    <Sheet folio="Demand" labelledBy="market">
      <SectionHead id="market" heading={heading} lede={lede} />
      <FactStrip facts={facts} />
    </Sheet>
  );
}

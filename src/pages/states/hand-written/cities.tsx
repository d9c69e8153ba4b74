import type { HandWrittenState } from '../../../content/states/types.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { TierList } from '../sections/tier-list.tsx';

export function Cities({ heading, lede, ...cities }: HandWrittenState['cities']) {
  return (
    <Sheet folio="Coverage" labelledBy="cities">
      <SectionHead id="cities" heading={heading} lede={lede} />
      <TierList cities={cities} />
    </Sheet>
  );
}

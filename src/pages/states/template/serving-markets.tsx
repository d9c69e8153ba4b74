import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { TierList } from '../sections/tier-list.tsx';
import type { TemplateProps } from './template-page.tsx';

/** Cities served, in three tiers, with what each tier is like as a legal market. */
export function ServingMarkets({ data: { state, local }, cities }: TemplateProps) {
  return (
    <Sheet folio="Markets" labelledBy="markets">
      <SectionHead id="markets" heading={`Cities we serve in ${state}, large and small`} />
      <TierList cities={cities} texts={local} />
    </Sheet>
  );
}

import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { KeywordTable } from '../sections/keyword-table.tsx';
import { TargetCards } from '../sections/target-cards.tsx';
import type { TemplateProps } from './template-page.tsx';

/** The five keyword groups with their modeled shares of the searches, and what of them comes first. */
export function KeywordTargets({ data, derived }: TemplateProps) {
  const rows = derived.keywordSearches.flatMap((monthlySearches, index) => {
    const search = data.local.searches[index];
    return search ? [{ ...search, monthlySearches }] : [];
  });
  const heading = `Five groups of searches we target in ${data.state}`;
  return (
    <Sheet folio="Keywords" labelledBy="keywords">
      <SectionHead
        id="keywords"
        heading={heading}
        lede="What people want, what we build, and three targets to start with."
      />
      <KeywordTable caption={heading} rows={rows} note="searches" />
      <TargetCards targets={data.local.targets} />
    </Sheet>
  );
}

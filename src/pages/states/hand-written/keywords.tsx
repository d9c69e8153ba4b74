import type { HandWrittenState } from '../../../content/states/types.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { KeywordTable } from '../sections/keyword-table.tsx';
import { TargetCards } from '../sections/target-cards.tsx';

/** The searches worth having, and which of them come first. */
export function Keywords({ heading, lede, rows, targets }: HandWrittenState['keywords']) {
  return (
    <Sheet folio="Keywords" tone="sunk" labelledBy="keywords">
      <SectionHead id="keywords" heading={heading} lede={lede} />
      <KeywordTable caption={heading} rows={rows} />
      <TargetCards targets={targets} />
    </Sheet>
  );
}

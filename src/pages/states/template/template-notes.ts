import { type DerivedState, marketModel } from '../../../content/state-derivations.ts';
import type { StateTemplateData } from '../../../content/states/types.ts';
import type { CopyText } from '../../../lib/copy-text.ts';
import { grouped } from '../../../lib/format.ts';
import { claims } from '../../../site/claims.ts';
import { lostFeesNote } from '../sections/lost-fees.tsx';

const { searchPercent, keywordPercents } = marketModel;

type TemplateNote = 'loss' | 'research' | 'searches' | 'shares' | 'results' | 'story' | 'returns';

/** The notes of a template page, in the order in which the page refers to them. */
export function templateNotes(data: StateTemplateData, derived: DerivedState): Record<TemplateNote, CopyText> {
  const cases = data.annualDivorceCases;
  const searches = grouped(derived.monthlySearches);
  const { firstPageDays, roi } = claims.templateFaq;
  return {
    loss: lostFeesNote(derived.annualCases),
    research: `${data.researchPercentage} and ${data.stateSpecificStatistic} are planning figures of ours for ${data.state}.`,
    searches: `Modeled as ${searchPercent}% of annual divorce cases: ${cases} × ${searchPercent / 100} = ${searches}.`,
    shares: `Modeled shares of ${searches}: ${keywordPercents.join('%, ')}%. Groups overlap, so they pass 100%.`,
    results: 'Sample figures: one campaign, its last month against its first. Yours will differ.',
    story: 'The people quoted are samples. Portraits are drawings.',
    returns: `Typical campaigns: ${firstPageDays} days to the first page, ${roi} ROI. County, fees and intake change both; neither is promised.`,
  };
}

import { type DerivedState, marketModel } from '../../../content/state-derivations.ts';
import type { StateTemplateData } from '../../../content/states/types.ts';
import type { CopyText } from '../../../lib/copy-text.ts';
import { grouped } from '../../../lib/format.ts';

const { searchPercent, keywordPercents } = marketModel;

/** The one note of a template page: how its searches are modeled. */
export function searchesNote({ annualDivorceCases }: StateTemplateData, { monthlySearches }: DerivedState): CopyText {
  return `Modeled as ${searchPercent}% of annual divorce cases: ${annualDivorceCases} × ${searchPercent / 100} = ${grouped(monthlySearches)}. The five groups are ${keywordPercents.join('%, ')}% of that. They overlap, so they add up to more than 100%.`;
}

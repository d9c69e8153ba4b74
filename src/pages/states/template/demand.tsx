import { marketModel } from '../../../content/state-derivations.ts';
import type { MarketFact } from '../../../content/states/types.ts';
import { grouped } from '../../../lib/format.ts';
import { Copy } from '../../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { FactStrip } from '../sections/fact-strip.tsx';
import type { TemplateProps } from './template-page.tsx';

const weeksAYear = 52;

/** Why a firm in this state needs to be found: the market in figures, and the law behind the first searches. */
export function Demand({ data, derived }: TemplateProps) {
  const { state } = data;
  const facts: MarketFact[] = [
    {
      value: data.annualDivorceCases,
      label: 'divorce cases a year, by our estimate',
      detail: `About ${Math.round(derived.annualCases / weeksAYear)} a week.`,
    },
    {
      value: data.researchPercentage,
      label: 'look for a lawyer online',
      detail: `Our planning assumption for ${state}.`,
    },
    {
      value: grouped(derived.monthlySearches),
      label: 'searches a month, modeled',
      detail: `${marketModel.searchPercent}% of the yearly cases, by our model.[^searches]`,
    },
    {
      value: data.licensedAttorneys,
      label: 'attorneys, by our count',
      detail: 'Our own estimate. The state’s full roll of licensed attorneys is larger.',
    },
  ];
  return (
    <Sheet folio="Demand" labelledBy="demand">
      <SectionHead id="demand" heading={`Why ${state} divorce lawyers need SEO`} />
      <FactStrip facts={facts} />
      <div className="mt-12 grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <h3>The law that people look up first</h3>
        <p className="max-w-text">
          <Copy text={data.specificLaw} />
        </p>
      </div>
    </Sheet>
  );
}

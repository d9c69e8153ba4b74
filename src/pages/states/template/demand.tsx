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
      label: 'divorce cases a year',
      detail: `About ${Math.round(derived.annualCases / weeksAYear)} a week.`,
    },
    {
      value: data.researchPercentage,
      label: 'look for a lawyer online',
      detail: 'The share that our plan assumes.[^research]',
    },
    {
      value: grouped(derived.monthlySearches),
      label: 'searches a month',
      detail: 'Modeled from the yearly cases.[^searches]',
    },
    {
      value: data.licensedAttorneys,
      label: 'licensed attorneys',
      detail: 'Those who take divorces share one first page.',
    },
  ];
  return (
    <Sheet folio="Why SEO" labelledBy="demand">
      <SectionHead id="demand" heading={`Why ${state} divorce lawyers need SEO`} />
      <FactStrip facts={facts} />
      <div className="mt-12 grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <h3>The statute behind the first search</h3>
        <p className="max-w-text">
          <Copy text={data.specificLaw} />
        </p>
      </div>
    </Sheet>
  );
}

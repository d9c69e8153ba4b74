import { GainBars } from '../../../charts/gain-bars.tsx';
import { Copy, NoteRef, Paragraph } from '../../../copy/copy.tsx';
import { atLeast, grouped } from '../../../lib/format.ts';
import { guarantee } from '../../../offer/guarantee.ts';
import { results, templateResults } from '../../../offer/results.ts';
import type { DerivedState } from '../../../states/model.ts';
import type { StateTemplateData } from '../../../states/schema.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Ruled } from '../../../ui/ruled.tsx';
import { Section, SectionHeading } from '../../../ui/section.tsx';
import { type DrawnStat, NumberGrid } from '../../../ui/stat.tsx';

interface MarketProps {
  data: StateTemplateData;
  derived: DerivedState;
}

const { traffic, consultations, costPerCase } = templateResults;

export function Demand({ data, derived }: MarketProps) {
  const { state } = data;
  const stats: DrawnStat[] = [
    {
      value: data.annualDivorceCases,
      label: 'divorce cases a year',
      detail: `About ${Math.round(derived.annualCases / 52)} a week.`,
    },
    {
      value: data.researchPercentage,
      label: 'search for a lawyer online',
      detail: `Among people facing divorce in ${state}.`,
    },
    {
      value: grouped(derived.monthlySearches),
      label: 'searches a month',
      detail: `About ${Math.round((12 * derived.monthlySearches) / 365)} a day.[^figures]`,
    },
    {
      value: data.licensedAttorneys,
      label: 'licensed attorneys',
    },
  ];
  return (
    <Section
      label="Market statistics"
      id="demand"
      heading={`Why SEO is needed: what ${state} searches for, in four numbers`}
    >
      <Ruled>
        <NumberGrid stats={stats} />

        <Disclosure title={<h3>What people look up first, and the law behind it</h3>}>
          <Paragraph className="max-w-text" text={data.specificLaw} />
        </Disclosure>
      </Ruled>
    </Section>
  );
}

const resultPages = [1, 2, 3, 4, 5];

/** Five pages of results, the first one lit, and what is said of them. */
const PageShares = ({ found, rest }: { found: number; rest: number }) => (
  <dl
    className="grid gap-1.5 p-5 pt-10 sm:gap-2 sm:p-8 sm:pt-12"
    style={{ gridTemplateColumns: `${found}fr ${rest}fr` }}
  >
    {[
      { label: 'Firms on pages 1 to 5', percent: found, pages: resultPages },
      { label: 'Firms past page 5', percent: rest, pages: [] },
    ].map(({ label, percent, pages }) => (
      <div key={label} className="flex flex-col">
        <dt className="order-last mt-1 text-balance pr-2 text-ink-2 text-small">{label}</dt>
        <dd className="font-serif text-h2">
          <span className="mb-3 flex h-16 gap-1.5 font-sans text-note sm:h-20 sm:gap-2" aria-hidden="true">
            {pages.map((page) => (
              <i
                key={page}
                className={`flex-1 border border-ink p-1.5 not-italic ${page === 1 ? 'bg-mark font-semibold' : 'bg-sunk text-ink-2'}`}
              >
                {page}
              </i>
            ))}
            {pages.length === 0 && <i className="w-full border border-rule-strong border-dashed" />}
          </span>
          {percent}%
        </dd>
      </div>
    ))}
  </dl>
);

export function Competition({ data, derived }: MarketProps) {
  const { percentToPage5: found, percentBelowPage5: rest } = derived;
  return (
    <Section label="Competitive analysis" id="competition" bodyClass="split-7 gap-y-6">
      <div>
        <SectionHeading>What it takes to reach page one in {data.state}</SectionHeading>
        <Paragraph className="mt-5 max-w-text text-detail" text={data.stateChallenges} />
      </div>
      <Exhibit
        letter="B"
        caption={`${rest}% of ${data.state} firms sit past page 5, where nobody looks. Page 1 is where we work to put you.`}
      >
        <PageShares found={found} rest={rest} />
      </Exhibit>
    </Section>
  );
}

const standards = [
  {
    name: 'Proven',
    text: `${atLeast(results.campaigns)} campaigns since ${results.servingSince}, every one for family lawyers.`,
  },
  { name: 'Responsive', text: 'Weekly emails, monthly reports, and a 24/7 dashboard.' },
  {
    name: 'Accountable',
    text: `Our guarantee: ${guarantee.heading}.`,
  },
];

const gains: DrawnStat[] = [
  { label: 'more organic traffic', gain: traffic },
  { label: 'more consultation requests', gain: consultations },
  { label: 'lower cost per case', gain: -costPerCase },
].map(({ label, gain }) => ({ value: Math.abs(gain), unit: '%', label, drawing: <GainBars gain={gain} /> }));

export function CampaignResults() {
  return (
    <Section label="Results" tone="ink" id="record" heading="Proven, responsive, accountable">
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-3">
        {standards.map(({ name, text }) => (
          <li key={name} className="text-detail text-on-ink-2">
            <b className="font-semibold text-on-ink">{name}.</b> <Copy text={text} />
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-4">
        What a campaign changes
        <NoteRef id="figures" />
      </h3>
      <NumberGrid three stats={gains} />
      <p className="note mt-4">Gray is the first month, blue the last.</p>
    </Section>
  );
}

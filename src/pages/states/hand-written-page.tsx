import { Suspense } from 'react';
import { TimelineChart } from '../../charts/timeline-chart.tsx';
import { figuresNote } from '../../content/figures-note.ts';
import type { HandWrittenState, LawPoint } from '../../content/state-content.ts';
import { keywordSearches } from '../../content/state-derivations.ts';
import type { CountyMap } from '../../content/state-registry.ts';
import { range } from '../../lib/format.ts';
import type { StateId } from '../../lib/us-states.ts';
import { FaqSection } from '../../sections/faq.tsx';
import { PricingSection } from '../../sections/pricing.tsx';
import { claims } from '../../site/claims.ts';
import { Copy, NotesProvider, Paragraph, Paragraphs } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SearchIcon } from '../../ui/icon.tsx';
import { AnchorLink, buttonClass, PageButton } from '../../ui/link.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';
import { StateHero, TierList } from './state-hero.tsx';
import {
  ClientSection,
  KeywordTable,
  MarketStats,
  PlanSteps,
  ServiceBlurbs,
  StatePageEnd,
  TargetCards,
} from './state-sections.tsx';

/** A page written for one state. It hydrates in parts (Suspense), like the home page. */
export function HandWrittenPage({ id, map, content }: { id: StateId; map: CountyMap; content: HandWrittenState }) {
  const { market, law, keywords, services, pricing, longTerm, cities, campaigns } = content;
  const searches = keywordSearches(content.figures.monthlySearches);
  const rows = keywords.rows.map((row, index) => ({ monthlySearches: searches[index] ?? 0, ...row }));
  return (
    <NotesProvider notes={{ figures: figuresNote }}>
      <StateHero
        {...content.hero}
        id={id}
        map={map}
        campaign={campaigns.hero}
        monthly={claims.plan.monthly}
        results={<ResultsButton anchor={content.anchor} label={content.resultsLabel} />}
        annualCases={content.figures.annualCases}
        cities={cities}
      />
      <Suspense>
        <Section label="Market statistics" labelledBy="market" {...market}>
          <MarketStats stats={market.stats} />
        </Section>
        <Why {...content.why} />
        <Section label="Statutes" labelledBy="law" {...law}>
          <ul className="rule-top">
            {law.points.map((point) => (
              <LawRow key={point.term} {...point} />
            ))}
          </ul>
        </Section>
      </Suspense>
      <Suspense>
        <Section label="Keyword opportunities" tone="sunk" labelledBy="keywords" {...keywords}>
          <KeywordTable caption={keywords.heading} rows={rows} />
          <TargetCards targets={keywords.targets} />
        </Section>
        <Markets {...content.markets} />
        <Section label="The work" labelledBy="services" {...services}>
          <ServiceBlurbs blurbs={services.blurbs} />
        </Section>
      </Suspense>
      <Suspense>
        <PricingSection {...pricing} campaign={campaigns.pricing} rows={planTerms} />
        <ClientSection {...content.testimonial} anchor={content.anchor} />
        <Section label="Timeline" labelledBy="long-term" {...longTerm}>
          <Exhibit letter="B" caption="Gray: your starting point. Solid: the low end of the gain. Tint: the high end.">
            <TimelineChart />
          </Exhibit>
          <div className="mt-12">
            <PlanSteps steps={longTerm.steps} />
          </div>
        </Section>
      </Suspense>
      <Suspense>
        <Section label="Cities served" labelledBy="cities" {...cities}>
          <TierList cities={cities} />
        </Section>
        <FaqSection {...content.faq} />
        <StatePageEnd {...content} campaign={campaigns.closing} />
      </Suspense>
    </NotesProvider>
  );
}

/** Leads down to this state's client where the page has the anchor, else to the case studies. */
const ResultsButton = ({ anchor, label }: { anchor: HandWrittenState['anchor']; label: string }) =>
  anchor ? (
    <AnchorLink to={`#${anchor}`} className={buttonClass('secondary')}>
      {label}
    </AnchorLink>
  ) : (
    <PageButton to="/case-studies">{label}</PageButton>
  );

const Why = ({ heading, lede, paragraphs }: HandWrittenState['why']) => (
  <Section label="Opportunity" labelledBy="why" bodyClass="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
    <div className="lg:sticky lg:top-[calc(var(--bar-h)+2rem)] lg:self-start">
      <SectionHeading id="why">{heading}</SectionHeading>
      {lede && <Paragraph className="lede mt-5" text={lede} />}
    </div>
    <Paragraphs text={paragraphs} className="max-w-text lg:pt-3" />
  </Section>
);

const LawRow = ({ term, text, statute, searches }: LawPoint) => (
  <li className="grid gap-x-8 gap-y-4 border-rule border-b py-7 md:grid-cols-3 lg:grid-cols-[4fr_5fr_3fr]">
    <div>
      <h3>{term}</h3>
      {statute && <p className="mt-1.5 text-ink-3 text-note">{statute}</p>}
    </div>
    <Paragraph className="max-w-text text-ink-2 text-detail md:col-span-2 lg:col-auto" text={text} />
    <div className="md:col-span-2 md:col-start-2 lg:col-auto">
      <ul className="flex flex-wrap content-start gap-2" aria-label="Searches">
        {searches.map((query) => (
          <li
            key={query}
            className="flex items-start gap-2 rounded-[1rem] border border-rule-strong bg-card px-3 py-1 text-ink-2 text-note"
          >
            <SearchIcon className="mt-1 size-3 flex-none text-ink-3" />
            {query}
          </li>
        ))}
      </ul>
    </div>
  </li>
);

const Markets = ({ heading, lede, rows }: HandWrittenState['markets']) => (
  <Section label="Regions" labelledBy="markets" heading={heading} lede={lede}>
    <Table
      variant="stacked"
      caption={heading}
      className="leading-normal *:align-baseline"
      rows={rows}
      columns={[
        { header: 'Market', className: 'md:w-1/5', cell: ({ name }) => name },
        {
          header: 'Court',
          className: 'md:w-[28%]',
          cellClass: 'text-small max-md:pb-1 max-md:text-ink-3',
          cell: ({ court }) => court,
        },
        { header: 'What matters there', cell: ({ text }) => <Copy text={text} /> },
      ]}
    />
  </Section>
);

/** What the points beside the card do not say already. Nine pages share these rows, so there are few. */
const planTerms = [
  ['Services', 'All four'],
  ['Term', 'Month to month'],
  ['To leave', `${claims.terms.noticeDays} days’ notice`],
  ['New pages', `${range(claims.plan.contentPages)} a month`],
  ['Reporting', 'Weekly, monthly, live'],
] as const;

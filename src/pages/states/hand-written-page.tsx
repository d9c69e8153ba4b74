import { TimelineChart } from '../../charts/timeline-chart.tsx';
import type { CountyMap } from '../../content/states/registry.ts';
import type { HandWrittenState, LawPoint } from '../../content/states/types.ts';
import { range } from '../../lib/format.ts';
import type { StateId } from '../../lib/us-states.ts';
import { FaqSection } from '../../sections/faq.tsx';
import { PricingSection } from '../../sections/pricing.tsx';
import type { Campaign } from '../../site/booking.ts';
import { claims } from '../../site/claims.ts';
import { Copy, NotesProvider, Paragraphs } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SearchIcon } from '../../ui/icon.tsx';
import { AnchorLink, buttonClass, PageButton } from '../../ui/link.tsx';
import { Section, SectionHead, SectionHeading } from '../../ui/section.tsx';
import { StackedCell, StackedRow, StackedTable } from '../../ui/stacked-table.tsx';
import { StateHero, TierList } from './state-hero.tsx';
import {
  ClientSection,
  FactStrip,
  KeywordTable,
  PlanSteps,
  ServiceBlurbs,
  StatePageEnd,
  TargetCards,
} from './state-sections.tsx';

/** A page written for one state. */
export function HandWrittenPage({ id, map, content }: { id: StateId; map: CountyMap; content: HandWrittenState }) {
  const { campaigns, faq } = content;
  return (
    <NotesProvider notes={content.notes}>
      <HandWrittenHero id={id} map={map} content={content} />
      <Market {...content.market} />
      <Why {...content.why} />
      <Law {...content.law} />
      <Keywords {...content.keywords} />
      <Markets {...content.markets} />
      <StateServices {...content.services} />
      <Pricing {...content.pricing} campaign={campaigns.pricing} />
      <ClientSection {...content.testimonial} anchor={content.anchor} />
      <LongTerm {...content.longTerm} />
      <Cities {...content.cities} />
      <FaqSection {...faq} />
      <StatePageEnd {...content} campaign={campaigns.closing} />
    </NotesProvider>
  );
}

/** The way to the results: down to this state's client where the page has the anchor, else to the case studies. */
function ResultsButton({ anchor, label }: { anchor: HandWrittenState['anchor']; label: string }) {
  return anchor ? (
    <AnchorLink to={`#${anchor}`} className={buttonClass('secondary')}>
      {label}
    </AnchorLink>
  ) : (
    <PageButton to="/case-studies">{label}</PageButton>
  );
}

function HandWrittenHero({ id, map, content }: { id: StateId; map: CountyMap; content: HandWrittenState }) {
  const { hero, campaigns, anchor, resultsLabel, cities, figures } = content;
  return (
    <StateHero
      id={id}
      map={map}
      heading={hero.heading}
      lede={hero.lede}
      campaign={campaigns.hero}
      monthly={claims.plan.monthly}
      results={<ResultsButton anchor={anchor} label={resultsLabel} />}
      annualCases={figures.annualCases}
      cities={cities}
    />
  );
}

function Market({ heading, lede, facts }: HandWrittenState['market']) {
  return (
    <Section label="Demand" labelledBy="market">
      <SectionHead id="market" heading={heading} lede={lede} />
      <FactStrip facts={facts} />
    </Section>
  );
}

/** The page's argument, as prose. */
function Why({ heading, lede, paragraphs }: HandWrittenState['why']) {
  return (
    <Section label="Opportunity" labelledBy="why" bodyClass="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
      <div className="lg:sticky lg:top-[calc(var(--bar-h)+2rem)] lg:self-start">
        <SectionHeading id="why">{heading}</SectionHeading>
        {lede && (
          <p className="lede mt-5">
            <Copy text={lede} />
          </p>
        )}
      </div>
      <Paragraphs text={paragraphs} className="max-w-text lg:pt-3" />
    </Section>
  );
}

/** Searches as they are typed, each in a search box drawn small. */
function Searches({ queries }: { queries: readonly string[] }) {
  return (
    <ul className="flex flex-wrap content-start gap-2" aria-label="Searches">
      {queries.map((query) => (
        <li
          key={query}
          className="flex items-start gap-2 rounded-[1rem] border border-rule-strong bg-card px-3 py-1 text-ink-2 text-note"
        >
          <SearchIcon className="mt-1 size-3 flex-none text-ink-3" />
          {query}
        </li>
      ))}
    </ul>
  );
}

/** A rule of the state's law, its source, and what it makes people type. */
function LawRow({ term, text, statute, searches }: LawPoint) {
  return (
    <li className="grid gap-x-8 gap-y-4 border-rule border-b py-7 md:grid-cols-3 lg:grid-cols-[4fr_5fr_3fr]">
      <div>
        <h3>{term}</h3>
        {statute && <p className="mt-1.5 text-ink-3 text-note">{statute}</p>}
      </div>
      <p className="max-w-text text-ink-2 text-ui leading-[1.55] md:col-span-2 lg:col-auto">
        <Copy text={text} />
      </p>
      <div className="md:col-span-2 md:col-start-2 lg:col-auto">
        <Searches queries={searches} />
      </div>
    </li>
  );
}

function Law({ heading, lede, points }: HandWrittenState['law']) {
  return (
    <Section label="Local law" labelledBy="law">
      <SectionHead id="law" heading={heading} lede={lede} />
      <ul className="border-ink border-t-2">
        {points.map((point) => (
          <LawRow key={point.term} {...point} />
        ))}
      </ul>
    </Section>
  );
}

/** The searches worth having, and which of them come first. */
function Keywords({ heading, lede, rows, targets }: HandWrittenState['keywords']) {
  return (
    <Section label="Keywords" tone="sunk" labelledBy="keywords">
      <SectionHead id="keywords" heading={heading} lede={lede} />
      <KeywordTable caption={heading} rows={rows} />
      <TargetCards targets={targets} />
    </Section>
  );
}

/** The state's legal markets: where, before which court, and what matters there. */
function Markets({ heading, lede, rows }: HandWrittenState['markets']) {
  return (
    <Section label="Courts" labelledBy="markets">
      <SectionHead id="markets" heading={heading} lede={lede} />
      <StackedTable
        caption={heading}
        columns={[
          { header: 'Market', className: 'md:w-1/5' },
          { header: 'Court', className: 'md:w-[28%]' },
          { header: 'What matters there' },
        ]}
        className="leading-normal"
      >
        {rows.map(({ name, court, text }) => (
          <StackedRow key={name} heading={name} className="align-baseline">
            <StackedCell className="text-small max-md:pb-1 max-md:text-ink-3">{court}</StackedCell>
            <StackedCell>
              <Copy text={text} />
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
    </Section>
  );
}

function StateServices({ heading, lede, blurbs }: HandWrittenState['services']) {
  return (
    <Section label="Services" labelledBy="services">
      <SectionHead id="services" heading={heading} lede={lede} />
      <ServiceBlurbs blurbs={blurbs} />
    </Section>
  );
}

/** What the points beside the pricing card do not say already; nine pages share these rows, so they are few. */
const rows = [
  ['Services', 'All four'],
  ['Term', 'Month to month'],
  ['To leave', `${claims.terms.noticeDays} days’ notice`],
  ['New pages', `${range(claims.plan.contentPages)} a month`],
  ['Reporting', 'Weekly, monthly, live'],
] as const;

function Pricing({ heading, lede, points, campaign }: HandWrittenState['pricing'] & { campaign: Campaign }) {
  return <PricingSection heading={heading} lede={lede} points={points} campaign={campaign} rows={rows} />;
}

function LongTerm({ heading, lede, steps }: HandWrittenState['longTerm']) {
  return (
    <Section label="Timeline" labelledBy="long-term">
      <SectionHead id="long-term" heading={heading} lede={lede} />
      <Exhibit letter="B" caption="Typical gain over your starting point. Solid: the low end. Tint: the high end.">
        <TimelineChart />
      </Exhibit>
      <div className="mt-12">
        <PlanSteps steps={steps} />
      </div>
    </Section>
  );
}

function Cities({ heading, lede, ...cities }: HandWrittenState['cities']) {
  return (
    <Section label="Coverage" labelledBy="cities">
      <SectionHead id="cities" heading={heading} lede={lede} />
      <TierList cities={cities} />
    </Section>
  );
}

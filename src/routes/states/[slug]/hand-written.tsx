import { Suspense } from 'react';
import { Copy, NotesProvider, Paragraph, Paragraphs } from '../../../copy/copy.tsx';
import { range } from '../../../lib/format.ts';
import type { StateId } from '../../../lib/us-states.ts';
import { AnchorLink } from '../../../links/anchor-link.tsx';
import { plan, terms } from '../../../offer/plan.ts';
import { figuresNote } from '../../../offer/results.ts';
import { FaqSection } from '../../../sections/faq.tsx';
import { PricingSection } from '../../../sections/pricing.tsx';
import type { CountyMap } from '../../../states/load.ts';
import { searchesByGroup } from '../../../states/model.ts';
import type { HandWrittenState, LawPoint } from '../../../states/schema.ts';
import { buttonClass, PageButton } from '../../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../../ui/disclosure.tsx';
import { Ruled } from '../../../ui/ruled.tsx';
import { Section } from '../../../ui/section.tsx';
import { NumberGrid } from '../../../ui/stat.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { lostFeesNote, StateHero, TierList } from './hero.tsx';
import { KeywordTable } from './keyword-table.tsx';
import { ClientSection, PlanSteps, ServiceBlurbs, StatePageEnd, Targets } from './sections.tsx';

/** A page written for one state. It hydrates in parts (Suspense), like the home page. */
export function HandWrittenPage({ id, map, content }: { id: StateId; map: CountyMap; content: HandWrittenState }) {
  const { market, why, law, keywords, services, pricing, longTerm, cities, markets, faq, testimonial, campaigns } =
    content;
  return (
    <NotesProvider notes={{ figures: figuresNote, lost: lostFeesNote(content.figures.annualCases) }}>
      <StateHero
        id={id}
        map={map}
        heading={content.hero.heading}
        lede={content.hero.lede}
        campaign={campaigns.hero}
        monthly={plan.monthly}
        secondButton={<ResultsButton anchor={content.anchor} label={content.resultsLabel} />}
        annualCases={content.figures.annualCases}
      />
      <Suspense>
        <Section label="Market statistics" id="market" heading={market.heading} lede={market.lede}>
          <Ruled>
            <NumberGrid stats={market.stats} />

            <Disclosure title={<h3>{why.heading}</h3>}>
              {why.lede && <Paragraph className="mb-5 max-w-text" text={why.lede} />}
              <Paragraphs text={why.paragraphs} className="max-w-text" />
            </Disclosure>
          </Ruled>
        </Section>
        <Section
          label="Keyword opportunities"
          tone="sunk"
          id="keywords"
          heading={keywords.heading}
          lede={keywords.lede}
        >
          <KeywordTable
            caption={keywords.heading}
            rows={searchesByGroup(keywords.rows, content.figures.monthlySearches)}
          />
          <Targets heading="Keyword targets" targets={keywords.targets} campaign={campaigns.hero} />
        </Section>
      </Suspense>
      <Suspense>
        <Section label="Statutes" heading={law.heading} lede={law.lede}>
          <DisclosureList>
            {law.points.map((point, index) => (
              <LawRow key={point.term} point={point} open={index < pointsOpen} />
            ))}
          </DisclosureList>
        </Section>
        <Section label="The work" id="services" heading={services.heading} lede={services.lede}>
          <ServiceBlurbs blurbs={services.blurbs} />
        </Section>
        <PricingSection
          heading={pricing.heading}
          lede={pricing.lede}
          points={pricing.points}
          campaign={campaigns.pricing}
          rows={planTerms}
        />
      </Suspense>
      <Suspense>
        <ClientSection
          heading={testimonial.heading}
          lede={testimonial.lede}
          words={testimonial}
          client={testimonial}
          anchor={content.anchor}
          label={content.figures.caseStudyDays ? 'Case study' : undefined}
        />
        <Section label="Timeline" id="long-term" heading={longTerm.heading} lede={longTerm.lede}>
          <PlanSteps steps={longTerm.steps} />
        </Section>
      </Suspense>
      <Suspense>
        <Section volume="utility" label="Cities served" id="cities" heading={cities.heading} lede={cities.lede}>
          <TierList cities={cities} />
          <Disclosure
            title={<h3 className="font-sans font-semibold text-ui/snug md:text-body/snug">{markets.heading}</h3>}
          >
            {markets.lede && <Paragraph className="mb-4 max-w-text" text={markets.lede} />}
            <MarketTable heading={markets.heading} rows={markets.rows} />
          </Disclosure>
        </Section>
        <FaqSection heading={faq.heading} lede={faq.lede} items={faq.items} />
        <StatePageEnd
          guaranteeLede={content.guaranteeLede}
          closing={content.closing}
          nearby={content.nearby}
          campaign={campaigns.closing}
        />
      </Suspense>
    </NotesProvider>
  );
}

const pointsOpen = 3;

const ResultsButton = ({ anchor, label }: { anchor: HandWrittenState['anchor']; label: string }) =>
  anchor ? (
    <AnchorLink to={`#${anchor}`} className={buttonClass('secondary')}>
      {label}
    </AnchorLink>
  ) : (
    <PageButton to="/case-studies">{label}</PageButton>
  );

const LawRow = ({ point: { term, text, statute, searches }, open }: { point: LawPoint; open: boolean }) => (
  <Disclosure title={<h3 className="text-xl/tight">{term}</h3>} open={open}>
    <div className="split-8 gap-y-2">
      <Paragraph className="max-w-text text-detail text-ink-2" text={text} />
      <p className="text-note">
        {statute && <b className="block font-semibold">{statute}</b>} People search{' '}
        {searches.map((query) => `“${query}”`).join(', ')}
      </p>
    </div>
  </Disclosure>
);

const MarketTable = ({ heading, rows }: Pick<HandWrittenState['markets'], 'heading' | 'rows'>) => (
  <DataTable
    variant="titled"
    className="table-fixed leading-normal *:align-baseline"
    caption={heading}
    rowClass="last:border-b-0"
    rows={rows}
    columns={[
      { header: 'Market', headerClass: 'twelfths-4', cell: ({ name }) => name },
      {
        header: 'Court',
        headerClass: 'twelfths-3',
        cell: ({ court }) => court,
        cellClass: 'text-small max-md:pb-1 max-md:text-ink-3',
      },
      { header: 'What matters there', cell: ({ text }) => <Copy text={text} /> },
    ]}
  />
);

/** Few, because nine pages share these rows. */
const planTerms = [
  ['Services', 'All four'],
  ['Term', 'Month to month'],
  ['Cancel', `anytime, on ${terms.noticeDays}\u00a0days’ notice`],
  ['New pages', `${range(plan.contentPages)} a month`],
  ['Reporting', 'Weekly, monthly, live'],
] as const;

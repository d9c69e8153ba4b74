import { Suspense } from 'react';
import { anyClient } from '../../content/client-testimonials.ts';
import type { NearbyState, StateTemplateData } from '../../content/state-content.ts';
import { citiesByTier, type DerivedState, deriveState, marketModel } from '../../content/state-derivations.ts';
import type { CountyMap } from '../../content/state-registry.ts';
import { founder } from '../../content/team.ts';
import type { CopyText } from '../../lib/copy-text.ts';
import { grouped } from '../../lib/format.ts';
import { type StateId, stateOfSlug } from '../../lib/us-states.ts';
import { FaqSection } from '../../sections/faq.tsx';
import { claims } from '../../site/claims.ts';
import { NotesProvider, Paragraph } from '../../ui/copy.tsx';
import { PageButton, PageLink } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SampleLabel, Section, SectionHeading } from '../../ui/section.tsx';
import { StateHero, TierList } from './state-hero.tsx';
import { ClientSection, KeywordTable, PlanSteps, ServiceBlurbs, StatePageEnd, TargetCards } from './state-sections.tsx';
import { Competition, Demand, SampleCampaign } from './template-figures.tsx';

/** A page made from a state's data alone. It hydrates in parts (Suspense), like the home page. */
export function TemplatePage({ id, map, content: data }: { id: StateId; map: CountyMap; content: StateTemplateData }) {
  const derived = deriveState(data);
  const cities = citiesByTier(data);
  const { state, local, client = anyClient } = data;
  const keywordHeading = `Five groups of searches we target in ${state}`;
  return (
    <NotesProvider notes={{ searches: searchesNote(data, derived) }}>
      <StateHero
        id={id}
        map={map}
        heading={derived.heading}
        lede={local.lede}
        campaign={`page-${id}`}
        results={<PageButton to="/case-studies">{`View ${state} Results`}</PageButton>}
        annualCases={derived.annualCases}
        cities={cities}
        image={derived.heroImage}
      />
      <Suspense>
        <Demand data={data} derived={derived} />
        <Section
          label="Local law"
          tone="card"
          labelledBy="difference"
          bodyClass="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]"
        >
          <SectionHeading id="difference">What makes {state} divorce law different</SectionHeading>
          <div className="max-w-text lg:pt-3">
            <Paragraph text={data.uniqueLegalAspect} />
            <p className="note mt-4">A summary for lawyers, not legal advice. Check the current statute.</p>
          </div>
        </Section>
      </Suspense>
      <Suspense>
        <Competition data={data} derived={derived} />
        <Section
          label="Keywords"
          labelledBy="keywords"
          heading={keywordHeading}
          lede="What each searcher wants, what we would build, and where we would start."
        >
          <KeywordTable
            caption={keywordHeading}
            rows={local.searches.map((search, index) => ({
              ...search,
              monthlySearches: derived.keywordSearches[index] ?? 0,
            }))}
            note="searches"
          />
          <TargetCards targets={local.targets} />
        </Section>
        <Section label="The work" labelledBy="services" heading={`Four services for ${state} firms, one monthly fee`}>
          <ServiceBlurbs blurbs={local.services} />
        </Section>
      </Suspense>
      <Suspense>
        <SampleCampaign />
        <ClientSection
          {...derived.client}
          {...client}
          anchor="testimonial"
          heading={`How it could play out in ${derived.client.city}, ${state}: a sample success story`}
        />
        <FounderQuote />
        <Section
          label="Timeline"
          labelledBy="long-term"
          heading={`Long-term success in ${state}: ${local.headings?.timeline ?? `first results in about ${claims.daysToResults} days`}`}
        >
          <PlanSteps steps={local.longTerm} />
        </Section>
      </Suspense>
      <Suspense>
        <Section label="Markets" labelledBy="markets" heading={`Cities we serve in ${state}, large and small`}>
          <TierList cities={cities} texts={local} />
        </Section>
        <FaqSection
          heading={`What ${state} divorce lawyers ask us about SEO`}
          lede="These are the ranges we plan for. Yours depend on your market, your fees and how fast your office answers."
          items={local.faqs}
        />
        <StatePageEnd
          {...local}
          nearby={{ heading: local.headings?.nearby ?? `States near ${state}`, states: neighbors(data) }}
          campaign={`page-${id}`}
        />
      </Suspense>
    </NotesProvider>
  );
}

function neighbors({ borderStates }: StateTemplateData): NearbyState[] {
  return borderStates.flatMap(({ slug }): NearbyState[] => {
    const state = stateOfSlug(slug);
    return state ? [{ state, kind: 'in-app' }] : [];
  });
}

const { searchPercent, keywordPercents } = marketModel;

/** How the searches are modeled: the one note of a template page. */
function searchesNote({ annualDivorceCases }: StateTemplateData, { monthlySearches }: DerivedState): CopyText {
  return `Modeled as ${searchPercent}% of annual divorce cases: ${annualDivorceCases} × ${searchPercent / 100} = ${grouped(monthlySearches)}. The five groups are ${keywordPercents.join('%, ')}% of that. They overlap, so they add up to more than 100%.`;
}

const FounderQuote = () => (
  <Section label="In a word" labelledBy="founder" bodyClass="flex flex-col gap-8 sm:flex-row sm:items-center">
    <SectionHeading id="founder" className="sr-only">
      A word from our founder
    </SectionHeading>
    <Portrait
      name={founder.image}
      width={104}
      alt={founder.alt}
      className="h-32.5 w-26 flex-none border border-ink bg-data-tint"
    />
    <div>
      <blockquote className="max-w-176 font-serif text-[clamp(1.5rem,1.25rem+1vw,2.125rem)]/tight tracking-[-0.01em]">
        “{founder.stateQuote}”
      </blockquote>
      {founder.sample && <SampleLabel className="mt-4">Example, not a real person</SampleLabel>}
      <p className="mt-4 text-small">
        <b className="font-semibold">{founder.name}</b>,{' '}
        <PageLink className="text-link" to="/about">
          {founder.role.toLowerCase()}
        </PageLink>
      </p>
    </div>
  </Section>
);

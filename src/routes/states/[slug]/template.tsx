import { Suspense } from 'react';
import { founder } from '../../../content/team.ts';
import { NotesProvider, Paragraph } from '../../../copy/copy.tsx';
import { cn } from '../../../lib/cn.ts';
import { type StateId, stateOfSlug } from '../../../lib/us-states.ts';
import { PageLink } from '../../../links/page-link.tsx';
import { figuresNote, results, timeline } from '../../../offer/results.ts';
import { FaqSection } from '../../../sections/faq.tsx';
import { anyClient } from '../../../states/any-client.ts';
import type { CountyMap } from '../../../states/load.ts';
import { citiesByTier, deriveState, searchesByGroup } from '../../../states/model.ts';
import type { NearbyState, StateTemplateData } from '../../../states/schema.ts';
import { PageButton } from '../../../ui/button.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { Section, SectionHeading } from '../../../ui/section.tsx';
import { lostFeesNote, StateHero, TierList } from './hero.tsx';
import { KeywordTable } from './keyword-table.tsx';
import { ClientSection, PlanSteps, ServiceBlurbs, StatePageEnd, Targets } from './sections.tsx';
import { CampaignResults, Competition, Demand } from './template-figures.tsx';

/** A page made from a state's data alone. It hydrates in parts (Suspense), like the home page. */
export function TemplatePage({ id, map, content: data }: { id: StateId; map: CountyMap; content: StateTemplateData }) {
  const derived = deriveState(data);
  const cities = citiesByTier(data);
  const { state, local, client = anyClient } = data;
  const keywordHeading = `Five groups of searches ${state} clients make`;
  return (
    <NotesProvider notes={{ lost: lostFeesNote(derived.annualCases), figures: figuresNote }}>
      <StateHero
        id={id}
        map={map}
        heading={derived.heading}
        lede={local.lede}
        campaign={`page-${id}`}
        secondButton={<PageButton to="/case-studies">{`View ${state} Results`}</PageButton>}
        annualCases={derived.annualCases}
        image={derived.heroImage}
      />
      <Suspense>
        <Demand data={data} derived={derived} />
        <Section label="Divorce law" id="difference" bodyClass="split-5 gap-y-4">
          <SectionHeading>What makes {state} different</SectionHeading>
          <div className="max-w-text lg:pt-3">
            <Paragraph className="text-detail" text={data.uniqueLegalAspect} />
            <p className="note mt-3">This is not legal advice: check the current statute.</p>
          </div>
        </Section>
      </Suspense>
      <Suspense>
        <Competition data={data} derived={derived} />
        <Section label="Keyword opportunities" tone="sunk" id="keywords" heading={keywordHeading}>
          <KeywordTable caption={keywordHeading} rows={searchesByGroup(local.searches, derived.monthlySearches)} />
          <Targets heading="Keyword targets: where we start" targets={local.targets} campaign={`page-${id}`} />
        </Section>
        <Section label="The work" id="services" heading={`Four services for ${state} firms, one monthly fee`}>
          <ServiceBlurbs blurbs={local.services} />
        </Section>
      </Suspense>
      <Suspense>
        <CampaignResults />
        <ClientSection
          words={client}
          client={derived.client}
          anchor="testimonial"
          label="Client success story"
          heading={`How it plays out in ${derived.client.city}, ${state}`}
        >
          <FounderQuote className="mt-5 md:mt-8" />
        </ClientSection>
        <Section
          label="Timeline"
          id="long-term"
          heading={`Long-term success in ${state}: ${local.headings?.timeline ?? `first results in about ${results.daysToResults} days, the biggest after month ${timeline.traffic.months[0]}`}`}
        >
          <PlanSteps steps={local.longTerm} />
        </Section>
      </Suspense>
      <Suspense>
        <Section volume="utility" label="Serving markets" id="markets" heading={`${state} cities, large and small`}>
          <TierList cities={cities} lines={local.cities} />
        </Section>
        <FaqSection heading={`What ${state} divorce lawyers ask us about SEO`} items={local.faqs} />
        <StatePageEnd
          guaranteeLede={local.guaranteeLede}
          closing={local.closing}
          nearby={{ heading: local.headings?.nearby ?? `${state} and its neighbors`, states: nearbyStates(data) }}
          campaign={`page-${id}`}
        />
      </Suspense>
    </NotesProvider>
  );
}

function nearbyStates({ borderStates }: StateTemplateData): NearbyState[] {
  return borderStates.flatMap(({ slug }): NearbyState[] => {
    const state = stateOfSlug(slug);
    return state ? [{ state, kind: 'in-app' }] : [];
  });
}

const FounderQuote = ({ className }: { className: string }) => (
  <div className={cn('flex gap-6 border-rule border-t pt-4 sm:items-center md:pt-6', className)}>
    <Portrait
      name={founder.image}
      width={64}
      alt={founder.alt}
      className="h-20 w-16 flex-none border border-ink bg-data-tint max-md:hidden"
    />
    <div>
      <h3 id="founder" className="sr-only">
        Our founder on how we write
      </h3>
      <blockquote className="max-w-176 font-serif text-xl/tight">“{founder.stateQuote}”</blockquote>
      <p className="mt-2 text-small">
        <b className="font-semibold">{founder.name}</b>,{' '}
        <PageLink className="text-link" to="/about">
          {founder.role.toLowerCase()}
        </PageLink>
      </p>
    </div>
  </div>
);

import { type CitiesByTier, citiesByTier } from '../../../content/city-tiers.ts';
import { type DerivedState, deriveState } from '../../../content/state-derivations.ts';
import { testimonialFor } from '../../../content/state-testimonials.ts';
import type { CountyMap } from '../../../content/states/registry.ts';
import type { NearbyState, StateTemplateData } from '../../../content/states/types.ts';
import { type StateId, stateOfSlug } from '../../../lib/us-states.ts';
import { BookingButton, WhatsAppButton } from '../../../sections/booking-button.tsx';
import { ClosingSection } from '../../../sections/closing.tsx';
import { FaqSection } from '../../../sections/faq.tsx';
import { GuaranteeSection } from '../../../sections/guarantee.tsx';
import { claims } from '../../../site/claims.ts';
import { Notes, NotesProvider } from '../../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { NearbyStates } from '../sections/nearby-states.tsx';
import { PlanSteps } from '../sections/plan-steps.tsx';
import { ServiceBlurbs } from '../sections/service-blurbs.tsx';
import { ClientStory } from './client-story.tsx';
import { Competition } from './competition.tsx';
import { Demand } from './demand.tsx';
import { Difference } from './difference.tsx';
import { FounderQuote } from './founder-quote.tsx';
import { KeywordTargets } from './keyword-targets.tsx';
import { ServingMarkets } from './serving-markets.tsx';
import { TemplateHero } from './template-hero.tsx';
import { searchesNote } from './template-notes.ts';
import { TrackRecord } from './track-record.tsx';

/** What every section of a template page draws on. */
export interface TemplateProps {
  id: StateId;
  map: CountyMap;
  data: StateTemplateData;
  derived: DerivedState;
  /** The cities of the plan, by weight. */
  cities: CitiesByTier;
}

/** A page made from a state's data alone (specification, section 2: "Shared state template"). */
export function TemplatePage({ id, map, content: data }: { id: StateId; map: CountyMap; content: StateTemplateData }) {
  const derived = deriveState(data);
  const { state, local } = data;
  const props: TemplateProps = { id, map, data, derived, cities: citiesByTier(data) };
  return (
    <NotesProvider notes={{ searches: searchesNote(data, derived) }}>
      <TemplateHero {...props} />
      <Demand {...props} />
      <Difference {...props} />
      <Competition {...props} />
      <KeywordTargets {...props} />
      <Sheet folio="Services" labelledBy="services">
        <SectionHead id="services" heading={`Four services for ${state} firms, one monthly fee`} />
        <ServiceBlurbs blurbs={local.services} />
      </Sheet>
      <TrackRecord />
      <ClientStory testimonial={testimonialFor(id)} client={derived.client} state={state} />
      <FounderQuote />
      <Sheet folio="Timeline" labelledBy="long-term">
        <SectionHead
          id="long-term"
          heading={`Long-term success in ${state}: typically ${claims.templateFaq.firstPageDays} days to page one`}
        />
        <PlanSteps steps={local.longTerm} />
      </Sheet>
      <ServingMarkets {...props} />
      <FaqSection
        heading={`What ${state} divorce lawyers ask us about SEO`}
        lede="Typical results, not promises. Your market, your fees and your intake change every figure."
        items={local.faqs}
      />
      <GuaranteeSection
        {...local.guarantee}
        campaign={`page-${id}`}
        labels={['We start', 'Most see results', 'Progress, or free work']}
      />
      <NearbyStates heading={`States near ${state}`} states={neighbors(data)} />
      <Notes />
      <ClosingSection {...local.closing}>
        <BookingButton campaign={`page-${id}`} />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}

/** The border states of the data, all linked in the app. */
function neighbors({ borderStates }: StateTemplateData): NearbyState[] {
  return borderStates.flatMap(({ slug }): NearbyState[] => {
    const state = stateOfSlug(slug);
    return state ? [{ state, kind: 'in-app' }] : [];
  });
}

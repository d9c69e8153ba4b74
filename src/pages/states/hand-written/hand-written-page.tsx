import type { CountyMap } from '../../../content/states/registry.ts';
import type { HandWrittenState } from '../../../content/states/types.ts';
import type { StateId } from '../../../lib/us-states.ts';
import { BookingButton, WhatsAppButton } from '../../../sections/booking-button.tsx';
import { ClosingSection } from '../../../sections/closing.tsx';
import { FaqSection } from '../../../sections/faq.tsx';
import { GuaranteeSection } from '../../../sections/guarantee.tsx';
import { Notes, NotesProvider } from '../../../ui/copy.tsx';
import { NearbyStates } from '../sections/nearby-states.tsx';
import { Cities } from './cities.tsx';
import { Client } from './client.tsx';
import { HandWrittenHero } from './hand-written-hero.tsx';
import { Keywords } from './keywords.tsx';
import { Law } from './law.tsx';
import { LongTerm } from './long-term.tsx';
import { Market } from './market.tsx';
import { Markets } from './markets.tsx';
import { Pricing } from './pricing.tsx';
import { StateServices } from './state-services.tsx';
import { Why } from './why.tsx';

/** A page written for one state (specification, section 2: "hand-written pages"). */
export function HandWrittenPage({ id, map, content }: { id: StateId; map: CountyMap; content: HandWrittenState }) {
  const { campaigns, faq, guarantee, closing } = content;
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
      <Client {...content.testimonial} id={id} anchor={content.anchor} />
      <LongTerm {...content.longTerm} />
      <Cities {...content.cities} />
      <FaqSection {...faq} />
      <GuaranteeSection
        {...guarantee}
        campaign={campaigns.closing}
        labels={['We start', 'Most see results', 'Progress, or free work']}
      />
      <NearbyStates {...content.nearby} />
      <Notes />
      <ClosingSection {...closing}>
        <BookingButton campaign={campaigns.closing} />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}

import type { DerivedState } from '../../../content/state-derivations.ts';
import type { StateTestimonial } from '../../../content/state-testimonials.ts';
import type { StateName } from '../../../lib/us-states.ts';
import { NoteRef } from '../../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { ClientQuote } from '../sections/client-quote.tsx';

export function ClientStory({
  state,
  testimonial,
  client: { person, role, firmType, city },
}: {
  state: StateName;
  testimonial: StateTestimonial;
  client: DerivedState['client'];
}) {
  return (
    <Sheet folio="Case note" tone="card" id="testimonial" labelledBy="client">
      <SectionHead id="client" heading={`A client’s success in ${state}`} />
      <ClientQuote testimonial={testimonial} person={person}>
        {role}
        <br />
        {firmType}, {city}
        <NoteRef id="story" />
      </ClientQuote>
    </Sheet>
  );
}

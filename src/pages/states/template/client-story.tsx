import type { DerivedState } from '../../../content/state-derivations.ts';
import type { StateTestimonial } from '../../../content/state-testimonials.ts';
import type { StateName } from '../../../lib/us-states.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { ClientQuote } from '../sections/client-quote.tsx';
import { SampleLabel } from '../sections/sample-label.tsx';

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
    <Sheet folio="Testimonial" tone="card" id="testimonial" labelledBy="client">
      <SampleLabel text="Sample client" />
      <SectionHead id="client" heading={`A client success story from ${city}, ${state}`} />
      <ClientQuote testimonial={testimonial} person={person}>
        {role}
        <br />
        {firmType}, {city}
      </ClientQuote>
    </Sheet>
  );
}

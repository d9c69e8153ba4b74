import type { DerivedState } from '../../../content/state-derivations.ts';
import type { StateTestimonial } from '../../../content/state-testimonials.ts';
import type { StateName } from '../../../lib/us-states.ts';
import { SampleLabel } from '../../../ui/sample-label.tsx';
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
    <Sheet folio="Testimonial" tone="card" id="testimonial" labelledBy="client">
      {testimonial.sample && <SampleLabel className="mb-4">Sample client</SampleLabel>}
      <SectionHead id="client" heading={`A client success story from ${city}, ${state}`} />
      <ClientQuote testimonial={testimonial} person={person}>
        {role}
        <br />
        {firmType}, {city}
      </ClientQuote>
    </Sheet>
  );
}

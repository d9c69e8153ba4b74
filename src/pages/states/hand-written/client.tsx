import { testimonialFor } from '../../../content/state-testimonials.ts';
import type { HandWrittenState } from '../../../content/states/types.ts';
import type { StateId } from '../../../lib/us-states.ts';
import { SampleLabel } from '../../../ui/sample-label.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { ClientQuote } from '../sections/client-quote.tsx';

/** This state's client. `anchor` is the id that links from elsewhere lead to. */
export function Client({
  id,
  anchor,
  heading,
  lede,
  person,
  role,
  firmType,
  city,
}: HandWrittenState['testimonial'] & { id: StateId; anchor: HandWrittenState['anchor'] }) {
  const testimonial = testimonialFor(id);
  return (
    <Sheet folio="Testimonial" tone="card" id={anchor} labelledBy="client">
      {testimonial.sample && <SampleLabel className="mb-4">Sample client</SampleLabel>}
      <SectionHead id="client" heading={heading} lede={lede} />
      <ClientQuote testimonial={testimonial} person={person}>
        {role}
        <br />
        {firmType}, {city}
      </ClientQuote>
    </Sheet>
  );
}

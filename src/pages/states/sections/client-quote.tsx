import type { ReactNode } from 'react';
import type { StateTestimonial } from '../../../content/state-testimonials.ts';
import { Portrait } from '../../../ui/portrait.tsx';

/** One client, large: the portrait and the quote. */
export function ClientQuote({
  testimonial: { image, alt, quote },
  person,
  children,
}: {
  testimonial: StateTestimonial;
  person: string;
  /** Role, kind of firm, city. */
  children: ReactNode;
}) {
  return (
    <div className="quote">
      <Portrait name={image} width={272} alt={alt} />
      <div>
        <blockquote>“{quote}”</blockquote>
        <cite>
          <b>{person}</b>
          <span>{children}</span>
        </cite>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { StateTestimonial } from '../../../content/state-testimonials.ts';

/** One client, large: the drawn portrait and the quote. */
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
      <img src={`/portraits/${image}.svg`} width="272" height="340" alt={alt} loading="lazy" decoding="async" />
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

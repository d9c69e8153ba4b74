import { Fragment } from 'react';
import { type Testimonial, testimonials } from '../../content/client-testimonials.ts';
import { BookingLink } from '../../sections/call-to-action.tsx';
import { Actions, TextLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SampleNote, Section } from '../../ui/section.tsx';

function Story({ story }: { story: Testimonial }) {
  const { name, firm, location, portrait, testimonial, metrics } = story;
  const parts = { Challenge: story.challenge, Strategy: story.strategy, Result: story.result };
  return (
    <article className="rule-top flex break-inside-avoid flex-col gap-3 pt-3 max-lg:mb-6">
      <div className="flex items-end gap-4">
        {portrait && <Portrait name={portrait} width={104} alt="" className="aspect-4/5 w-20 flex-none" />}
        <div className="text-ink-2 text-small/snug">
          <b className="block font-semibold text-body/tight text-ink">{name}</b> {firm}, {location}
        </div>
      </div>
      <blockquote className="font-serif text-body/snug md:text-h3/snug">“{testimonial}”</blockquote>
      <ul className="mt-auto grid gap-1.5 text-small/snug">
        {metrics.map(({ value, label }) => (
          <li key={label} className="flex flex-wrap items-baseline gap-x-3">
            <b className="w-[6rem] whitespace-nowrap font-serif text-h3/none">{value}</b>{' '}
            <span className="flex-1 basis-[7rem]">{label}</span>
          </li>
        ))}
      </ul>
      <Disclosure
        title={<span className="font-sans font-semibold text-small/snug">Challenge, strategy, and result</span>}
      >
        <dl className="grid gap-y-2 text-small">
          {Object.entries(parts).map(([term, text]) => (
            <Fragment key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">{text}</dd>
            </Fragment>
          ))}
        </dl>
      </Disclosure>
    </article>
  );
}

export function Testimonials() {
  return (
    <Section id="testimonials" label="Testimonials" heading="More calls about the right cases">
      <SampleNote shown={testimonials} />
      <div className="grid gap-x-8 lg:grid-cols-2 lg:gap-y-8 print:block">
        {testimonials.map((story) => (
          <Story key={story.name} story={story} />
        ))}
      </div>
      <Actions className="lg:mt-6">
        <BookingLink>See if your county looks like theirs</BookingLink>
        <TextLink to="/case-studies">Read the case studies</TextLink>
      </Actions>
    </Section>
  );
}

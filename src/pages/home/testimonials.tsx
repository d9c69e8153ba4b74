import { Fragment } from 'react';
import { type Testimonial, testimonials } from '../../content/client-testimonials.ts';
import { TextLink } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Section } from '../../ui/section.tsx';

function Digest({ story }: { story: Testimonial }) {
  const parts = { Challenge: story.challenge, Strategy: story.strategy, Result: story.result };
  return (
    <>
      <dl className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-2 border-rule border-t pt-4 text-small">
        {Object.entries(parts).map(([term, text]) => (
          <Fragment key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-2">{text}</dd>
          </Fragment>
        ))}
      </dl>
      <ul className="mt-auto flex flex-wrap gap-x-8 gap-y-2">
        {story.metrics.map(({ value, counts }) => (
          <li key={counts} className="flex items-baseline gap-2 text-small">
            <b className="whitespace-nowrap font-display font-serif tabular-nums text-[clamp(2.5rem,2.1rem+1.4vw,3.5rem)]/none text-data tracking-[-0.02em]">
              {value}
            </b>{' '}
            {counts}
          </li>
        ))}
      </ul>
    </>
  );
}

function Story({ story, tinted }: { story: Testimonial; tinted: boolean }) {
  const { name, firm, location, portrait, testimonial } = story;
  return (
    <article className="flex flex-col gap-5 rule-top pt-6">
      <div className="flex items-end gap-4">
        {portrait && (
          <Portrait
            name={portrait}
            width={104}
            alt=""
            className={`aspect-4/5 w-26 flex-none border border-ink ${tinted ? 'bg-data-tint' : 'bg-mark'}`}
          />
        )}
        <div className="text-ink-2 text-small/snug">
          <b className="block font-semibold text-body/tight text-ink">{name}</b> <span className="block">{firm}</span>{' '}
          {location}
        </div>
      </div>
      <blockquote className="font-display font-serif text-quote tracking-[-0.01em]">“{testimonial}”</blockquote>
      <Digest story={story} />
    </article>
  );
}

/** The hero’s second button leads here. */
export function Testimonials() {
  return (
    <Section
      id="testimonials"
      label="In practice"
      labelledBy="stories"
      heading="How it plays out: four example firms"
      sample={testimonials.some(({ sample }) => sample) && 'Examples, not real clients'}
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {testimonials.map((story, index) => (
          <Story key={story.name} story={story} tinted={index % 2 === 0} />
        ))}
      </div>
      <p className="mt-10">
        <TextLink to="/case-studies">Read the case studies</TextLink>
      </p>
    </Section>
  );
}

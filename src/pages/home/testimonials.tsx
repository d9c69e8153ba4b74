import { type Testimonial, testimonials } from '../../content/testimonials.ts';
import { TextLink } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

function Digest({ story }: { story: Testimonial }) {
  return (
    <>
      <dl>
        <dt>Challenge</dt>
        <dd>{story.challenge}</dd>
        <dt>Strategy</dt>
        <dd>{story.strategy}</dd>
        <dt>Result</dt>
        <dd>{story.result}</dd>
      </dl>
      <ul className="case__m">
        {story.metrics.map(({ value, counts }) => (
          <li key={counts}>
            <b>{value}</b> {counts}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The story opens with the client where there is a portrait, with the quote where there is none. */
function CaseNote({ story, tinted }: { story: Testimonial; tinted: boolean }) {
  const quote = <blockquote>“{story.testimonial}”</blockquote>;
  if (!story.portrait) {
    return (
      <article className="case case--s">
        {quote}
        <div className="case__who">
          <div>
            <b>{story.name}</b>{' '}
            <span>
              {story.firm}, {story.location}
            </span>
          </div>
        </div>
        <Digest story={story} />
      </article>
    );
  }
  return (
    <article className="case">
      <div className="case__who">
        <Portrait name={story.portrait} width={104} alt="" className={tinted ? 'face' : 'face face--b'} />
        <div>
          <b>{story.name}</b> <span>{story.firm}</span> <span>{story.location}</span>
        </div>
      </div>
      {quote}
      <Digest story={story} />
    </article>
  );
}

/** Four stories; the hero's second button leads here. */
export function Testimonials() {
  return (
    <Section id="testimonials" label="Testimonials" labelledBy="stories">
      <SectionHead
        id="stories"
        heading="What clients say about their calls and cases"
        sample={testimonials.some(({ sample }) => sample) ? 'Sample clients' : undefined}
      />
      <div className="cases">
        {testimonials.map((story, index) => (
          <CaseNote key={story.name} story={story} tinted={index % 2 === 0} />
        ))}
      </div>
      <p className="mt-10">
        <TextLink to="/case-studies">Read the case studies</TextLink>
      </p>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { type ServiceId, serviceIds, services } from '../../content/services.ts';
import type { StateTestimonial } from '../../content/state-testimonials.ts';
import { hasStatePage } from '../../content/states/registry.ts';
import type { MarketFact, NearbyState, PlanStep, StateKeyword, Target } from '../../content/states/types.ts';
import type { CopyText } from '../../lib/copy-text.ts';
import { grouped } from '../../lib/format.ts';
import { stateSlug, usStates } from '../../lib/us-states.ts';
import type { SitePath } from '../../site/paths.ts';
import { Copy, NoteRef, useNote } from '../../ui/copy.tsx';
import { PageLink, TextLink } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Silhouette } from '../../ui/silhouette.tsx';
import { Tooltip, TooltipGroup } from '../../ui/tooltip.tsx';

/** A figure. Where its sentence refers to a note, the label shows that note as a tooltip. */
function Fact({ value, label, detail }: MarketFact) {
  const note = useNote(detail);
  return (
    <div className="mk__i">
      <p className="mk__n">{value}</p>
      <p className="mk__l">{note ? <Tooltip text={note}>{label}</Tooltip> : label}</p>
      <p className="mk__d">
        <Copy text={detail} />
      </p>
    </div>
  );
}

/** A market in four figures. */
export function FactStrip({ facts }: { facts: readonly MarketFact[] }) {
  return (
    <TooltipGroup>
      <div className="mk">
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </div>
    </TooltipGroup>
  );
}

/** Groups of searches with a typical one, how often by the model, and what answers them. Bars share one zero; the widest is 100%. */
export function KeywordTable({
  caption,
  rows,
  note,
}: {
  caption: string;
  rows: readonly StateKeyword[];
  /** The note on how the counts were modeled. */
  note?: string;
}) {
  const most = Math.max(...rows.map(({ monthlySearches }) => monthlySearches));
  return (
    <div className="tw">
      <table className="kw">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Group of searches</th>
            <th scope="col" className="v">
              Searches a month, modeled
              {note && <NoteRef id={note} />}
            </th>
            <th scope="col">What they want</th>
            <th scope="col">What we build</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, query, monthlySearches, intent, build }) => (
            <tr key={query}>
              <th scope="row">
                {group}
                <span className="mt-0.5 block font-normal font-sans text-ink-2 text-small">such as “{query}”</span>
              </th>
              <td className="v">
                <span className="bar-c">
                  {grouped(monthlySearches)}
                  <i style={{ width: `${Math.round((monthlySearches / most) * 1000) / 10}%` }} aria-hidden="true" />
                </span>
              </td>
              <td>{intent}</td>
              <td>
                <Copy text={build} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Which searches, places or people come first, as three numbered cards. */
export function TargetCards({ targets }: { targets: readonly Target[] }) {
  return (
    <ol className="tgts">
      {targets.map(({ name, text }, index) => (
        <li key={name} className="tgt">
          <p className="tgt__n" aria-hidden="true">
            {index + 1}
          </p>
          <h3>{name}</h3>
          <p>
            <Copy text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The four services in the words of one state. */
export function ServiceBlurbs({ blurbs }: { blurbs: Record<ServiceId, CopyText> }) {
  return (
    <ul className="four">
      {serviceIds.map((id) => {
        const { name, path } = services[id];
        return (
          <li key={id}>
            <h3>{name}</h3>
            <p>
              <Copy text={blurbs[id]} />
            </p>
            <TextLink className="self-end justify-self-start" to={path}>
              Learn More <span className="sr-only">about {name}</span>
            </TextLink>
          </li>
        );
      })}
    </ul>
  );
}

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

/** How a campaign runs over time: when, what, and what to expect of it. */
export function PlanSteps({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <ol className="border-ink border-t-2">
      {steps.map(({ when, title, text }) => (
        <li
          key={when}
          className="grid gap-x-8 gap-y-2 border-rule border-b py-6 md:grid-cols-[9rem_1fr] lg:grid-cols-12"
        >
          <p className="font-semibold text-data text-small md:row-span-2 md:pt-1.5 lg:col-span-3 lg:row-span-1">
            {when}
          </p>
          <h3 className="lg:col-span-4">{title}</h3>
          <p className="max-w-text text-ink-2 text-ui leading-[1.55] md:col-start-2 lg:col-span-5 lg:col-start-8">
            <Copy text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The root-level address stands for a page that is not written yet; once it is, there is one address, under /states/. */
const pathOf = ({ state, root }: NearbyState): SitePath =>
  root && !hasStatePage(state) ? `/${stateSlug(state)}` : `/states/${stateSlug(state)}`;

/** Four neighbors, each in its kind (specification, section 2: "Nearby states"), and the way to all of them. */
export function NearbyStates({
  heading,
  lede,
  states,
}: {
  heading: string;
  lede?: CopyText;
  states: readonly NearbyState[];
}) {
  return (
    <Section label="Nearby" labelledBy="nearby">
      <SectionHead id="nearby" heading={heading} lede={lede} />
      <ul className="near">
        {states.map((nearby) => (
          <li key={nearby.state} className={`sc sc--n${nearby.kind === 'text' ? ' sc--text' : ''}`}>
            <Silhouette state={nearby.state} />
            <h3>
              {nearby.kind === 'text' ? (
                usStates[nearby.state]
              ) : (
                <PageLink to={pathOf(nearby)} reload={nearby.kind === 'reload'}>
                  {usStates[nearby.state]}
                </PageLink>
              )}
            </h3>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to="/states">View all state-specific SEO services</TextLink>
      </p>
    </Section>
  );
}

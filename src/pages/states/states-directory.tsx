import { useRef } from 'react';
import map from '../../assets/us-map.json';
import {
  type FeaturedState,
  featuredStates,
  filterStates,
  type StateRecord,
  stateDirectory,
} from '../../content/state-directory.ts';
import { hasStatePage, stateIds } from '../../content/states/registry.ts';
import { PageHead } from '../../head/head-tags.tsx';
import { type StateId, stateOfSlug, stateSlug, usStates } from '../../lib/us-states.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { BookingButton, ClosingSection } from '../../sections/call-to-action.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { buttonClass, PageButton, PageLink } from '../../ui/link.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Silhouette } from '../../ui/silhouette.tsx';
import { DirectorySearch, useSearchText } from './directory-search.tsx';

export default function StatesDirectory() {
  const input = useRef<HTMLInputElement>(null);
  const [query, search] = useSearchText(input);
  const filtered = query.trim() !== '';

  function clear() {
    search('');
    input.current?.focus();
  }

  return (
    <>
      <PageHead
        path="/states"
        updated="2026-11-23"
        pageType="CollectionPage"
        title="Divorce Lawyer SEO by State: All 50 Markets"
        description={`SEO for divorce lawyers, state by state: ${stateIds.length} state pages with local law, courts, keywords and price. Find your state on the map or in the list of 50.`}
      />
      <Hero kind="dir">
        <div>
          <Breadcrumbs name="States" path="/states" />
          <h1 id="h1">
            <span className="kick">Divorce lawyer SEO, state by state</span> Divorce law changes by state. So do the
            searches.
          </h1>
          <p className="lede">
            We do SEO for divorce lawyers in all fifty states. Filing rules and waiting periods shape what people type.
            Open your state to see its courts, what people there search before they call a lawyer, and what we charge.
          </p>
          <DirectorySearch ref={input} query={query} onSearch={search} />
        </div>
        <DirectoryMap filtered={filtered} />
      </Hero>
      <DirectoryLists query={query} onClear={clear} />
      <ClosingSection
        heading="Get a free SEO audit for your state"
        lede={`Book a free call. The audit is valued at ${dollars(claims.consultation.auditValue)} and covers the counties you practice in.`}
      >
        <BookingButton campaign="states-directory">Get a free state audit</BookingButton>
        <PageButton to="/case-studies">View Case Studies</PageButton>
      </ClosingSection>
    </>
  );
}

interface StateShape {
  /** Path data. */
  shape: string;
  /** Postal code. */
  code: string;
  x: number;
  y: number;
  /** To letters that stand beside a small state. */
  lead?: { x1: number; y1: number; x2: number; y2: number };
}

/** Those that have a page; all others are one shape (scripts/make/maps.ts). */
const states = Object.entries<StateShape>(map.states) as [StateId, StateShape][];

/** The states that have a page, as links on a map. Hidden on small screens while the list is filtered. */
function DirectoryMap({ filtered }: { filtered: boolean }) {
  return (
    <figure className={filtered ? 'ex max-lg:hidden' : 'ex'}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        className="usmap"
        viewBox={map.viewBox}
        role="group"
        aria-label="Map of the United States. States with a page are links."
      >
        <g className="us-off">
          <path d={map.others.land} />
          <path fill="none" d={map.others.borders} />
        </g>
        {states.map(([id, { shape, code, x, y, lead }]) => (
          <PageLink key={id} className="us-on" to={`/states/${stateSlug(id)}`}>
            {/* The link's name includes the letters on the map, for voice control (WCAG 2.5.3). */}
            <title>{`${usStates[id]} (${code})`}</title>
            <path d={shape} />
            {lead && <line className="us-lead" {...lead} />}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in a drawing takes no focus */}
            <text className={lead && 'us-out'} x={x} y={y} textAnchor="middle" aria-hidden="true">
              {code}
            </text>
          </PageLink>
        ))}
      </svg>
      <figcaption>Blue: the {states.length} states with their own page. Choose one, or use the list below.</figcaption>
    </figure>
  );
}

function NoMatch({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className="sheet sheet--paper">
      <div className="body">
        <div className="none">
          <p className="font-serif text-h3 font-sub wrap-anywhere">No states found matching "{query}"</p>
          <p className="small">Adjust your search: check the spelling, or type only the first letters.</p>
          <button type="button" className={buttonClass('secondary', true)} onClick={onClear}>
            Clear Search
          </button>
        </div>
      </div>
    </div>
  );
}

/**
 * The featured states as cards and all fifty as a list, both filtered. A section without matches is left out, and so is
 * a note on what is not shown.
 */
function DirectoryLists({ query, onClear }: { query: string; onClear: () => void }) {
  const featured = filterStates(featuredStates, query);
  const all = filterStates(stateDirectory, query);
  if (all.length === 0) return <NoMatch query={query} onClear={onClear} />;
  const wanted = query.trim();
  const withPage = all.filter((state) => hasStatePage(idOf(state))).length;
  return (
    <>
      {featured.length > 0 && (
        <Section label="Featured" labelledBy="featured">
          <SectionHead id="featured" heading="Featured State Markets" />
          <div className="feat">
            {featured.map((state) => (
              <FeaturedCard key={state.slug} state={state} />
            ))}
          </div>
        </Section>
      )}
      <Section label={wanted ? `${all.length} of ${stateDirectory.length}` : 'All fifty'} labelledBy="all">
        <SectionHead id="all" heading={wanted ? `State Markets matching “${wanted}”` : 'All State Markets'} />
        <ul className="fifty">
          {all.map((state) => (
            <StateRow key={state.slug} state={state} />
          ))}
        </ul>
        <div className="mt-5 grid gap-2">
          {withPage < all.length && (
            <p className="small text-ink-2">
              <Copy
                text={`${withPage > 0 ? 'Underlined states have their own page. ' : ''}The [four services](/services) are the same in all fifty. If your state has no page yet, [ask us about it](/contact).`}
              />
            </p>
          )}
          <p className="note">
            {`Populations: Census Bureau estimates for July 1, 2024, rounded down.${featured.length > 0 ? ' Cases and searches are our own estimates. Each state page says more about them.' : ''}`}
          </p>
        </div>
      </Section>
    </>
  );
}

const idOf = ({ slug }: StateRecord) => stateOfSlug(slug) as StateId;

/** The population, with its unit for screen readers. */
function Population({ of: { population } }: { of: StateRecord }) {
  return (
    <>
      {population}
      <span className="sr-only"> people</span>
    </>
  );
}

/** A featured state: outline, name, population, one fact. The link covers the card. */
function FeaturedCard({ state }: { state: FeaturedState }) {
  const id = idOf(state);
  return (
    <article className="sc">
      <Silhouette state={id} />
      <div>
        <h3>{hasStatePage(id) ? <PageLink to={`/states/${state.slug}`}>{state.name}</PageLink> : state.name}</h3>
      </div>
      <p className="sc__b">
        <span className="bdg">
          <Population of={state} />
        </span>
        <span className="bdg bdg--f">Featured</span>
      </p>
      <p>{state.description}</p>
    </article>
  );
}

/** One line of the list of fifty: a link where there is a page. */
function StateRow({ state }: { state: StateRecord }) {
  const population = (
    <span>
      <Population of={state} />
    </span>
  );
  return (
    <li>
      {hasStatePage(idOf(state)) ? (
        <PageLink to={`/states/${state.slug}`}>
          <b>{state.name}</b> {population}
        </PageLink>
      ) : (
        <p>
          {state.name} {population}
        </p>
      )}
    </li>
  );
}

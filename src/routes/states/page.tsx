import { useRef } from 'react';
import { Paragraph } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { PageHead } from '../../head/page-head.tsx';
import { dollars } from '../../lib/format.ts';
import { PageLink } from '../../links/page-link.tsx';
import { guarantee } from '../../offer/guarantee.ts';
import { consultation, terms } from '../../offer/plan.ts';
import { figuresNote, results } from '../../offer/results.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { BookingButton, ClosingSection } from '../../sections/call-to-action.tsx';
import { ProofLine } from '../../sections/proof-line.tsx';
import { Silhouette, StateCard } from '../../sections/state-card.tsx';
import {
  type DirectoryState,
  type FeaturedState,
  featuredStates,
  filterStates,
  stateDirectory,
} from '../../states/directory.ts';
import { hasStatePage, stateIds } from '../../states/load.ts';
import { Actions, buttonClass, PageButton } from '../../ui/button.tsx';
import { Hero, HeroHeading, HeroLede, HeroText } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';
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
        updated="2026-11-28"
        pageType="CollectionPage"
        title={`Divorce Lawyer SEO by State: ${stateIds.length} State Pages, All ${stateDirectory.length} Served`}
        description={`SEO for divorce lawyers. ${stateIds.length} states have a page with their law, their courts, what people search there, and what we charge. We serve all ${stateDirectory.length}.`}
      />
      <Hero above={<Breadcrumbs name="States" path="/states" />}>
        <HeroHeading eyebrow="Divorce lawyer SEO, state by state">
          Divorce law differs by state, and so do the searches
        </HeroHeading>
        <HeroText>
          <HeroLede>
            We do SEO for divorce lawyers in all fifty states, and for nobody else. We have pages for {stateIds.length}{' '}
            states. If yours is one of the other {stateDirectory.length - stateIds.length}, tell us your county on the
            call.
          </HeroLede>
          <ProofLine />
          <Actions>
            <BookingButton>Ask who ranks in your county</BookingButton>
          </Actions>
        </HeroText>
        <div className="self-end">
          <DirectorySearch ref={input} query={query} onSearch={search} />
        </div>
      </Hero>
      {!filtered && <FeaturedStates query={query} />}
      <AllStates query={query} onClear={clear} />
      {filtered && <FeaturedStates query={query} />}
      <ClosingSection
        heading={
          <>
            Get a free <span className="inline-block">state-specific</span> SEO audit
          </>
        }
        lede={`Book a free call. We go through your site and the search results in the counties where you take cases. You keep the audit, valued at ${dollars(consultation.auditValue)}. Most clients see results in about ${results.daysToResults} days. Our guarantee: ${guarantee.inShort}. You can leave in any month with ${terms.noticeDays} days’ notice.`}
        label="Book your free audit"
      >
        <PageButton to="/case-studies">View Case Studies</PageButton>
      </ClosingSection>
    </>
  );
}

const NoMatch = ({ query, onClear }: { query: string; onClear: () => void }) => (
  <div className="grid justify-items-start gap-3 border border-rule-strong bg-card p-5 sm:p-8">
    <p className="wrap-anywhere font-serif font-sub text-h3">{`No states found matching "${query}"`}</p>
    <p className="text-small">Adjust your search: check the spelling, or type only the first letters.</p>
    <Paragraph
      className="text-small"
      text={`Searching for a county or a city? ${link('/contact', 'Tell us your county')}, and we’ll show you what people there search for.`}
    />
    <button type="button" className={buttonClass('secondary', true)} onClick={onClear}>
      Clear Search
    </button>
  </div>
);

function FeaturedStates({ query }: { query: string }) {
  const featured = filterStates(featuredStates, query);
  if (featured.length === 0) return null;
  return (
    <Section
      label="At a glance"
      id="featured"
      heading="Featured State Markets"
      lede={`In Florida, parents type “custody,” but the forms say “time-sharing.” In Ohio, they look up both “divorce” and “dissolution.” We write your pages in the words people type, and then explain the ones on the form.`}
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-5">
        {featured.map((state) => (
          <FeaturedCard key={state.slug} state={state} />
        ))}
      </div>
      <Actions className="mt-8">
        <BookingButton />
      </Actions>
    </Section>
  );
}

/** Where a search has brought matches, they come right under its field. */
function AllStates({ query, onClear }: { query: string; onClear: () => void }) {
  const states = filterStates(stateDirectory, query);
  const isFiltered = query.trim() !== '';
  return (
    <Section
      label={isFiltered ? undefined : 'Directory'}
      id="all"
      heading="All State Markets"
      className={isFiltered ? 'max-md:pt-0' : ''}
    >
      {states.length === 0 ? (
        <NoMatch query={query} onClear={onClear} />
      ) : (
        <>
          <ol className="rule-top columns-[9rem] gap-x-4 [counter-reset:state] md:columns-[12rem] md:gap-x-8 min-[24rem]:columns-[9.75rem]">
            {states.map((state) => (
              <StateRow key={state.slug} state={state} />
            ))}
          </ol>
          <NoPageYet states={states} />
          <p className="note mt-2">{`Populations: Census Bureau estimates for July 1, 2024, rounded down. ${figuresNote}`}</p>
        </>
      )}
    </Section>
  );
}

const NoPageYet = ({ states }: { states: readonly DirectoryState[] }) =>
  !states.every(({ id }) => hasStatePage(id)) && (
    <Paragraph
      className="mt-5 max-w-text text-ink-2 text-small"
      text={`In all fifty, you get the same ${link('/services', 'four services')}: listings, site repairs, new pages, and review requests. The names without a link have no page yet; we take firms there, too. ${link('/contact', 'Tell us your county')}, and we’ll show you what people there search for.`}
    />
  );

const Population = ({ of: { population } }: { of: DirectoryState }) => (
  <>
    {population}
    <span className="sr-only"> people</span>
  </>
);

function FeaturedCard({ state }: { state: FeaturedState }) {
  return (
    <article className="break-inside-avoid">
      <StateCard
        state={state.id}
        name={state.name}
        path={hasStatePage(state.id) ? `/states/${state.slug}` : undefined}
        className="gap-4 p-4 xl:flex-col xl:gap-3"
        shapeClass="h-17 w-[27%] xl:h-26 xl:w-full"
        badges={
          <p className="flex flex-wrap gap-2 text-note/tight *:border *:px-2 *:py-1 xl:w-full">
            <span className="border-ink font-semibold">
              <Population of={state} />
            </span>{' '}
            {/* In a row, the card has room for it under the state’s shape. */}
            <span className="bottom-4 left-4 border-rule text-ink-2 min-[22.5rem]:max-xl:absolute">Featured</span>
          </p>
        }
      >
        <p className="text-ink-2 text-small">{state.description}</p>
      </StateCard>
    </article>
  );
}

const name =
  'flex flex-1 justify-center gap-x-2 max-md:flex-col md:flex-wrap md:content-center md:items-baseline md:justify-between';

/** Of those that the search shows. */
const numbered =
  'before:digits [counter-increment:state] before:w-4.5 before:flex-none before:whitespace-nowrap before:text-right before:text-ink-3 before:text-note before:content-[counter(state)]';

function StateRow({ state }: { state: DirectoryState }) {
  const linked = hasStatePage(state.id);
  const population = (
    <span className="text-ink-3 text-note group-hover:text-ink">
      <Population of={state} />
    </span>
  );
  return (
    <li
      className={`group flex min-h-12 break-inside-avoid items-center gap-x-1 border-rule border-b text-small/tight ${numbered}`}
    >
      <Silhouette
        state={state.id}
        className={`size-5 flex-none max-[24rem]:hidden ${linked ? 'fill-data' : 'fill-baseline'}`}
      />
      {linked ? (
        <PageLink to={`/states/${state.slug}`} className={`self-stretch hover:bg-mark ${name}`}>
          <span className="underline decoration-action underline-offset-[0.25em]">{state.name}</span> {population}
        </PageLink>
      ) : (
        <p className={name}>
          {state.name} {population}
        </p>
      )}
    </li>
  );
}

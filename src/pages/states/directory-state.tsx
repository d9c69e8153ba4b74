import type { FeaturedState, StateRecord } from '../../content/state-directory.ts';
import { hasStatePage } from '../../content/states/registry.ts';
import { type StateId, stateOfSlug } from '../../lib/us-states.ts';
import { PageLink } from '../../ui/link.tsx';
import { Silhouette } from '../../ui/silhouette.tsx';

export const idOf = ({ slug }: StateRecord) => stateOfSlug(slug) as StateId;

/** How many people live there. A screen reader does not see the column, so it gets the unit too. */
function Population({ of: { population } }: { of: StateRecord }) {
  return (
    <>
      {population}
      <span className="vh"> people</span>
    </>
  );
}

/** A featured state: outline, name, population, one fact. The link covers the card. */
export function FeaturedCard({ state }: { state: FeaturedState }) {
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
export function StateRow({ state }: { state: StateRecord }) {
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

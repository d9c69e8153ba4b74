import { featuredStates, filterStates, stateDirectory } from '../../content/state-directory.ts';
import { hasStatePage } from '../../content/states/registry.ts';
import { Copy } from '../../ui/copy.tsx';
import { buttonClass } from '../../ui/link.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { FeaturedCard, idOf, StateRow } from './directory-state.tsx';

function NoMatch({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className="sheet sheet--paper">
      <div className="body">
        <div className="none">
          <p className="font-serif text-h3 font-sub wrap-anywhere">No states found matching "{query}"</p>
          <p className="small">Adjust your search: check the spelling, or type only the first letters.</p>
          <button type="button" className={buttonClass('alt', true)} onClick={onClear}>
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
export function DirectoryLists({ query, onClear }: { query: string; onClear: () => void }) {
  const featured = filterStates(featuredStates, query);
  const all = filterStates(stateDirectory, query);
  if (all.length === 0) return <NoMatch query={query} onClear={onClear} />;
  const wanted = query.trim();
  const withPage = all.filter((state) => hasStatePage(idOf(state))).length;
  return (
    <>
      {featured.length > 0 && (
        <Sheet folio="Featured" labelledBy="featured">
          <SectionHead id="featured" heading="Featured State Markets" />
          <div className="feat">
            {featured.map((state) => (
              <FeaturedCard key={state.slug} state={state} />
            ))}
          </div>
        </Sheet>
      )}
      <Sheet folio={wanted ? `${all.length} of ${stateDirectory.length}` : 'All fifty'} labelledBy="all">
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
      </Sheet>
    </>
  );
}

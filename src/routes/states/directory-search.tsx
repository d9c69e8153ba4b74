import { type FormEvent, Fragment, type Ref, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AnchorLink } from '../../links/anchor-link.tsx';
import { PageLink } from '../../links/page-link.tsx';
import { filterStates, stateDirectory } from '../../states/directory.ts';
import { hasStatePage } from '../../states/load.ts';
import { Field } from '../../ui/field.tsx';
import { SearchIcon } from '../../ui/icon.tsx';

/** How many states match. Up to three are named, because a phone’s keyboard covers the list. */
function Matches({ query }: { query: string }) {
  const found = filterStates(stateDirectory, query);
  return (
    <>
      {found.length === 1 ? '1 state matches' : `${found.length} states match`}
      {found.length <= 3 &&
        found.map(({ id, name, slug }, index) => (
          <Fragment key={id}>
            {index === 0 ? ': ' : ', '}
            {hasStatePage(id) ? (
              <PageLink to={`/states/${slug}`} className="text-link">
                {name}
              </PageLink>
            ) : (
              name
            )}
          </Fragment>
        ))}
    </>
  );
}

/** On a touch screen, Enter closes the keyboard, which covers the list. */
function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}

/**
 * The form has an action because Enter may come before hydration. Without JavaScript, the box is hidden.
 */
export const DirectorySearch = ({
  ref,
  query,
  onSearch,
}: {
  ref: Ref<HTMLInputElement>;
  query: string;
  onSearch: (text: string) => void;
}) => (
  <>
    <search className="noscript:hidden">
      <form className="relative" action="/states" onSubmit={submit}>
        <Field label="Find your state" id="q">
          <input
            ref={ref}
            className="input pl-11.5"
            id="q"
            name="q"
            type="search"
            placeholder="Search for your state..."
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            value={query}
            onChange={(event) => onSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
          />
        </Field>
        <SearchIcon className="absolute bottom-4 left-4 size-4 text-ink-3" />
      </form>
    </search>
    <div className="mt-3 text-small">
      <p role="status" className="text-ink-2">
        {query.trim() && <Matches query={query} />}
      </p>
      {!query.trim() && (
        <AnchorLink to="#all" className="text-link print:hidden">
          All fifty states
        </AnchorLink>
      )}
    </div>
  </>
);

const parameter = 'q';

const searchedFor = (): string => new URLSearchParams(location.search).get(parameter) ?? '';

function keepInAddress(text: string): void {
  const url = new URL(location.href);
  if (text.trim() === '') url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, text);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari throws after 100 calls in 30 seconds. The list still works.
  }
}

/**
 * The search text, kept in the URL as `?q=` so that a filtered list can be shared. Hydration starts with what was typed
 * before it, or else with the URL.
 */
export function useSearchText(
  input: RefObject<HTMLInputElement | null>,
): [text: string, search: (text: string) => void] {
  const [text, setText] = useState('');
  const { key } = useLocation();

  function search(query: string) {
    setText(query);
    keepInAddress(query);
  }

  // Also when a link leads from the filtered list to the whole list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with the location's key
  useEffect(() => setText(searchedFor()), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the input
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) search(typed);
  }, []);

  return [text, search];
}

import type { FormEvent, Ref } from 'react';
import { filterStates, stateDirectory } from '../../content/state-directory.ts';
import { SearchIcon } from '../../ui/icon.tsx';

function matches(query: string): string {
  if (query.trim() === '') return '';
  const count = filterStates(stateDirectory, query).length;
  return count === 1 ? '1 state matches' : `${count} states match`;
}

/** On a touch screen Enter puts the keyboard away, so that the list can be seen. Elsewhere the focus stays. */
function submit(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}

/**
 * The search box and the number of matches, shown and announced. The form has an address because Enter may come before the
 * script: the list is then loaded anew, and filtered. Without scripts the box is hidden (public/no-script.css).
 */
export function DirectorySearch({
  ref,
  query,
  onSearch,
}: {
  ref: Ref<HTMLInputElement>;
  query: string;
  onSearch: (text: string) => void;
}) {
  return (
    <>
      <search>
        <form className="search" action="/states" onSubmit={submit}>
          <div className="f">
            <label htmlFor="q">Find your state</label>
            <input
              ref={ref}
              className="in"
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
          </div>
          <SearchIcon />
        </form>
      </search>
      <p role="status" className="small mt-3 text-ink-2">
        {matches(query)}
      </p>
    </>
  );
}

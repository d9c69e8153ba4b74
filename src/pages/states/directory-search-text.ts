import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const parameter = 'q';

const searchedFor = (): string => new URLSearchParams(location.search).get(parameter) ?? '';

/** Puts the text into the address without a navigation: no history entry, no scrolling, no rendering by the router. */
function keepInAddress(text: string): void {
  const url = new URL(location.href);
  if (text.trim() === '') url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, text);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari refuses more than a hundred in half a minute, as from a key that is held down. The list is filtered anyway.
  }
}

/**
 * The directory's search text, which the address carries as `?q=` so that a filtered list can be shared. Prerendered HTML
 * shows the whole list; what was typed before the script came, or else the address, filters it as soon as it is there.
 */
export function useSearchText(
  input: RefObject<HTMLInputElement | null>,
): [text: string, search: (text: string) => void] {
  const [text, setText] = useState('');
  const { key } = useLocation();

  function search(wanted: string) {
    setText(wanted);
    keepInAddress(wanted);
  }

  // Every navigation to this page counts, also one from the filtered list to the whole.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with the location's key
  useEffect(() => setText(searchedFor()), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over the input
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) search(typed);
  }, []);

  return [text, search];
}

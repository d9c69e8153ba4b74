import type { createBrowserRouter } from 'react-router-dom';

type Kept = 'open' | 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange';
type Part = HTMLElement & Partial<Pick<HTMLInputElement & HTMLDetailsElement, Kept>>;

/**
 * Interactive elements by tag, class, and index, so that each can be found again in the page that React renders in its place.
 * What extensions insert has other classes and doesn't shift the index.
 */
function namedParts(): Map<string, Part> {
  const counts = new Map<string, number>();
  const named = new Map<string, Part>();
  for (const part of document.querySelectorAll<Part>('a, button, details, input, summary, textarea, [popover]')) {
    const kind = `${part.tagName} ${part.getAttribute('class')}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    named.set(`${kind} ${counts.get(kind)}`, part);
  }
  return named;
}

const pageTags = () =>
  document.head.querySelectorAll('title, meta[name], meta[property], link:is([rel="canonical"], [rel="alternate"])');
const keyOf = (tag: Element) => ['name', 'property', 'rel', 'type'].map((name) => tag.getAttribute(name)).join();

/**
 * Extensions, translators, and iOS (which turns numbers into links) change pages before the app has started. React then
 * finds a mismatch (its error 418) and renders the page, or the part with the change, on the client. What the visitor typed
 * and opened is in the old nodes. This moves it to the new ones, before their effects read it as after any hydration.
 * @returns The `onRecoverableError` for a `hydrateRoot` right after it.
 */
export function keepVisit(router: ReturnType<typeof createBrowserRouter>): (error: unknown) => void {
  const { key } = router.state.location;
  const old = namedParts();
  const oldTags = [...pageTags()];
  const nameOf = (is: (part: Part) => unknown) => [...old].find(([, part]) => is(part))?.[0];
  const focused = nameOf((part) => part === document.activeElement);
  const opened = nameOf((part) => part.popover && part.offsetHeight);
  // After a navigation, there is nothing left to restore.
  router.subscribe(({ location }) => location.key === key || old.clear());

  return (error) => {
    if (old.size === 0 || import.meta.env.DEV) reportError(error);
    // The tests read it: nobody changes their pages, so the fault would be ours.
    document.documentElement.setAttribute('data-hydrated', 'rebuilt');
    const parts = namedParts();
    for (const [name, before] of old) {
      const part = parts.get(name);
      if (!part || before.isConnected) continue;
      old.delete(name);
      if (part.open !== before.open) part.open = before.open;
      if (part.value !== before.value) part.value = before.value;
      if (name === opened) part.showPopover();
      if (name !== focused) continue;
      part.focus({ preventScroll: true });
      const { selectionStart: start, selectionEnd: end = null } = before;
      // It is null in fields of some types, such as email.
      if (typeof start === 'number') part.setSelectionRange?.(start, end);
    }
    // React has added its tags to the head. Those of the HTML, which it didn't adopt, would stay for the whole visit.
    const added = [...pageTags()].filter((tag) => !oldTags.includes(tag)).map(keyOf);
    for (const tag of oldTags) if (added.includes(keyOf(tag))) tag.remove();
  };
}

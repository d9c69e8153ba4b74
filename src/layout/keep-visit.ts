import type { createBrowserRouter } from 'react-router-dom';

const selector = 'a, button, details, input, select, summary, textarea, [popover]';
const pageTags = 'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';

/** What visitors use, each under a name that it has in the rebuilt page, too: what others insert has other classes. */
function namedParts(): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const named = new Map<string, HTMLElement>();
  for (const part of document.querySelectorAll<HTMLElement>(selector)) {
    const kind = `${part.tagName} ${part.getAttribute('class')}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    named.set(`${kind} ${count}`, part);
  }
  return named;
}

const isDetails = (part: HTMLElement) => part instanceof HTMLDetailsElement;
const isField = (part: HTMLElement) => part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement;

function copyField(from: HTMLInputElement | HTMLTextAreaElement, to: typeof from): void {
  if (from.value === to.value) return;
  to.value = from.value;
  // Kinds of fields without a selection, such as email, say null, and throw when they get one.
  if (from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

const keyOf = (tag: Element) => ['name', 'property', 'rel'].map((name) => tag.getAttribute(name)).join();

/**
 * Extensions, translators, and iOS (which makes links of numbers) change pages before the app is there. React then finds
 * nodes that it didn't render, and builds the page, or the part with the change, anew: its error 418. What the visitor did
 * is in the old nodes. This puts it into the new ones, before their effects read it as after any hydration.
 * Call it before `hydrateRoot`.
 * @returns The root's `onRecoverableError`.
 */
export function keepVisit(router: ReturnType<typeof createBrowserRouter>): (error: unknown) => void {
  const { key } = router.state.location;
  const old = namedParts();
  const oldTags = [...document.head.querySelectorAll(pageTags)];
  const nameOf = (is: (part: HTMLElement) => unknown) => [...old].find(([, part]) => is(part))?.[0];
  const focused = nameOf((part) => part === document.activeElement);
  const opened = nameOf((part) => part.popover && part.offsetHeight);
  // The next page's parts are others.
  router.subscribe(({ location }) => location.key === key || old.clear());

  return (error) => {
    if (old.size === 0 || import.meta.env.DEV) reportError(error);
    // The tests read it. Nobody changes their pages, so the fault is ours.
    document.documentElement.setAttribute('data-hydrated', 'rebuilt');
    const parts = namedParts();
    for (const [name, before] of old) {
      const part = parts.get(name);
      if (!part || before.isConnected) continue;
      old.delete(name);
      if (isDetails(before) && isDetails(part)) part.open = before.open;
      if (name === opened) part.showPopover();
      if (name === focused) part.focus({ preventScroll: true });
      if (isField(before) && isField(part)) copyField(before, part);
    }
    // React has added its tags to the head. Those of the HTML, which it didn't adopt, would stay for the whole visit.
    const tags = [...document.head.querySelectorAll(pageTags)];
    const added = tags.filter((tag) => !oldTags.includes(tag)).map(keyOf);
    for (const tag of oldTags) if (added.includes(keyOf(tag))) tag.remove();
  };
}

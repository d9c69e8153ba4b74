import type { createBrowserRouter } from 'react-router-dom';

type Kept = 'open' | 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange';
type Control = HTMLElement & Partial<Pick<HTMLInputElement & HTMLDetailsElement, Kept>>;

/**
 * Interactive elements by tag, class, and index, so that each can be found again in the page that React renders in its place.
 * What extensions insert has other classes and doesn't shift the index.
 */
function namedControls(): Map<string, Control> {
  const counts = new Map<string, number>();
  const named = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>('a, button, details, input, summary, textarea, [popover]')) {
    const kind = `${control.tagName} ${control.getAttribute('class')}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    named.set(`${kind} ${counts.get(kind)}`, control);
  }
  return named;
}

const pageTags = () =>
  document.head.querySelectorAll('title, meta[name], meta[property], link:is([rel="canonical"], [rel="alternate"])');
const keyOf = (tag: Element) => ['name', 'property', 'rel', 'type'].map((name) => tag.getAttribute(name)).join();

/**
 * Extensions, translators, and iOS (which turns numbers into links) change pages before the app has started. React then
 * finds a mismatch (its error 418) and renders the page, or the part with the change, on the client. What the visitor typed
 * and opened is in the old nodes. This copies it to the new nodes before their effects run, which read what was typed.
 * @returns The `onRecoverableError` for a `hydrateRoot` right after it.
 */
export function keepVisit(router: ReturnType<typeof createBrowserRouter>): (error: unknown) => void {
  const { key } = router.state.location;
  const old = namedControls();
  const oldTags = [...pageTags()];
  const nameOf = (is: (control: Control) => unknown) => [...old].find(([, control]) => is(control))?.[0];
  const focused = nameOf((control) => control === document.activeElement);
  const opened = nameOf((control) => control.popover && control.offsetHeight);
  // After a navigation, there is nothing left to restore.
  router.subscribe(({ location }) => location.key === key || old.clear());

  return (error) => {
    if (old.size === 0 || import.meta.env.DEV) reportError(error);
    // The tests read it: nobody changes their pages, so the fault would be ours.
    document.documentElement.setAttribute('data-hydrated', 'rebuilt');
    const controls = namedControls();
    for (const [name, before] of old) {
      const control = controls.get(name);
      if (!control || before.isConnected) continue;
      old.delete(name);
      if (control.open !== before.open) control.open = before.open;
      if (control.value !== before.value) control.value = before.value;
      if (name === opened) control.showPopover();
      if (name !== focused) continue;
      control.focus({ preventScroll: true });
      const { selectionStart: start, selectionEnd: end = null } = before;
      // It is null in fields of some types, such as email.
      if (typeof start === 'number') control.setSelectionRange?.(start, end);
    }
    // React has added its tags to the head. Those of the HTML, which it didn't adopt, would stay for the whole visit.
    const added = [...pageTags()].filter((tag) => !oldTags.includes(tag)).map(keyOf);
    for (const tag of oldTags) if (added.includes(keyOf(tag))) tag.remove();
  };
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The page whose heading was last in turn; the first page's document has the focus where the browser puts it. */
let shown = typeof location === 'undefined' ? '' : location.pathname;

/**
 * Part of every layout. Moves the focus to the heading of a page that was reached in the app: screen readers say where the
 * visitor is, and the keyboard goes on from there, as after the load of a document.
 */
export function FocusHeading(): null {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (pathname === shown) return;
    shown = pathname;
    // A fragment names its own target.
    if (hash || focusHeading()) return;
    // Back leads to a page whose code may still be on its way.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash]);
  return null;
}

/** @returns Whether the page has a heading yet. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const inBrowser = typeof location !== 'undefined';

/** The router numbers the entries of the history. */
const placeInHistory = (): number => history.state?.idx ?? 0;

/** The page whose heading was last in turn; the first page's document has the focus where the browser puts it. */
let shown = inBrowser ? location.pathname : '';
let place = inBrowser ? placeInHistory() : 0;

/**
 * Part of every layout. Moves the focus to the heading of a page that was reached in the app: screen readers say where the
 * visitor is, and the keyboard goes on from there, as after the load of a document. Back leads to where the page was left:
 * to the link that was followed, as far as it is in view there.
 */
export function FocusHeading(): null {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const isBack = placeInHistory() < place;
    place = placeInHistory();
    if (pathname === shown) return;
    const left = isBack ? shown : undefined;
    shown = pathname;
    // A fragment names its own target.
    if (hash || focusPage(left)) return;
    // Back leads to a page whose code may still be on its way.
    const observer = new MutationObserver(() => {
      if (focusPage(left)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash]);
  return null;
}

/**
 * @param left The page from which Back has led here.
 * @returns Whether the page has a heading yet.
 */
function focusPage(left?: string): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  const target = (heading && left && linkInView(left)) || heading;
  target?.focus({ preventScroll: true });
  return heading !== null;
}

/** The link to a page that the visitor sees: in the window, and not under the bar. */
const linkInView = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`:is(main, footer) a[href^="${path}"]`)].find((link) => {
    const [box] = link.getClientRects();
    return (
      box &&
      link.getAttribute('href')?.split(/[?#]/)[0] === path &&
      link.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
    );
  });

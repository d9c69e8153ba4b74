import type { createBrowserRouter, NavigateOptions, RouteObject } from 'react-router-dom';
import { isFirstPage, onFragmentChange, prepareToLeave } from '../lib/first-page.ts';
import { fetchShared } from '../ui/deferred.tsx';
import { preloadPage } from './preload-page.ts';
import { fetchStyleSheet } from './style-sheet.tsx';

/*
 * A tab may stay open during a release, whose files have other names. What this document still asks for is then gone, but a
 * new document has it: a page that cannot be completed here is loaded as a document, as if no script had followed its link.
 */

type Router = ReturnType<typeof createBrowserRouter>;

/** How the site's links are followed. */
export interface SiteNavigator {
  navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Goes to a fragment of the page that is shown, synchronously: there is nothing to fetch. */
  jump: (hash: string) => void;
}

/** A click waits no longer than this. Then a document is loaded: the browser shows that something is on its way. */
const timeoutMs = 5000;

/** From here on, in milliseconds, a press wants a sign that it was heard. */
const signMs = 300;

const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, timeoutMs));

/**
 * Fetches all that a page consists of and this document does not have yet.
 * @throws When any of it cannot be fetched.
 */
export async function fetchPage(routes: RouteObject[], pathname: string): Promise<void> {
  // Back leads to the page that is being left; its scroll position can be restored only if it renders at once.
  if (isFirstPage()) preloadPage(routes, window.location.pathname).catch(() => {});
  prepareToLeave();
  // A font that is requested only when its page is shown comes too late for it (`font-display: optional`).
  for (const face of document.fonts) face.load().catch(() => {});
  await Promise.all([fetchStyleSheet(), fetchShared(), preloadPage(routes, pathname)]);
  // The code that has just arrived may have registered more.
  await fetchShared();
}

let coming = 0;

/** Shows that a page is on its way (styles/base.css) while it takes long to come. */
async function whileComing<T>(page: Promise<T>): Promise<T> {
  const root = document.documentElement;
  const sign = setTimeout(() => root.setAttribute('data-coming', ''), signMs);
  coming++;
  try {
    return await page;
  } finally {
    clearTimeout(sign);
    if (--coming === 0) root.removeAttribute('data-coming');
  }
}

/**
 * Adds a fallback to the router: the page changes once the new one is complete; if it cannot be, its document is loaded.
 *
 * This cannot loop. Only a visitor's press leads here, never a page by itself: a document keeps the page that it was loaded
 * with, whatever is missing (ui/deferred.tsx).
 * @param begun Settles when React has started. No link is followed earlier, because React must find the page that was
 * prerendered.
 */
export function withRecovery(router: Router, routes: RouteObject[], begun: Promise<void>): SiteNavigator {
  let shown = router.state.location;
  let latest = {};

  // Going to a fragment cancels a page navigation that is still pending.
  onFragmentChange(() => {
    latest = {};
  });

  // Back and forward: the address has changed already. The old page stays in sight until the new document comes.
  router.subscribe(({ location, historyAction }) => {
    if (location === shown) return;
    const isOtherPage = location.pathname !== shown.pathname;
    shown = location;
    latest = {};
    if (historyAction !== 'POP' || !isOtherPage) return;
    whileComing(fetchPage(routes, location.pathname)).catch(() => {
      if (shown === location) window.location.reload();
    });
  });

  async function navigate(to: string, options?: NavigateOptions) {
    const url = new URL(to, window.location.href);
    const attempt = {};
    latest = attempt;
    const page = Promise.race([Promise.all([fetchPage(routes, url.pathname), begun]), timeout()]);
    const complete = await whileComing(page).then(
      () => true,
      () => false,
    );
    // The visitor has chosen something else meanwhile.
    if (latest !== attempt) return;
    // Everything is loaded: rendered synchronously, the page is painted sooner than in the slices of a transition. Not so
    // the page that is shown already: parts of it may still wait for code, and would be removed meanwhile.
    const flushSync = url.pathname !== window.location.pathname;
    if (complete) router.navigate(to, { ...options, flushSync });
    else window.location.assign(url);
  }

  const jump = (hash: string) =>
    void router.navigate(window.location.search + hash, { preventScrollReset: true, flushSync: true });

  return { navigate, jump };
}

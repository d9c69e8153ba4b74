import { matchRoutes, type RouteObject } from 'react-router-dom';
import { prepareToLeave } from '../lib/first-page.ts';

/*
 * One place follows every link of the site: those that React rendered, those in drawings, and those of a page that is not
 * hydrated yet. The listeners sit in the capture phase, since React stops events on their way to what it has not hydrated.
 */

interface Router {
  navigate: (to: string, options?: { replace?: boolean }) => unknown;
}

/** A page component that can fetch its code (and its content) ahead. */
interface Preloadable {
  preload?: (pathname: string) => unknown;
}

/** Where a link leads in this app, or `undefined` when it leads elsewhere: out, to a file, or down its own page. */
function targetOf({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.hasAttribute('target') || link.hasAttribute('download') || link.hasAttribute('data-reload')) return;
  // Links in drawings are SVG elements, whose href property is an object.
  const href = link.getAttribute('href');
  const url = href === null ? undefined : new URL(href, location.href);
  const isFile = url && /\.\w+$/.test(url.pathname);
  const isFragment = url && url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return url?.origin === location.origin && !isFile && !isFragment ? url : undefined;
}

/** Follows a plain press on a link in the app; every other kind of press is the browser's. */
export function followLinks(router: Router): void {
  document.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const url = isPlain && !event.defaultPrevented ? targetOf(event) : undefined;
      if (!url) return;
      event.preventDefault();
      router.navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
    },
    true,
  );
}

/**
 * Fetches a page's code on the way to it: when a link is pointed at, focused or touched. The click that follows makes
 * no request.
 */
export function prefetchOnApproach(routes: RouteObject[]): void {
  const fetched = new Set<string>();
  const prefetch = (event: Event) => {
    const pathname = targetOf(event)?.pathname;
    if (!pathname || fetched.has(pathname)) return;
    fetched.add(pathname);
    prepareToLeave();
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      (route.Component as Preloadable | null | undefined)?.preload?.(pathname);
    }
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { capture: true, passive: true });
  }
}

import { matchRoutes, type RouteObject } from 'react-router-dom';
import { resolveAddress, withQuery } from '../../infra/clean-urls.js';

/**
 * Redirects in the browser, such as from `/About/` to `/about`, because some hosts can't. A page that is here already gets its
 * address; the not-found page gives way to whatever is at the right one.
 * @returns Whether the app may start: not if another document is about to load, nor on a copy of a page at an address that
 * it doesn't know, such as an archive's or a translator's, where it would show the not-found page.
 */
export function correctAddress(routes: RouteObject[]): boolean {
  const { origin, pathname, search, hash } = window.location;
  const { file, location = pathname } = resolveAddress('', pathname, {});
  const clean = file?.startsWith('/404/') ? '/404' : location;
  const isPage = document.querySelector('link[rel="canonical"]');
  if (isPage && matchRoutes(routes, clean)?.at(-1)?.route.path === '*') return false;
  if (clean === pathname) return true;
  const target = withQuery(clean, search) + hash;
  // A host that sends the visitor back here would do so forever.
  const hasReturned = document.referrer === origin + pathname + search;
  if (isPage || hasReturned) {
    window.history.replaceState(null, '', target);
    return true;
  }
  window.location.replace(target);
  return false;
}

import { resolveAddress } from '../../infra/clean-urls.js';

/**
 * Redirects in the browser, such as from `/About/` to `/about`, because some hosts can't. A page that is here already gets its
 * address; the not-found page gives way to whatever is at the right one.
 * @returns Whether the document stays.
 */
export function correctAddress(): boolean {
  const { origin, pathname, search, hash } = window.location;
  const { file, location = pathname } = resolveAddress('', pathname, {});
  const clean = file?.startsWith('/404/') ? '/404' : location;
  if (clean === pathname) return true;
  const target = clean + search + hash;
  // A host that sends the visitor back here would do so forever.
  const hasReturned = document.referrer === origin + pathname + search;
  if (document.querySelector('link[rel="canonical"]') || hasReturned) {
    window.history.replaceState(null, '', target);
    return true;
  }
  window.location.replace(target);
  return false;
}

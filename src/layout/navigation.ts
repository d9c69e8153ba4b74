import { matchRoutes, type RouteObject } from 'react-router-dom';
import { prepareToLeave } from '../lib/first-page.ts';

type Router = { navigate: (to: string) => unknown };
type Preloadable = { preload?: (pathname: string) => unknown };

/** The path (with query and fragment) that an anchor leads to in this app, or `undefined` when it leads out of it. */
function appPath(anchor: HTMLAnchorElement): string | undefined {
  const url = new URL(anchor.href, location.href);
  const leaves = url.origin !== location.origin || anchor.target || anchor.hasAttribute('download');
  const isFile = /\.\w+$/.test(url.pathname);
  const isFragment = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  return leaves || isFile || isFragment ? undefined : url.pathname + url.search + url.hash;
}

const anchorOf = (event: Event): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A link inside a drawing is an SVG element, whose href is an object.
  if (link instanceof SVGAElement) return Object.assign(document.createElement('a'), { href: link.href.baseVal });
  return link ?? undefined;
};

/**
 * Fetches a page's code on the way to it: when a link is pointed at, focused or touched, or a call to action comes into
 * view. The click that follows makes no request. One listener serves every link, also those in parts of the page that
 * are not hydrated yet.
 */
export function prefetchOnApproach(routes: RouteObject[]): void {
  const fetched = new Set<string>();
  const prefetch = (anchor: HTMLAnchorElement | undefined) => {
    const path = anchor && appPath(anchor);
    if (!path) return;
    prepareToLeave();
    const { pathname } = new URL(path, location.href);
    if (fetched.has(pathname)) return;
    fetched.add(pathname);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      (route.Component as Preloadable | null | undefined)?.preload?.(pathname);
    }
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, (event) => prefetch(anchorOf(event)), { passive: true });
  }
}

/**
 * Follows plain links in the app: those in drawings, and those of a page that is not hydrated yet. React Router's own
 * links have handled the event (and prevented its default) by the time it gets here.
 */
export function followPlainLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = anchorOf(event);
    const path = anchor && !anchor.hasAttribute('data-reload') ? appPath(anchor) : undefined;
    if (!path) return;
    event.preventDefault();
    router.navigate(path);
  });
}

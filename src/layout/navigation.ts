import type { RouteObject } from 'react-router-dom';
import { isFirstPage } from '../lib/first-page.ts';
import { layOutAll } from '../lib/lay-out-all.ts';
import { enterFragment, targetOf } from './first-page-fragments.ts';
import { fetchPage, type SiteNavigator } from './recover.ts';

/*
 * One place follows every link of the site: those that React rendered, those in drawings, and those of a page that is not
 * hydrated yet. The listeners sit in the capture phase, since React stops events on their way to what it has not hydrated.
 */

/** The link that an event is about, if it leads to this site and asks for nothing special. */
function siteLink({ target }: Pick<Event, 'target'>): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.hasAttribute('target') || link.hasAttribute('download') || link.hasAttribute('data-reload')) return;
  // Links in drawings are SVG elements, whose href property is an object.
  const href = link.getAttribute('href');
  const url = href === null ? undefined : new URL(href, location.href);
  return url?.origin === location.origin && !/\.\w+$/.test(url.pathname) ? url : undefined;
}

const isOnThisPage = (url: URL) =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search;

/** Scrolls to an element, smoothly where motion is welcome, and moves the focus along. */
function jump(site: SiteNavigator, hash: string): void {
  const target = targetOf(hash);
  if (!target) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const from = scrollY;
  layOutAll();
  // As in the browser, a fragment that is current already gets no second history entry. The router jumps to it within this
  // call, so that the way there can then be shown from its start.
  if (hash !== location.hash) (isFirstPage() ? enterFragment : site.jump)(hash);
  if (!calm) scrollTo({ top: from, behavior: 'instant' });
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Follows a plain press on a link in the app; every other kind of press is the browser's. */
export function followLinks(site: SiteNavigator): void {
  document.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const url = isPlain && !event.defaultPrevented ? siteLink(event) : undefined;
      if (!url) return;
      event.preventDefault();
      if (isOnThisPage(url)) jump(site, url.hash);
      else site.navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
    },
    true,
  );
}

/** Buttons that lead to a page of this site. */
const callsToAction = 'main a.btn[href^="/"]';

/**
 * Calls back for each call to action as it comes into view. Only once the visitor scrolls: the first load stays as small as
 * it is.
 */
function whenInView(tell: (link: Pick<Event, 'target'>) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      tell({ target });
    }
  });
  let watched = '';
  const watch = () => {
    // At the top, it was not the visitor who scrolled but a new page that appeared; its sections are not rendered yet.
    if (scrollY === 0 || watched === location.pathname) return;
    watched = location.pathname;
    observer.disconnect();
    for (const link of document.querySelectorAll(callsToAction)) observer.observe(link);
  };
  document.addEventListener('scroll', watch, { passive: true });
}

/**
 * Fetches a page's code on the way to it: when a link is pointed at, focused or touched, or a call to action comes into
 * view. The click that follows makes no request.
 */
export function prefetchOnApproach(routes: RouteObject[]): void {
  const fetched = new Set<string>();
  const prefetch = (event: Pick<Event, 'target'>) => {
    const url = siteLink(event);
    if (!url || isOnThisPage(url) || fetched.has(url.pathname)) return;
    fetched.add(url.pathname);
    // Failures are ignored here: if the visitor clicks, recover.ts handles them.
    fetchPage(routes, url.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { capture: true, passive: true });
  }
  whenInView(prefetch);
  // The visitor may have pointed at a link, or focused it, before this script arrived.
  for (const link of document.querySelectorAll('a:hover, a:focus')) prefetch({ target: link });
}

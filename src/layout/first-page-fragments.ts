import { isFirstPage } from '../lib/first-page.ts';

/*
 * The router must not touch the first page: React would drop the prerendered parts whose code is not there yet. The entries
 * of the history that fragments of that page get are made here, and going to and fro among them is kept from the router.
 */

/** What the router keeps with an entry, and how far down the visitor was who left it for a fragment. */
interface Entry {
  idx: number;
  y?: number;
}

/** Nothing is kept with an entry that was left before the router was there. */
const entry = () => history.state as Entry | null;

/** The element that a fragment names. Ids are plain: what has to be decoded is none of ours. */
export const targetOf = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));

/** Makes an entry for a fragment of the first page, as the router would. */
export function enterFragment(hash: string): void {
  history.replaceState({ ...entry(), y: scrollY }, '');
  const key = Math.random().toString(36).slice(2);
  history.pushState({ usr: null, key, idx: (entry()?.idx ?? 0) + 1 }, '', hash);
}

/** Follows Back and Forward among fragments of the first page. Takes effect only when called before the router listens. */
export function followFragments(): void {
  const { pathname, search } = location;
  window.addEventListener('popstate', (event) => {
    if (!isFirstPage() || location.pathname !== pathname || location.search !== search) return;
    event.stopImmediatePropagation();
    const y = entry()?.y;
    if (y !== undefined) scrollTo({ top: y, behavior: 'instant' });
    else targetOf(location.hash)?.scrollIntoView({ behavior: 'instant' });
  });
}

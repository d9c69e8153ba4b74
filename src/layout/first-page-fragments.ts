import type { createBrowserRouter, Location } from 'react-router-dom';
import { isFirstPage, notifyFragmentChange } from '../lib/first-page.ts';

/*
 * The router must not touch the first page: React would drop the prerendered parts whose code is not there yet. History
 * entries for fragments of that page are made here, and moving among them is hidden from the router.
 */

/** How far down the visitor was at each entry that was left, by the entry's key. */
let places: Record<string, number> = {};
/** Keys of history entries: the one that the document was loaded with, and the current one while the first page is shown. */
let initialKey: string;
let currentKey: string;

const keyOf = (): string | undefined => history.state?.key;
const newKey = (): string => Math.random().toString(36).slice(2);

/** The router identifies an entry by its key; entries that the browser made by itself have none. */
function giveKey(more: object = {}): void {
  if (!keyOf()) history.replaceState({ ...more, ...history.state, key: newKey() }, '');
}

/** The element that a fragment names. Our ids never need decoding. */
export const targetOf = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));

/** Makes an entry for a fragment of the first page, as the router would. */
export function enterFragment(hash: string): void {
  notifyFragmentChange();
  places[currentKey] = scrollY;
  currentKey = newKey();
  history.pushState({ key: currentKey, idx: (history.state?.idx ?? 0) + 1 }, '', hash);
}

/** Follows Back and Forward among fragments of the first page. Takes effect only when called before there is a router. */
export function followFragments(): void {
  const { pathname } = location;
  // Includes what the router would write in a second call, which takes a phone some 10 ms.
  giveKey({ idx: 0 });
  initialKey = currentKey = keyOf() as string;
  window.addEventListener('popstate', (event) => {
    const isOurs = keyOf() !== undefined;
    giveKey();
    if (!isFirstPage() || location.pathname !== pathname) return;
    event.stopImmediatePropagation();
    notifyFragmentChange();
    // If the browser made the entry, it has scrolled by now.
    if (isOurs) places[currentKey] = scrollY;
    currentKey = keyOf() as string;
    const y = places[currentKey];
    if (y !== undefined) scrollTo({ top: y, behavior: 'instant' });
    else if (isOurs) targetOf(location.hash)?.scrollIntoView({ behavior: 'instant' });
  });
}

/** The key under which the place at a location is kept: the router knows of one entry of the first page only. */
export const placeKey = ({ key }: Location): string => (isFirstPage() && key === initialKey ? currentKey : key);

/** Keeps places together with the router, which has its own for the pages that it shows. */
export function sharePlaces(router: ReturnType<typeof createBrowserRouter>): void {
  const enable = router.enableScrollRestoration;
  router.enableScrollRestoration = (ofRouter, ...rest) => {
    places = Object.assign(ofRouter, places);
    return enable(ofRouter, ...rest);
  };
}

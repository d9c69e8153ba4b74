import { use, useInsertionEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstPage } from '../lib/first-page.ts';
import { never } from '../lib/never.ts';
import { once } from '../lib/once.ts';

/**
 * The address of the whole style sheet. A page is loaded with the part that its kind needs inline
 * (scripts/build/critical-css.ts); other kinds need the rest. In development there is no such part.
 */
const wholeSheet = import.meta.env.SSR
  ? undefined
  : document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole;

let link: HTMLLinkElement | undefined;
let fetched: Promise<unknown> | undefined;
let isHere = false;

/**
 * Brings the whole style sheet into the document, where nothing uses it yet.
 * @throws When it cannot be fetched. The next page would be shown without it.
 */
export function fetchStyleSheet(): Promise<unknown> | undefined {
  if (!wholeSheet || fetched) return fetched;
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    media: 'not all',
    href: wholeSheet,
  });
  fetched = new Promise((onload, onerror) => Object.assign(sheet, { onload, onerror })).then(() => {
    isHere = true;
  });
  link = sheet;
  document.head.append(sheet);
  fetched.catch(() => {
    fetched = undefined;
    sheet.remove();
  });
  return fetched;
}

/**
 * For when the style sheet was not prefetched: Back and Forward after a reload. If it cannot be fetched, recover.ts reloads
 * the page.
 */
const arrival = once(() => fetchStyleSheet()?.catch(() => never) ?? never);

/**
 * Part of every layout. A page that is reached in the app is shown with the whole style sheet, which begins to apply while
 * React puts the page in: styles and layout are then computed once, for the new page alone.
 */
export function WholeStyleSheet(): null {
  useLocation(); // Renders this again after a navigation, when the answer may change.
  const isNeeded = !isFirstPage() && wholeSheet !== undefined;
  if (isNeeded && !isHere) use(arrival());
  useInsertionEffect(() => {
    // The sheet's own list of media takes effect at once; the link's attribute would load the sheet again.
    if (isNeeded && link?.sheet) link.sheet.media.mediaText = 'all';
  }, [isNeeded]);
  return null;
}

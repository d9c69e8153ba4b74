import { useLocation } from 'react-router-dom';
import { isFirstPage } from '../lib/first-page.ts';

/**
 * The address of the whole style sheet. A page is loaded with the part that its kind needs inline
 * (scripts/build/critical-css.ts); other kinds need the rest. In development there is no such part.
 */
const wholeSheet = import.meta.env.SSR
  ? undefined
  : document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole;

let fetched: Promise<unknown> | undefined;

/**
 * Brings the whole style sheet into the document, where nothing uses it yet. The later link to it makes no request.
 * @throws When it cannot be had. React would then show the next page without it.
 */
export function fetchStyleSheet(): Promise<unknown> | undefined {
  if (!wholeSheet || fetched) return fetched;
  const link = document.createElement('link');
  fetched = new Promise((onload, onerror) => {
    // Browsers complain about a preload that stays unused. The full address keeps React from taking this link for its own.
    const { href } = new URL(wholeSheet, location.href);
    Object.assign(link, { rel: 'stylesheet', media: 'not all', href, onload, onerror });
    document.head.append(link);
  });
  fetched.catch(() => {
    fetched = undefined;
    link.remove();
  });
  return fetched;
}

/** Part of every layout. A page that is reached in the app is shown only when its style sheet is there: React sees to that. */
export function WholeStyleSheet() {
  useLocation(); // A navigation is when the answer changes.
  return isFirstPage() || !wholeSheet ? null : <link rel="stylesheet" href={wholeSheet} precedence="default" />;
}

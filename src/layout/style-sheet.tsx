import { preload } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { beforeLeaving, isFirstPage } from '../lib/first-page.ts';

/**
 * The address of the whole style sheet. A page is loaded with the part that its kind needs inline
 * (scripts/build/critical-css.ts); other kinds need the rest. In development there is no such part.
 */
const wholeSheet = import.meta.env.SSR
  ? undefined
  : document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole;

if (wholeSheet) beforeLeaving(() => preload(wholeSheet, { as: 'style' }));

/** Part of every layout. A page that is reached in the app is shown only when its style sheet is there: React sees to that. */
export function WholeStyleSheet() {
  useLocation(); // A navigation is when the answer changes.
  return isFirstPage() || !wholeSheet ? null : <link rel="stylesheet" href={wholeSheet} precedence="default" />;
}

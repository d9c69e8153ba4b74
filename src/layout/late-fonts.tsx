import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstPage } from '../lib/first-page.ts';
import { takeUpEverywhere } from './late-fonts/take-up.ts';

/** Part of every layout. A page that is reached in the app is shown in the faces that came too late for the first one. */
export function LateFonts(): null {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is when it is due
  useLayoutEffect(() => {
    if (!isFirstPage()) takeUpEverywhere();
  }, [pathname]);
  return null;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { report } from '../site/analytics.ts';

/** Reports each page that the visitor opens, after React has set its title. */
export function PageViews(): null {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page view
  useEffect(() => report(({ pageView }) => pageView()), [pathname]);
  return null;
}

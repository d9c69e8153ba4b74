import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { asksFirst, report } from '../site/analytics.ts';
import { ConsentBar } from './consent-bar.tsx';

const reportView = () => report(({ pageView }) => pageView());

/** Reports each page that the visitor opens, after React has set its title. Asks first if the owner wants it. */
export function PageViews(): ReactNode {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page view
  useEffect(reportView, [pathname]);
  return import.meta.env.VITE_ANALYTICS && asksFirst ? <ConsentBar onAgree={reportView} /> : null;
}

import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { asksFirst, report } from '../site/analytics.ts';
import { ConsentBar } from './consent-bar.tsx';

/** Says now which page it is: the visitor may be on the next one when the service’s code arrives. */
function reportView(): void {
  const { title } = document;
  const { href } = window.location;
  report(({ pageView }) => pageView(title, href));
}

/** Reports each page that the visitor opens, after React has set its title. Asks first if the owner wants it. */
export function PageViews(): ReactNode {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page view
  useEffect(reportView, [pathname]);
  return import.meta.env.VITE_ANALYTICS && asksFirst ? <ConsentBar onAgree={reportView} /> : null;
}

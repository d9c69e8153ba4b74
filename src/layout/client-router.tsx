import { createHead } from '@unhead/react/client';
import { type ReactNode, useLayoutEffect } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { RouteRecord } from 'vite-react-ssg';
import { provideHead } from '../head/head-provider.tsx';
import { leaveFirstPage } from '../lib/first-page.ts';
import { layOutAll } from '../lib/lay-out-all.ts';
import { followFragments, sharePlaces } from './first-page-fragments.ts';
import { followLinks, prefetchOnApproach } from './navigation.ts';
import { withRecovery } from './recover.ts';
import { reportMissing } from './report-missing.ts';

/**
 * vite-react-ssg gives every route a loader that fetches a manifest and a JSON file at each navigation; our pages carry
 * their own content, so the loaders are stripped and a navigation costs at most the page's chunk.
 */
function withoutLoaders(routes: readonly RouteRecord[]): RouteRecord[] {
  return routes.map(({ loader: _, ...route }) =>
    route.children ? { ...route, children: withoutLoaders(route.children) } : route,
  ) as RouteRecord[];
}

/** Tells when React has begun. */
function Beginning({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(tell, [tell]);
  return children;
}

/** The browser's router: the tree under the visit's one head, which takes over the prerendered tags. */
export function createClientRouter(
  routes: RouteObject[],
  options?: Parameters<typeof createBrowserRouter>[1],
): ReturnType<typeof createBrowserRouter> {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const tree = provideHead(withoutLoaders(routes as RouteRecord[]), createHead()).map((route) => ({
    ...route,
    element: <Beginning tell={begin}>{route.element}</Beginning>,
  }));
  // Says that the page is there already: else the router scrolls to its top when the app starts, wherever the visitor is.
  const hydrationData = {};
  followFragments();
  const router = createBrowserRouter(tree as RouteObject[], { ...options, hydrationData });
  sharePlaces(router);
  const { location } = router.state;
  const unsubscribe = router.subscribe((state) => {
    if (state.location === location) return;
    unsubscribe();
    leaveFirstPage();
    layOutAll();
  });
  // The router gives scrolling back to the browser when a page is left, and must have it again when the page is taken out of
  // the back-forward cache: otherwise both restore the next place.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  reportMissing(router);
  followLinks(withRecovery(router, routes, begun));
  prefetchOnApproach(routes);
  return router;
}

import type { ComponentType } from 'react';
import type { RouteRecord } from 'vite-react-ssg';
import { stateIds } from './content/states/registry.ts';
import { ApplicationError } from './layout/application-error.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { stateSlug } from './lib/us-states.ts';
import type { PagePath } from './site/paths.ts';
import { deferred } from './ui/deferred.tsx';

interface PageModule {
  default: ComponentType;
}

/**
 * A page's code reaches the browser when a visitor turns to the page: the first page's is prerendered and stays as it is
 * until it is pointed at, focused or touched; any other's is fetched on the way to it (layout/prefetch.ts).
 */
const page = (load: () => Promise<PageModule>) => deferred(load, { selector: 'main' });

/** Every page of the site, by the path that `site/paths.ts` lists. */
const pages: Partial<Record<PagePath, () => Promise<PageModule>>> = {
  '/': () => import('./pages/home/home.tsx'),
  '/states': () => import('./pages/states/states-directory.tsx'),
};

const StatePage = page(() => import('./pages/states/state-page.tsx'));

const NotFoundPage = page(() => import('./pages/not-found.tsx'));

/**
 * The one route tree. The build renders it to files, the browser hydrates it. State pages hang on one dynamic route,
 * whose paths are the content files; an unknown state falls to the not-found page inside it.
 */
export const routes: RouteRecord[] = [
  {
    element: <SiteLayout />,
    errorElement: <ApplicationError />,
    children: [
      ...Object.entries(pages).map(([path, load]) => ({ path, Component: page(load) })),
      {
        path: '/states/:slug',
        Component: StatePage,
        getStaticPaths: () => stateIds.map((id) => `/states/${stateSlug(id)}`),
      },
      { path: '/404', Component: NotFoundPage },
      { path: '*', Component: NotFoundPage },
    ],
  },
];

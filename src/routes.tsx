import type { ComponentType } from 'react';
import type { RouteRecord } from 'vite-react-ssg';
import { loadStateAt, stateIds, stateWithPage } from './content/state-registry.ts';
import { ApplicationError, LandingLayout, SiteLayout } from './layout/layouts.tsx';
import { throwChunkLoadError } from './lib/chunk-load-error.ts';
import { type StateSlug, stateSlug } from './lib/us-states.ts';
import { type PagePath, pagePaths } from './site/paths.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

type LandingPath = Extract<PagePath, `${string}-lp${number}`>;
type SitePages = Record<Exclude<PagePath, LandingPath | `/${StateSlug}`>, LoadPage>;

/**
 * Every page outside the states, in the order of the menus. The compiler finds a path without a page, and the reverse.
 */
const sitePages = {
  '/': () => import('./pages/home.tsx'),
  '/about': () => import('./pages/about.tsx'),
  '/services': () => import('./pages/services.tsx'),
  '/services/local-seo': () => import('./pages/services/local-seo.tsx'),
  '/services/technical-seo': () => import('./pages/services/technical-seo.tsx'),
  '/services/content-marketing': () => import('./pages/services/content-marketing.tsx'),
  '/services/reputation-management': () => import('./pages/services/reputation-management.tsx'),
  '/case-studies': () => import('./pages/case-studies.tsx'),
  '/contact': () => import('./pages/contact.tsx'),
  '/thank-you': () => import('./pages/thank-you.tsx'),
  '/resources': () => import('./pages/resources.tsx'),
  '/privacy-policy': () => import('./pages/privacy-policy.tsx'),
  '/terms-of-service': () => import('./pages/terms-of-service.tsx'),
  '/divorce-lawyer-seo': () => import('./pages/divorce-lawyer-seo.tsx'),
  '/states': () => import('./pages/states.tsx'),
} satisfies SitePages;

const landingPages = {
  '/divorce-lawyers-lp1': () => import('./pages/divorce-lawyers-lp1.tsx'),
  '/divorce-lawyers-lp2': () => import('./pages/divorce-lawyers-lp2.tsx'),
} satisfies Record<LandingPath, LoadPage>;

/** These state pages have an address at the root level as well. */
const rootStatePaths = pagePaths.filter((path) => stateWithPage(path.slice(1)));

const lazy = (load: LoadPage) => async () => ({ Component: (await load().catch(throwChunkLoadError)).default });

const notFound = lazy(() => import('./pages/not-found.tsx'));

const statePage = lazy(async () => {
  // The first page’s content, too, so that hydration need not wait for it.
  const words = import.meta.env.SSR ? undefined : loadStateAt(window.location.pathname);
  const [page] = await Promise.all([import('./pages/states/state-page.tsx'), words]);
  return page;
});

const routesOf = (pages: Record<string, LoadPage>): RouteRecord[] =>
  Object.entries(pages).map(([path, load]) => ({ path, lazy: lazy(load) }));

/**
 * The one route tree: the build renders it to files, and the browser hydrates it. State pages share one dynamic route;
 * an unknown state shows the not-found page inside it.
 */
export const routes: RouteRecord[] = [
  {
    errorElement: <ApplicationError />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          ...routesOf(sitePages),
          ...rootStatePaths.map((path) => ({ path, lazy: statePage })),
          {
            path: '/states/:slug',
            lazy: statePage,
            getStaticPaths: () => stateIds.map((id) => `/states/${stateSlug(id)}`),
          },
          { path: '/404', lazy: notFound },
          { path: '*', lazy: notFound },
        ],
      },
      { element: <LandingLayout />, children: routesOf(landingPages) },
    ],
  },
];

import type { ComponentType } from 'react';
import type { RouteRecord } from 'vite-react-ssg';
import { loadArticleAt } from './content/load-article.ts';
import { ApplicationError, LandingLayout, SiteLayout } from './layout/layouts.tsx';
import { throwChunkLoadError } from './lib/chunk-load-error.ts';
import { type StateSlug, stateSlug } from './lib/us-states.ts';
import { type PagePath, pagePaths } from './site/paths.ts';
import { loadStateAt, stateIds, stateWithPage } from './states/load.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

type LandingPath = Extract<PagePath, `${string}-lp${number}`>;
type SitePages = Record<Exclude<PagePath, LandingPath | `/${StateSlug}`>, LoadPage>;

/**
 * Every page outside the states, in the order of the menus. The compiler finds a path without a page, and the reverse.
 */
const sitePages = {
  '/': () => import('./routes/home/page.tsx'),
  '/about': () => import('./routes/about/page.tsx'),
  '/services': () => import('./routes/services/page.tsx'),
  '/services/local-seo': () => import('./routes/services/local-seo/page.tsx'),
  '/services/technical-seo': () => import('./routes/services/technical-seo/page.tsx'),
  '/services/content-marketing': () => import('./routes/services/content-marketing/page.tsx'),
  '/services/reputation-management': () => import('./routes/services/reputation-management/page.tsx'),
  '/case-studies': () => import('./routes/case-studies/page.tsx'),
  '/contact': () => import('./routes/contact/page.tsx'),
  '/thank-you': () => import('./routes/thank-you/page.tsx'),
  '/resources': () => import('./routes/resources/page.tsx'),
  '/privacy-policy': () => import('./routes/privacy-policy/page.tsx'),
  '/terms-of-service': () => import('./routes/terms-of-service/page.tsx'),
  '/divorce-lawyer-seo': () => import('./routes/divorce-lawyer-seo/page.tsx'),
  '/states': () => import('./routes/states/page.tsx'),
} satisfies SitePages;

const landingPages = {
  '/divorce-lawyers-lp1': () => import('./routes/divorce-lawyers-lp1/page.tsx'),
  '/divorce-lawyers-lp2': () => import('./routes/divorce-lawyers-lp2/page.tsx'),
} satisfies Record<LandingPath, LoadPage>;

/** These state pages have an address at the root level as well. */
const rootStatePaths = pagePaths.filter((path) => stateWithPage(path.slice(1)));

const lazy = (load: LoadPage, path?: string) => async () => ({
  Component: (await load().catch((cause) => throwChunkLoadError(cause, path))).default,
});

const notFound = lazy(() => import('./routes/not-found/page.tsx'));

const statePage = lazy(async () => {
  // The first page’s content, too, so that hydration need not wait for it.
  const words = import.meta.env.SSR ? undefined : loadStateAt(window.location.pathname);
  const [page] = await Promise.all([import('./routes/states/[slug]/page.tsx'), words]);
  return page;
});

const articlePage = lazy(async () => {
  // As above: the words, too.
  const words = import.meta.env.SSR ? undefined : loadArticleAt(window.location.pathname);
  const [page] = await Promise.all([import('./routes/resources/[slug]/page.tsx'), words]);
  return page;
});

/** `npm run dev` shows the primitives at /primitives; builds leave them out. */
const developmentPages: RouteRecord[] = import.meta.env.DEV
  ? [{ path: '/primitives', lazy: lazy(() => import('./routes/primitives/page.tsx')) }]
  : [];

const routesOf = (pages: Record<string, LoadPage>): RouteRecord[] =>
  Object.entries(pages).map(([path, load]) => ({ path, lazy: lazy(load, path) }));

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
          {
            path: '/resources/:slug',
            lazy: articlePage,
            getStaticPaths: async () => (await import('./content/articles.ts')).articlePaths,
          },
          ...developmentPages,
          { path: '/404', lazy: notFound },
          { path: '*', lazy: notFound },
        ],
      },
      { element: <LandingLayout />, children: routesOf(landingPages) },
    ],
  },
];

import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { RouteRecord } from 'vite-react-ssg';
import { loadArticleAt } from './content/load-article.ts';
import { ApplicationError, LandingLayout, RootLayout, SiteLayout } from './layout/layouts.tsx';
import { throwChunkLoadError } from './lib/chunk-load-error.ts';
import { stateOfSlug, stateSlug } from './lib/us-states.ts';
import { folderOf, type PagePath, pagePaths, pages } from './site/paths.ts';
import { loadStateAt, stateIds } from './states/load.ts';

interface PageModule {
  default: ComponentType;
}

/** Every page’s code, by its file. */
const modules = import.meta.glob<PageModule>('./routes/**/page.tsx');

const lazy = (load: () => Promise<PageModule>, path?: string) => async () => ({
  Component: (await load().catch((cause) => throwChunkLoadError(cause, path))).default,
});

/** The page in a folder of src/routes. A build finds out first if there is none (scripts/check/page-folders.ts). */
const pageIn = (folder: string, path?: string) =>
  lazy(modules[`./routes/${folder}/page.tsx`] as () => Promise<PageModule>, path);

/**
 * React Router’s own loader; its value isn’t used. It fetches a page’s content with its code, so that the old page stays and
 * the loading bar shows until both are here. The page then reads the same promise. The build needs no loader, because it waits for whatever suspends.
 */
const contentLoader = (loadAt: (path: string) => Promise<unknown> | undefined): LoaderFunction | undefined =>
  import.meta.env.SSR ? undefined : async ({ request }) => (await loadAt(new URL(request.url).pathname)) ?? null;

const statePage = { lazy: lazy(() => import('./routes/states/[slug]/page.tsx')), loader: contentLoader(loadStateAt) };
const articlePage = {
  lazy: lazy(() => import('./routes/resources/[slug]/page.tsx')),
  loader: contentLoader(loadArticleAt),
};

const routeTo = (path: PagePath): RouteRecord => ({
  path,
  ...(stateOfSlug(path.slice(1)) ? statePage : { lazy: pageIn(folderOf(path), path) }),
});

const notFound = pageIn('not-found');

/**
 * The one route tree: the build renders it to files, and the browser hydrates it. State pages below /states share one dynamic route;
 * an unknown state shows the not-found page inside it.
 */
export const routes: RouteRecord[] = [
  {
    element: <RootLayout />,
    errorElement: <ApplicationError />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          ...pagePaths.filter((path) => !pages[path]?.landing).map(routeTo),
          {
            path: '/states/:slug',
            ...statePage,
            getStaticPaths: () => stateIds.map((id) => `/states/${stateSlug(id)}`),
          },
          {
            path: '/resources/:slug',
            ...articlePage,
            getStaticPaths: async () => (await import('./content/articles.ts')).articlePaths,
          },
          { path: '/404', lazy: notFound },
          { path: '*', lazy: notFound },
        ],
      },
      { element: <LandingLayout />, children: pagePaths.filter((path) => pages[path]?.landing).map(routeTo) },
    ],
  },
];

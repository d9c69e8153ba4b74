import { createBrowserRouter, matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { loadArticleAt } from '../content/load-article.ts';
import { Prefetch } from '../links/page-link.tsx';
import { loadStateAt } from '../states/load.ts';

/** Fetches the code and the words of a page. If that fails, the click tries again. */
function prefetch(routes: RouteObject[], pathname: string): void {
  const code = matchRoutes(routes, pathname)?.map(({ route }) => route.lazy?.()) ?? [];
  Promise.all([...code, loadStateAt(pathname), loadArticleAt(pathname)]).catch(() => {});
}

/** The browser’s router, with prefetching for the links. It comes with the code of the page that is shown, for hydration. */
export async function createClientRouter(routes: RouteObject[]): Promise<ReturnType<typeof createBrowserRouter>> {
  const tree: RouteObject[] = [
    {
      element: (
        <Prefetch value={(pathname) => prefetch(routes, pathname)}>
          <Outlet />
        </Prefetch>
      ),
      children: routes,
    },
  ];
  const shown = matchRoutes(routes, location) ?? [];
  await Promise.all(shown.map(async ({ route }) => Object.assign(route, await route.lazy?.(), { lazy: undefined })));
  // Without hydration data, the router would scroll to the top of a page that the visitor may already be reading.
  return createBrowserRouter(tree, { hydrationData: {} });
}

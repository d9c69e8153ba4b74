import { createBrowserRouter, matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { withoutLoaders } from '../../engine/without-loaders.ts';
import { loadArticleAt } from '../content/load-article.ts';
import { Prefetch } from '../links/page-link.tsx';
import { loadStateAt } from '../states/load.ts';

/** Fetches the code and the words of a page. If that fails, the click tries again. */
function prefetch(routes: RouteObject[], pathname: string): void {
  const code = matchRoutes(routes, pathname)?.map(({ route }) => route.lazy?.()) ?? [];
  Promise.all([...code, loadStateAt(pathname), loadArticleAt(pathname)]).catch(() => {});
}

/** The browser’s router, with prefetching for the links. */
export function createClientRouter(
  routes: RouteObject[],
  options?: Parameters<typeof createBrowserRouter>[1],
): ReturnType<typeof createBrowserRouter> {
  const pages = withoutLoaders(routes);
  const tree: RouteObject[] = [
    {
      id: 'prefetch',
      element: (
        <Prefetch value={(pathname) => prefetch(pages, pathname)}>
          <Outlet />
        </Prefetch>
      ),
      children: pages,
    },
  ];
  // Without hydration data, the router would scroll to the top of a page that the visitor may already be reading.
  return createBrowserRouter(tree, { ...options, hydrationData: {} });
}

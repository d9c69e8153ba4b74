import { createBrowserRouter, matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { loadStateAt } from '../content/states/registry.ts';
import { Prefetch } from '../ui/link.tsx';

/**
 * vite-react-ssg gives every route a loader that fetches a manifest and a JSON file at each navigation. Our pages carry
 * their own content, so the loaders are taken out and a navigation costs the page's code.
 */
const withoutLoaders = (routes: RouteObject[]): RouteObject[] =>
  routes.map(
    ({ loader: _, children, ...route }) =>
      ({ ...route, children: children && withoutLoaders(children) }) as RouteObject,
  );

/** Fetches the code and the words of a page. A failure is the click's to deal with. */
function prefetch(routes: RouteObject[], pathname: string): void {
  const code = matchRoutes(routes, pathname)?.map(({ route }) => route.lazy?.()) ?? [];
  Promise.all([...code, loadStateAt(pathname)]).catch(() => {});
}

/** The browser's router: the tree, with what its links prefetch by. */
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
  // The page is there already: without data, even none, the router would scroll to its top, wherever the visitor is.
  return createBrowserRouter(tree, { ...options, hydrationData: {} });
}

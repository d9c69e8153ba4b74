import { createBrowserRouter, matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { Prefetch } from '../links/page-link.tsx';

/** Whether the visitor has asked the browser to load no more than is needed. Safari and Firefox don't say. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Fetches the code and the content of a page. */
const fetchPage = (routes: RouteObject[], pathname: string) =>
  Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route, params }) => {
      const content = typeof route.loader === 'function' && route.loader({ request: new Request(pathname), params });
      const [code] = await Promise.all([route.lazy?.(), content]);
      return { route, code };
    }),
  );

/** The browser’s router, with prefetching for the links. It comes with the code of the page that is shown, for hydration. */
export async function createClientRouter(routes: RouteObject[]): Promise<ReturnType<typeof createBrowserRouter>> {
  const tree: RouteObject[] = [
    {
      element: (
        // If it fails, the click tries again.
        <Prefetch value={(pathname) => savesData() || fetchPage(routes, pathname).catch(() => {})}>
          <Outlet />
        </Prefetch>
      ),
      children: routes,
    },
  ];
  for (const { route, code } of await fetchPage(routes, location.pathname))
    Object.assign(route, code, { lazy: undefined });
  // Without hydration data, the router would scroll to the top of a page that the visitor may already be reading.
  return createBrowserRouter(tree, { hydrationData: {} });
}

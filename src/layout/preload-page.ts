import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A component that can fetch its code (and its content) ahead. */
interface Preloadable {
  preload?: (pathname: string) => unknown;
}

/** The routes that an address leads to, from the root of the tree to the page. */
const branchTo = (routes: readonly RouteObject[], pathname: string): RouteObject[] =>
  (matchRoutes([...routes], pathname) ?? []).map(({ route }) => route);

/**
 * Fetches the code and the words of the page at an address: in the browser on the way to it, in the build before it is
 * rendered.
 * @returns The route tree with only this page in it, for rendering: a router searches every route that it is given.
 * @throws When any of it cannot be fetched.
 */
export async function preloadPage(routes: readonly RouteObject[], pathname: string): Promise<RouteObject[]> {
  const branch = branchTo(routes, pathname);
  await Promise.all(branch.map(({ Component }) => (Component as Preloadable | undefined)?.preload?.(pathname)));
  return branch.reduceRight<RouteObject[]>(
    (children, route) => [children.length > 0 ? ({ ...route, children } as RouteObject) : route],
    [],
  );
}

import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A component that can fetch its code (and its content) ahead. */
interface Preloadable {
  preload?: (pathname: string) => unknown;
}

/**
 * Fetches the code and the words of the page at an address: in the browser on the way to it, in the build before it is
 * rendered.
 * @throws When any of it cannot be had.
 */
export const preloadPage = (routes: readonly RouteObject[], pathname: string): Promise<unknown> =>
  Promise.all(
    (matchRoutes([...routes], pathname) ?? []).map(({ route }) =>
      (route.Component as Preloadable | undefined)?.preload?.(pathname),
    ),
  );

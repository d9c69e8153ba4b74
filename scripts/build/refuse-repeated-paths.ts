import type { RouteRecord } from 'vite-react-ssg';

/**
 * Refuses two pages with the same path. The engine and the router would take the first and drop the other without a word.
 * @throws Error with a sentence that names the path.
 */
export async function refuseRepeatedPaths(routes: readonly RouteRecord[]): Promise<void> {
  const seen = new Set<string>();
  for (const path of await pagePaths(routes)) {
    // To the router these are one address.
    const address = `/${path}/`.replace(/\/+/g, '/').toLowerCase();
    if (seen.has(address))
      throw new Error(
        `Two routes make a page at ${path}: remove one of them, or give it another path (src/routes.tsx; state pages come from src/content/states).`,
      );
    seen.add(address);
  }
}

/** The paths of a tree's pages, as the engine makes them. A route with children is a frame around theirs. */
async function pagePaths(routes: readonly RouteRecord[], parent = ''): Promise<string[]> {
  const paths = await Promise.all(
    routes.map(async ({ path = '', children, getStaticPaths }) => {
      const full = joined(parent, path);
      if (children) return pagePaths(children, full);
      if (!getStaticPaths) return [full];
      return [full, ...(await getStaticPaths()).map((made) => joined(parent, made))];
    }),
  );
  return paths.flat();
}

const joined = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;

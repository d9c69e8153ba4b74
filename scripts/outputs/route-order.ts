import { pagePaths } from '../../src/site/paths.ts';

/** Pages in the order of the route table; what is not in it, the states, follows by name. */
export function inRouteOrder<Page extends { path: string }>(pages: readonly Page[]): Page[] {
  const order: readonly string[] = pagePaths;
  const rank = ({ path }: Page) => (order.includes(path) ? order.indexOf(path) : order.length);
  return [...pages].sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

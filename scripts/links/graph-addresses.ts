import { type BuiltPage, graphTexts, valuesIn } from '../checks/built-pages.ts';

/**
 * The site's own addresses in the pages' JSON-LD, without the origin, each with the pages that name it. An `@id` is a
 * name and leads nowhere.
 */
export function graphAddresses(pages: readonly BuiltPage[], origin: string): Map<string, string[]> {
  const addresses = new Map<string, Set<string>>();
  for (const { path, root } of pages) {
    for (const { key, value } of graphTexts(root).flatMap((graph) => [...valuesIn(JSON.parse(graph))])) {
      if (typeof value !== 'string' || key.startsWith('@')) continue;
      if (value !== origin && !value.startsWith(`${origin}/`)) continue;
      const address = value.slice(origin.length) || '/';
      addresses.set(address, (addresses.get(address) ?? new Set()).add(path));
    }
  }
  return new Map([...addresses].map(([address, paths]) => [address, [...paths]]));
}

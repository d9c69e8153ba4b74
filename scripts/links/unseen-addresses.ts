import { selectAll } from 'hast-util-select';
import { attribute, type BuiltPage, graphTexts, valuesIn } from '../checks/built-pages.ts';

/** The addresses in a page's JSON-LD. An `@id` is a name and leads nowhere. */
const inGraphs = ({ root }: BuiltPage): string[] =>
  graphTexts(root)
    .flatMap((graph) => [...valuesIn(JSON.parse(graph))])
    .flatMap(({ key, value }) => (typeof value === 'string' && !key.startsWith('@') ? [value] : []));

const inDrawings = ({ root }: BuiltPage, origin: string): string[] =>
  selectAll('use[href^="/"]', root).map((use) => origin + (attribute(use, 'href') ?? '').replace(/#.*/, ''));

/** The site's own addresses that linkinator does not look at, without the origin, each with the pages that name it. */
export function unseenAddresses(pages: readonly BuiltPage[], origin: string): Map<string, string[]> {
  const addresses = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const value of [...inGraphs(page), ...inDrawings(page, origin)]) {
      if (value !== origin && !value.startsWith(`${origin}/`)) continue;
      const address = value.slice(origin.length) || '/';
      addresses.set(address, (addresses.get(address) ?? new Set()).add(page.path));
    }
  }
  return new Map([...addresses].map(([address, paths]) => [address, [...paths]]));
}

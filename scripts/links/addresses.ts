import querystring from 'node:querystring';
import { selectAll } from 'hast-util-select';
import type { StateContent } from '../../src/content/states/types.ts';
import { type StateId, stateSlug } from '../../src/lib/us-states.ts';
import { attribute, type BuiltPage, graphTexts, valuesIn } from '../checks/built-pages.ts';

/** Something that is wrong with an address. */
export interface BrokenLink {
  /** The address as the page has it, without the site's origin. */
  url: string;
  reason: string;
  linkedFrom: string[];
}

/** Adds a page to those that name an address. */
function addTo(pages: Map<string, Set<string>>, address: string, page: string): void {
  pages.set(address, (pages.get(address) ?? new Set()).add(page));
}

/** Links to a place that its page does not have. linkinator looks only for those that it knows when it fetches a page. */
export function deadFragments(pages: readonly BuiltPage[], origin: string): BrokenLink[] {
  const ids = new Map(
    pages.map(({ path, root }) => [path, selectAll('[id]', root).map(({ properties }) => properties.id)]),
  );
  const dead = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const link of selectAll('[href*="#"]', page.root)) {
      const href = attribute(link, 'href') ?? '';
      if (!URL.canParse(href, origin + page.path)) continue;
      const { origin: site, pathname, hash } = new URL(href, origin + page.path);
      // A page that does not exist is a broken link by itself.
      const known = site === origin ? ids.get(pathname) : undefined;
      // Unlike decodeURIComponent it throws at nothing.
      if (hash && known && !known.includes(querystring.unescape(hash.slice(1))))
        addTo(dead, pathname + hash, page.path);
    }
  }
  return [...dead].map(([url, from]) => ({
    url,
    reason: 'the page has no element with that id; correct the link, or give the element the id',
    linkedFrom: [...from],
  }));
}

/** Addresses of this site that linkinator does not look at, in JSON-LD and drawings, with the pages that name them. */
export function unseenAddresses(pages: readonly BuiltPage[], origin: string): Map<string, Set<string>> {
  const addresses = new Map<string, Set<string>>();
  for (const { path, root } of pages) {
    const values = graphTexts(root).flatMap((graph) => [...valuesIn(JSON.parse(graph))]);
    for (const { key, value } of values) {
      const address = typeof value === 'string' && !key.startsWith('@') ? `${value.replace(/\/?$/, '')}/` : '';
      if (address.startsWith(`${origin}/`)) addTo(addresses, String(value).slice(origin.length) || '/', path);
    }
    for (const use of selectAll('use[href^="/"]', root))
      addTo(addresses, (attribute(use, 'href') ?? '').replace(/#.*/, ''), path);
  }
  return addresses;
}

/** The state pages that one page links to: neighbors that are links, by their paths. */
const neighborPaths = (content: StateContent): string[] =>
  content.kind === 'template'
    ? content.borderStates.map(({ slug }) => `/states/${slug}`)
    : content.nearby.states
        .filter(({ kind }) => kind !== 'text')
        .map(({ state, root }) => `${root ? '' : '/states'}/${stateSlug(state)}`);

/** State pages that the content links to and nobody has written, most linked first: the next page to write. */
export function expectedMissing(contents: ReadonlyMap<StateId, StateContent>): [path: string, linkedFrom: string[]][] {
  const written = [...contents.keys()].map(stateSlug);
  const missing = new Map<string, Set<string>>();
  for (const [id, content] of contents)
    for (const path of neighborPaths(content))
      if (!written.some((slug) => path.endsWith(`/${slug}`))) addTo(missing, path, `/states/${stateSlug(id)}`);
  return [...missing]
    .map(([path, from]): [string, string[]] => [path, [...from]])
    .sort(([a, fromA], [b, fromB]) => fromB.length - fromA.length || a.localeCompare(b));
}

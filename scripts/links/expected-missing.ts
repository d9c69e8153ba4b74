import type { StateContent } from '../../src/content/states/types.ts';
import { type StateId, stateSlug } from '../../src/lib/us-states.ts';
import { addTo } from './addresses.ts';

/** The state pages that one page links to: neighbors that are links, by their paths. */
const neighborPaths = (content: StateContent): string[] =>
  content.kind === 'template'
    ? content.borderStates.map(({ slug }) => `/states/${slug}`)
    : content.nearby.states
        .filter(({ kind }) => kind !== 'text')
        .map(({ state, root }) => `${root ? '' : '/states'}/${stateSlug(state)}`);

/**
 * Which state pages the content links to although nobody has written them, each with the pages that link there, most linked
 * first: the next page to write.
 * @param contents Each written state's content, by its id.
 */
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

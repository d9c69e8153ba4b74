import type { StateContent } from '../../src/content/states/types.ts';
import { type StateId, stateSlug, usStates } from '../../src/lib/us-states.ts';
import { stateIdOf, statesFolder } from '../build/state-contents.ts';
import type { BrokenLink } from './link-report.ts';

/** A state page that is linked and not written yet. */
export interface MissingStatePage {
  state: string;
  /** Where the links lead: under /states/, or at the root level. */
  path: string;
  /** The state pages that link there. */
  linkedFrom: string[];
}

/** The state links of one page: neighbors that are links, by their paths. */
function neighborPaths(content: StateContent): { state: StateId; path: string }[] {
  if (content.kind === 'template') {
    return content.borderStates.flatMap(({ name, slug }) => {
      const state = stateIdOf(name);
      return state ? [{ state, path: `/states/${slug}` }] : [];
    });
  }
  return content.nearby.states
    .filter(({ kind }) => kind !== 'text')
    .map(({ state, root }) => ({ state, path: `${root ? '' : '/states'}/${stateSlug(state)}` }));
}

/**
 * Which state pages the content links to although nobody has written them, most linked first: the next page to write.
 * @param contents Each written state's content, by its id.
 */
export function expectedMissing(contents: ReadonlyMap<StateId, StateContent>): MissingStatePage[] {
  const missing = new Map<string, MissingStatePage>();
  for (const [id, content] of contents) {
    for (const { state, path } of neighborPaths(content)) {
      if (contents.has(state)) continue;
      const entry = missing.get(path) ?? { state: usStates[state], path, linkedFrom: [] };
      entry.linkedFrom.push(`/states/${stateSlug(id)}`);
      missing.set(path, entry);
    }
  }
  return [...missing.values()].sort(
    (a, b) =>
      b.linkedFrom.length - a.linkedFrom.length || a.state.localeCompare(b.state) || a.path.localeCompare(b.path),
  );
}

/**
 * The pages of that list that exist: the list is made of the content files, so that their states have none. Either the site
 * was built before a file went, or something other than a content file makes the page.
 * @param existing The paths of the pages that were built, and of what else answers.
 */
export function foundAfterAll(missing: readonly MissingStatePage[], existing: ReadonlySet<string>): BrokenLink[] {
  return missing
    .filter(({ path }) => existing.has(path))
    .map(({ state, path, linkedFrom }) => ({
      url: path,
      reason: `exists, but ${state} has no file in ${statesFolder}; run npm run build, and if the page is still there, write the file or remove the page (src/routes.tsx, public/)`,
      linkedFrom,
    }));
}

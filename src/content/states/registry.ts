import { type StateId, type StateSlug, stateSlug } from '../../lib/us-states.ts';
import type { StateContent } from './types.ts';

/** Each state's words are a module of their own, found by its file name: adding a file adds a page. */
const modules = import.meta.glob<{ default: StateContent }>([
  './*.ts',
  '!./types.ts',
  '!./registry.ts',
  '!./*.test.ts',
]);

/** The states that have a page, in alphabetical order. */
export const stateIds = Object.keys(modules)
  .map((file) => file.slice(2, -3) as StateId)
  .sort();

export const hasStatePage = (id: StateId): boolean => `./${id}.ts` in modules;

/** The slugs of the states that have a page. */
export const stateSlugs = (): StateSlug[] => stateIds.map(stateSlug);

const loaded = new Map<StateId, Promise<StateContent>>();

/** A state's content; the same promise for the same state, as React's `use` needs it. */
export function loadState(id: StateId): Promise<StateContent> {
  const load = modules[`./${id}.ts`];
  if (!load) throw new Error(`No page is written for "${id}" (src/content/states/${id}.ts).`);
  let content = loaded.get(id);
  if (!content) {
    content = load().then((module) => module.default);
    content.catch(() => loaded.delete(id));
    loaded.set(id, content);
  }
  return content;
}

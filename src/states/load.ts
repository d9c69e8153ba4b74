import { fetchedOnce } from '../lib/fetched-once.ts';
import { type StateId, stateOfSlug } from '../lib/us-states.ts';
import type { StateModule, StateRecord } from './state-record.ts';

/** Each state's content is a module, found by its file name: adding a file adds a page. */
const modules = import.meta.glob<StateModule>('./data/*.ts');

/** The states that have a page, in alphabetical order. */
export const stateIds = Object.keys(modules)
  .map((file) => file.slice('./data/'.length, -'.ts'.length) as StateId)
  .sort();

export const hasStatePage = (id: StateId): boolean => `./data/${id}.ts` in modules;

/** The state that a slug names, if it has a page yet. */
export function stateWithPage(slug: string | undefined): StateId | undefined {
  const id = stateOfSlug(slug);
  return id && hasStatePage(id) ? id : undefined;
}

/** A state's map, drawn by `npm run make -- maps` from its content file. */
export interface CountyMap {
  /** Markup, styled by the `map-*` classes of the style sheet. */
  svg: string;
  /** `254 counties`, `64 parishes` */
  areas: string;
}

const maps = import.meta.glob<string>('./maps/*.svg', { query: '?raw', import: 'default' });

interface LoadedState {
  page: StateRecord;
  map: CountyMap;
}

/** A state’s content and its map. @throws ChunkLoadError if they cannot be fetched. */
export const loadState = fetchedOnce(async (id: StateId): Promise<LoadedState> => {
  const [state, svg, areas] = await Promise.all([
    modules[`./data/${id}.ts`]?.(),
    maps[`./maps/${id}.svg`]?.(),
    import('./maps/areas.json'),
  ]);
  const areasOf: Partial<Record<StateId, string>> = areas.default;
  const named = areasOf[id];
  if (!state || !svg || !named) throw new Error('It has no content or no map.');
  return { page: state.pageOf(id, state.default), map: { svg, areas: named } };
});

/** The content and the map of the state whose page is at a path, if any. */
export function loadStateAt(pathname: string): Promise<LoadedState> | undefined {
  const id = stateWithPage(pathname.split('/').at(-1));
  return id && loadState(id);
}

import { throwChunkLoadError } from '../lib/chunk-load-error.ts';
import { type StateId, stateOfSlug, usStates } from '../lib/us-states.ts';
import facts from './maps/facts.json';
import type { StateContent } from './schema.ts';

/** Each state's words are a module, found by its file name: adding a file adds a page. */
const modules = import.meta.glob<{ default: StateContent }>('./data/*.ts');

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

/** The state whose page is at a path, if it has one yet. */
const stateAtPath = (pathname: string): StateId | undefined => stateWithPage(pathname.split('/').at(-1));

/** A state's map, drawn by `npm run make -- maps` from its content file. */
export interface CountyMap {
  /** Markup, styled by the `map-*` classes of the style sheet. */
  svg: string;
  /** `254 counties`, `64 parishes` */
  areas: string;
  /** In drawing units. */
  width: number;
  height: number;
}

const maps = import.meta.glob<string>('./maps/*.svg', { query: '?raw', import: 'default' });

/** @throws If the state has no map. */
async function loadCountyMap(id: StateId): Promise<CountyMap> {
  const load = maps[`./maps/${id}.svg`];
  const figures = (facts as Partial<Record<StateId, Omit<CountyMap, 'svg'>>>)[id];
  if (!load || !figures)
    throw new Error(`There is no map of ${usStates[id]}. Run “npm run make -- maps” and commit src/states.`);
  return { svg: await load().catch(throwChunkLoadError), ...figures };
}

export interface StatePageContent {
  content: StateContent;
  map: CountyMap;
}

/** Cached, including failures, because a suspended component must get the same promise again. */
const requests = new Map<StateId, Promise<StatePageContent>>();

/** A state's words and its map, fetched once. @throws ChunkLoadError if they cannot be fetched. */
export function loadState(id: StateId): Promise<StatePageContent> {
  const load = modules[`./data/${id}.ts`];
  if (!load) throw new Error(`No page is written for "${id}" (src/states/data/${id}.ts).`);
  const both = async () => {
    const failed = (cause: unknown) => throwChunkLoadError(cause, `src/states/data/${id}.ts`);
    const [words, map] = await Promise.all([load().catch(failed), loadCountyMap(id)]);
    return { content: words.default, map };
  };
  const request = requests.get(id) ?? both();
  requests.set(id, request);
  return request;
}

/** The words and the map of the state whose page is at a path, if any. */
export function loadStateAt(pathname: string): Promise<StatePageContent> | undefined {
  const id = stateAtPath(pathname);
  return id && loadState(id);
}

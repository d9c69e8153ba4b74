import { use } from 'react';
import { never } from '../../lib/never.ts';
import { type StateId, stateOfSlug } from '../../lib/us-states.ts';
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

/** Whether a state has a page yet. */
export const hasStatePage = (id: StateId): boolean => `./${id}.ts` in modules;

/** The state that a path's last part names, if it has a page yet. */
export function stateWithPage(slug: string | undefined): StateId | undefined {
  const id = stateOfSlug(slug);
  return id && hasStatePage(id) ? id : undefined;
}

/** The state whose page is at a path, if it has one yet. */
export const stateAtPath = (pathname: string): StateId | undefined => stateWithPage(pathname.split('/').at(-1));

const requests = new Map<StateId, Promise<StateContent>>();
const loaded = new Map<StateId, StateContent>();
/** More than there are states. A build of thousands of pages renders one at a time and needs no more of them. */
const mostKept = 60;

function forgetOldest(): void {
  const [oldest] = requests.keys();
  if (!oldest) return;
  requests.delete(oldest);
  loaded.delete(oldest);
}

/** A state's content; the same promise for the same state, as React's `use` needs it. */
export function loadState(id: StateId): Promise<StateContent> {
  const load = modules[`./${id}.ts`];
  if (!load) throw new Error(`No page is written for "${id}" (src/content/states/${id}.ts).`);
  let request = requests.get(id);
  if (!request) {
    request = load().then((module) => {
      loaded.set(id, module.default);
      return module.default;
    });
    if (requests.size >= mostKept) forgetOldest();
    request.catch(() => requests.delete(id));
    requests.set(id, request);
  }
  return request;
}

const arrivals = new Map<StateId, Promise<StateContent>>();

/**
 * In a browser, words that cannot be fetched stay pending until the document is reloaded: on a rejection, React would show
 * an error in place of the page (layout/recover.ts).
 */
function arrival(id: StateId): Promise<StateContent> {
  if (import.meta.env.SSR) return loadState(id);
  const known = arrivals.get(id) ?? loadState(id).catch(() => never);
  arrivals.set(id, known);
  return known;
}

/** A state's content, at once if it is there. Otherwise the component that calls this suspends. */
export function useStateContent(id: StateId): StateContent {
  return loaded.get(id) ?? use(arrival(id));
}

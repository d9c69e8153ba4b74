import { use } from 'react';
import { lostFile } from '../../lib/lost-file.ts';
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

/** Kept for the visit, failures too: a component that suspends must get the same promise again. */
const requests = new Map<StateId, Promise<StateContent>>();

/** A state's words, fetched once. @throws LostFile when they cannot be had. */
export function loadState(id: StateId): Promise<StateContent> {
  const load = modules[`./${id}.ts`];
  if (!load) throw new Error(`No page is written for "${id}" (src/content/states/${id}.ts).`);
  const request = requests.get(id) ?? load().then((module) => module.default, lostFile);
  requests.set(id, request);
  return request;
}

/** The words of the state whose page is at a path; undefined for every other path. */
export function loadStateAt(pathname: string): Promise<StateContent> | undefined {
  const id = stateAtPath(pathname);
  return id && loadState(id);
}

/** A state's words. Until they are there, the component that calls this suspends. */
export const useStateContent = (id: StateId): StateContent => use(loadState(id));

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { type CitiesByTier, citiesByTier } from '../../src/content/city-tiers.ts';
import { smallCitiesShown } from '../../src/content/state-derivations.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { cached, digest } from '../build/disk-cache.ts';

/** The states' content files, as a build script sees them. */
export interface StateContentFolder {
  /** States that have a file, in alphabetical order. */
  stateIds: () => StateId[];
  contentFile: (id: StateId) => string;
  citiesOf: (id: StateId) => Promise<CitiesByTier>;
}

/** @param folder Absolute path of `src/content/states`. */
export function stateContentIn(folder: string): StateContentFolder {
  const contentFile = (id: StateId): string => resolve(folder, `${id}.ts`);
  return {
    stateIds: () =>
      readdirSync(folder)
        .map((file) => file.replace(/\.ts$/, ''))
        .filter((name): name is StateId => Object.hasOwn(usStates, name))
        .sort(),
    contentFile,
    citiesOf: (id) => citiesIn(id, contentFile(id)),
  };
}

/**
 * Running a content file takes twenty milliseconds, too long with thousands of states, so the cities of an unchanged file
 * are cached. A file that imports values (types do not count) is run each time: what it imports may have changed.
 */
async function citiesIn(id: StateId, file: string): Promise<CitiesByTier> {
  const code = readFileSync(new URL('../../src/content/city-tiers.ts', import.meta.url));
  const key = digest(readFileSync(file), code, String(smallCitiesShown));
  const run = async () => {
    const { module, dependencies } = await runnerImport<{ default: StateContent }>(file, { configFile: false });
    return { cities: citiesByTier(module.default), alone: dependencies.length === 0 };
  };
  const { cities, alone } = await cached(`cities-${id}`, key, run);
  return alone ? cities : (await run()).cities;
}

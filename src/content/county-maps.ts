import facts from '../assets/maps/facts.json';
import { lostFile } from '../lib/lost-file.ts';
import { type StateId, usStates } from '../lib/us-states.ts';

/** A state's map, drawn by `npm run make -- maps` from its content file. */
export interface CountyMap {
  /** Markup for the page; its looks are the `map-*` classes of the style sheet. */
  svg: string;
  /** What it shows: `254 counties`, `64 parishes`. */
  areas: string;
  /** In drawing units. */
  width: number;
  height: number;
}

const files = import.meta.glob<string>('../assets/maps/*.svg', { query: '?raw', import: 'default' });

/** @throws If the state has no map. */
export async function loadCountyMap(id: StateId): Promise<CountyMap> {
  const load = files[`../assets/maps/${id}.svg`];
  const figures = (facts as Partial<Record<StateId, Omit<CountyMap, 'svg'>>>)[id];
  if (!load || !figures)
    throw new Error(`There is no map of ${usStates[id]}. Run “npm run make -- maps” and commit src/assets.`);
  return { svg: await load().catch(lostFile), ...figures };
}

import { geoDistance } from 'd3-geo';
import type { StateId } from '../../src/lib/us-states.ts';
import { entriesOf, type GazetteerEntry, locate } from './gazetteer.ts';

const earthRadius = 6371;

/** How near two entries lie, and how alike their populations are, that may be one place under two names. */
const twins = { kilometers: 15, ratio: 0.82 };

/**
 * The largest places of a state by population, under names that the maps find. GeoNames lists some cities twice, as
 * `Chattanooga` and `East Chattanooga` with nearly the same population: the one that is a seat, or the plainer name, stays.
 */
export function largestCities(state: StateId, count: number): string[] {
  const entries = entriesOf(state)
    .filter(({ featureCode, name }) => featureCode !== 'PPLX' && !name.includes('('))
    .sort((a, b) => b.population - a.population);
  const chosen: GazetteerEntry[] = [];
  for (const entry of entries) {
    const twin = chosen.findIndex((other) => isSame(entry, other));
    const [better] = [entry, chosen[twin]].filter((one) => one !== undefined).sort(byPlainness);
    if (twin < 0) chosen.push(entry);
    else if (better) chosen[twin] = better;
  }
  const names = chosen.map(({ name }) => name.replace(/^(?:Saint|St\.?) /, 'St. '));
  return [...new Set(names)].filter((name) => isFound(state, name)).slice(0, count);
}

/** Near each other, and either counted alike to the head or of like size and named after each other. */
function isSame(a: GazetteerEntry, b: GazetteerEntry): boolean {
  if (geoDistance(a.loc.coordinates, b.loc.coordinates) * earthRadius > twins.kilometers) return false;
  if (a.population === b.population) return true;
  const ratio = Math.min(a.population, b.population) / Math.max(a.population, b.population);
  return ratio >= twins.ratio && (a.name.includes(b.name) || b.name.includes(a.name));
}

const byPlainness = (a: GazetteerEntry, b: GazetteerEntry): number =>
  Number(b.featureCode.startsWith('PPLA')) - Number(a.featureCode.startsWith('PPLA')) || a.name.length - b.name.length;

/** Whether the maps find the place: a name that two places share needs a position, which a template's data cannot give. */
function isFound(state: StateId, name: string): boolean {
  try {
    locate(state, name);
    return true;
  } catch {
    return false;
  }
}

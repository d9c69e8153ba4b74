import { geoCentroid, geoDistance } from 'd3-geo';
import { feature, neighbors } from 'topojson-client';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { entriesOf, type GazetteerEntry, locate } from './gazetteer.ts';
import { type Area, areasIn } from './topology.ts';

const earthRadius = 6371;
/** How near two entries lie, in kilometers, and how alike their populations are, that may be one place under two names. */
const twins = { distance: 15, ratio: 0.82 };

/** The largest places of a state by population, under names that the maps find. */
export function largestCities(state: StateId, count: number): string[] {
  const entries = entriesOf(state);
  const chosen: GazetteerEntry[] = [];
  for (const entry of entries.filter(({ featureCode, name }) => featureCode !== 'PPLX' && !name.includes('('))) {
    const twin = chosen.findIndex((other) => isSame(entry, other));
    if (twin < 0) chosen.push(entry);
    else if (isPlainer(entry, chosen[twin] as GazetteerEntry)) chosen[twin] = entry;
  }
  const names = chosen.map(({ name }) => name.replace(/^(?:Saint|St\.?) /, 'St. '));
  const found: string[] = [];
  for (const name of new Set(names)) {
    if (found.length === count) break;
    try {
      // A name that two places share needs a position, which a template's data cannot give.
      locate(state, name, entries);
      found.push(name);
    } catch {}
  }
  return found;
}

/** GeoNames lists some cities twice, as `Chattanooga` and `East Chattanooga` with nearly the same population. */
function isSame(a: GazetteerEntry, b: GazetteerEntry): boolean {
  if (geoDistance(a.loc.coordinates, b.loc.coordinates) * earthRadius > twins.distance) return false;
  const ratio = Math.min(a.population, b.population) / Math.max(a.population, b.population);
  return ratio === 1 || (ratio >= twins.ratio && (a.name.includes(b.name) || b.name.includes(a.name)));
}

function isPlainer(a: GazetteerEntry, b: GazetteerEntry): boolean {
  const [aIsSeat, bIsSeat] = [a, b].map(({ featureCode }) => featureCode.startsWith('PPLA'));
  return aIsSeat === bIsSeat ? a.name.length < b.name.length : aIsSeat === true;
}

const ids = Object.keys(usStates) as StateId[];

/**
 * All other states, nearest first by the middle of their land: those with a common border, and the rest. Meeting in a point,
 * as Arizona and Colorado do, is no border.
 */
export function neighborsOf(state: StateId): { bordering: StateId[]; others: StateId[] } {
  const topology = areasIn('states-10m');
  const { geometries } = topology.objects.areas;
  const indexOf = (id: StateId) => geometries.findIndex(({ properties }) => properties.name === usStates[id]);
  const touching = new Set(neighbors(geometries)[indexOf(state)]);
  const middle = (id: StateId) => geoCentroid(feature(topology, geometries[indexOf(id)] as Area));
  const home = middle(state);
  const byDistance = ids
    // A state whose islands share a border with it counts as its own neighbor.
    .filter((id) => id !== state)
    .map((id) => ({ id, distance: geoDistance(home, middle(id)) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ id }) => id);
  const borders = (id: StateId): boolean => touching.has(indexOf(id));
  return { bordering: byDistance.filter(borders), others: byDistance.filter((id) => !borders(id)) };
}

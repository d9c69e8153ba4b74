import { type StateId, type StateName, type StateSlug, stateSlug, usStates } from '../lib/us-states.ts';

/** `39M+` or `740K+`. */
type PopulationLabel = `${number}${'M' | 'K'}+`;

interface ListedState {
  name: StateName;
  slug: StateSlug;
  population: PopulationLabel;
}

/** A state with a card of its own at the top of the directory. */
export interface FeaturedState extends ListedState {
  featured: true;
  /** One or two sentences with a fact from the owner's state table. */
  description: string;
}

/** A state record of the directory: described exactly when it is featured. */
export type StateRecord = FeaturedState | (ListedState & { featured: false; description?: never });

/**
 * Census Bureau estimates for July 1, 2024 (Vintage 2024), rounded down: to whole millions from one
 * million up, to ten thousands below that.
 */
const populations: Record<StateId, PopulationLabel> = {
  alabama: '5M+',
  alaska: '740K+',
  arizona: '7M+',
  arkansas: '3M+',
  california: '39M+',
  colorado: '5M+',
  connecticut: '3M+',
  delaware: '1M+',
  florida: '23M+',
  georgia: '11M+',
  hawaii: '1M+',
  idaho: '2M+',
  illinois: '12M+',
  indiana: '6M+',
  iowa: '3M+',
  kansas: '2M+',
  kentucky: '4M+',
  louisiana: '4M+',
  maine: '1M+',
  maryland: '6M+',
  massachusetts: '7M+',
  michigan: '10M+',
  minnesota: '5M+',
  mississippi: '2M+',
  missouri: '6M+',
  montana: '1M+',
  nebraska: '2M+',
  nevada: '3M+',
  'new-hampshire': '1M+',
  'new-jersey': '9M+',
  'new-mexico': '2M+',
  'new-york': '19M+',
  'north-carolina': '11M+',
  'north-dakota': '790K+',
  ohio: '11M+',
  oklahoma: '4M+',
  oregon: '4M+',
  pennsylvania: '13M+',
  'rhode-island': '1M+',
  'south-carolina': '5M+',
  'south-dakota': '920K+',
  tennessee: '7M+',
  texas: '31M+',
  utah: '3M+',
  vermont: '640K+',
  virginia: '8M+',
  washington: '7M+',
  'west-virginia': '1M+',
  wisconsin: '5M+',
  wyoming: '580K+',
};

/** In the order of the cards. */
const featured: [StateId, description: string][] = [
  ['texas', '254 counties and about 11,775 searches a month, by our model. Many are about community property.'],
  ['california', 'About 171,000 divorce cases a year, by our estimate. None is final in less than six months.'],
  ['florida', 'About 85,600 cases a year in 67 counties, and about 14,200 searches a month.'],
  ['new-york', 'About 62,800 cases a year, all of them in Supreme Court, and by our model 9,420 searches a month.'],
  [
    'pennsylvania',
    'About 41,700 cases a year. We assume that 76% of the people divorcing there look for a lawyer online. If one spouse won’t consent, most wait out a year of separation.',
  ],
  [
    'illinois',
    'About 51,300 cases a year in 102 counties. Clients say custody; the statute says parental responsibilities.',
  ],
  ['ohio', '88 counties and about 10,500 searches a month for divorce and dissolution.'],
  [
    'georgia',
    'About 11,800 searches a month in 159 counties, each with its own superior court. Most cases are filed where the defendant lives.',
  ],
  [
    'north-carolina',
    'About 43,800 cases a year in 100 counties. By our model, 4,200 searches a month are about separation itself.',
  ],
  ['michigan', 'About 39,200 cases a year in 83 counties. The wait is sixty days, or six months with minor children.'],
];

const listed = (id: StateId): ListedState => ({
  name: usStates[id],
  slug: stateSlug(id),
  population: populations[id],
});

/** The ten featured states, Texas first. */
export const featuredStates: FeaturedState[] = featured.map(([id, description]) => ({
  ...listed(id),
  featured: true,
  description,
}));

/** All fifty states, in alphabetical order. */
export const stateDirectory: StateRecord[] = (Object.keys(usStates) as StateId[]).map(
  (id) => featuredStates.find(({ slug }) => slug === stateSlug(id)) ?? { ...listed(id), featured: false },
);

/**
 * The records whose name contains the query, in their given order. Letter case and spaces around the query do not
 * count; an empty query matches all.
 */
export function filterStates<T extends { name: string }>(records: readonly T[], query: string): T[] {
  const wanted = query.trim().toLowerCase();
  return records.filter(({ name }) => name.toLowerCase().includes(wanted));
}

import { grouped } from '../lib/format.ts';
import { keysOf } from '../lib/keys-of.ts';
import { type StateId, type StateName, type StateSlug, stateSlug, usStates } from '../lib/us-states.ts';
import { stateFigures } from './figures.ts';

/** `39M+` or `740K+`. */
type PopulationLabel = `${number}${'M' | 'K'}+`;

interface ListedState {
  id: StateId;
  name: StateName;
  slug: StateSlug;
  population: PopulationLabel;
}

/** A state with its own card at the top of the directory. */
export interface FeaturedState extends ListedState {
  featured: true;
  /** One or two sentences with a fact from the owner’s state table. */
  description: string;
}

export type DirectoryState = FeaturedState | (ListedState & { featured: false; description?: never });

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

type FeaturedId = keyof typeof stateFigures;

/** The states of the owner's table, in the order of their cards. */
const descriptions: { [Id in FeaturedId]: (figures: (typeof stateFigures)[Id]) => string } = {
  texas: ({ counties, monthlySearches }) =>
    `Texans in ${counties} counties search for divorce ${grouped(monthlySearches)} times a month. Many ask about community property.`,
  california: ({ annualCases }) =>
    `The state has ${grouped(annualCases)} divorce cases a year. None is final in less than six months.`,
  florida: ({ counties, annualCases, monthlySearches }) =>
    `Florida’s ${counties} counties handle ${grouped(annualCases)} cases a year, and people there search for divorce ${grouped(monthlySearches)} times a month.`,
  'new-york': ({ annualCases, monthlySearches }) =>
    `Supreme Court hears all of the state’s divorce cases, ${grouped(annualCases)} a year. New Yorkers search for divorce ${grouped(monthlySearches)} times a month.`,
  pennsylvania: ({ annualDivorceCases, researchPercentage }) =>
    `Of the people in ${annualDivorceCases} divorce cases a year, ${researchPercentage} search for a lawyer online. If one spouse won’t consent, most couples wait out a year of separation.`,
  illinois: ({ counties, annualCases }) =>
    `Clients say “custody”; the statute says “parental responsibilities.” The courts in ${counties} counties take in ${grouped(annualCases)} cases a year.`,
  ohio: ({ counties, monthlySearches }) =>
    `People in ${counties} counties search for divorce or dissolution ${grouped(monthlySearches)} times a month.`,
  georgia: ({ counties, monthlySearches }) =>
    `Each of the ${counties} counties has its own superior court, and most cases are filed where the defendant lives. Georgians make ${grouped(monthlySearches)} searches a month.`,
  'north-carolina': ({ counties, annualCases, separationSearches }) =>
    `Its ${counties} counties have ${grouped(annualCases)} cases a year. People make ${grouped(separationSearches)} searches a month about separation itself.`,
  michigan: ({ counties, annualCases }) =>
    `Michigan’s ${counties} counties see ${grouped(annualCases)} cases a year. The wait is sixty days, or six months with minor children.`,
};

const described = <Id extends FeaturedId>(id: Id): string => descriptions[id](stateFigures[id]);

const recordOf = (id: StateId): ListedState => ({
  id,
  name: usStates[id],
  slug: stateSlug(id),
  population: populations[id],
});

export const featuredStates: FeaturedState[] = keysOf(descriptions).map((id) => ({
  ...recordOf(id),
  featured: true,
  description: described(id),
}));

export const stateDirectory: DirectoryState[] = keysOf(usStates).map(
  (id) => featuredStates.find((state) => state.id === id) ?? { ...recordOf(id), featured: false },
);

/** The records whose name contains the query, in their given order. Case and surrounding spaces do not matter. */
export function filterStates<T extends { name: string }>(records: readonly T[], query: string): T[] {
  // Any white space is one blank, also one that doesn't break.
  const text = query.trim().replace(/\s+/g, ' ').toLowerCase();
  return records.filter(({ name }) => name.toLowerCase().includes(text));
}

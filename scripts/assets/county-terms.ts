import type { StateId } from '../../src/lib/us-states.ts';

/** What a state calls the areas that its map draws. */
export interface CountyTerm {
  /** Heads the text alternative: `County map of Texas`. */
  map: string;
  /** The count in prose: `254 counties`. */
  count: (drawn: number) => string;
}

const counties: CountyTerm = { map: 'County map', count: (drawn) => `${drawn} counties` };

/** States whose areas are not simply counties. Some independent cities count as counties in census data. */
const exceptions: Partial<Record<StateId, CountyTerm>> = {
  // The atlas has the borders of 2017. Alaska has had one more since 2019, when Valdez-Cordova was parted in two.
  alaska: { map: 'Borough map', count: (drawn) => `${drawn} boroughs and census areas in the borders of 2017` },
  louisiana: { map: 'Parish map', count: (drawn) => `${drawn} parishes` },
  maryland: { map: 'County map', count: (drawn) => `${drawn - 1} counties and Baltimore city` },
  missouri: { map: 'County map', count: (drawn) => `${drawn - 1} counties and the city of St. Louis` },
  nevada: { map: 'County map', count: (drawn) => `${drawn - 1} counties and Carson City` },
  virginia: { map: 'County map', count: (drawn) => `${drawn - 38} counties and 38 independent cities` },
};

/** The local term for a state's counties. */
export const countyTerm = (id: StateId): CountyTerm => exceptions[id] ?? counties;

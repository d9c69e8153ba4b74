import { smallCitiesShown } from '../../src/content/state-derivations.ts';
import type { City, StateContent } from '../../src/content/states/types.ts';

/** The cities of a state map by the weight that they get on it. */
export interface CityTiers {
  metro: readonly City[];
  midSize: readonly City[];
  smaller: readonly City[];
}

/** The cities that a state's content file names, whichever kind of page it makes. */
export function tiersOf(content: StateContent): CityTiers {
  if (content.kind === 'hand-written') {
    const { metro, midSize, smaller } = content.cities;
    return { metro, midSize, smaller };
  }
  return {
    metro: [content.majorCity1, content.majorCity2, content.majorCity3],
    midSize: [content.mediumCity1, content.mediumCity2, content.mediumCity3],
    smaller: content.smallCities.slice(0, smallCitiesShown),
  };
}

export const cityName = (city: City): string => (typeof city === 'string' ? city : city.name);

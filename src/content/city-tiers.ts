import { smallCitiesShown } from './state-derivations.ts';
import type { City, StateContent } from './states/types.ts';

/** The weight of a city in a plan and on the map. */
export type CityTier = 'metro' | 'midSize' | 'smaller';

/** The cities that a state's plan names, by weight. */
export type CitiesByTier = Record<CityTier, readonly City[]>;

/** The cities that a state's content file names, whichever kind of page it makes. */
export function citiesByTier(content: StateContent): CitiesByTier {
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

/** A city's name as it is read. */
export const cityName = (city: City): string => (typeof city === 'string' ? city : city.name);

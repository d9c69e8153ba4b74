import type { City } from '../../../content/states/types.ts';

/** The three weights a city can have in a plan, in the map's colors. */
export const cityTiers = {
  metro: { name: 'Metro areas', swatch: 'bg-data' },
  midSize: { name: 'Mid-size cities', swatch: 'bg-data-mid' },
  smaller: { name: 'Smaller cities', swatch: 'bg-data-soft' },
} as const;

/** The weight of a city in a plan. */
export type CityTier = keyof typeof cityTiers;

/** The tiers, heaviest first. */
export const cityTierIds = Object.keys(cityTiers) as CityTier[];

/** The cities that a page's plan names, by weight. */
export type CitiesByTier = Record<CityTier, readonly City[]>;

/** A city's name as it is read. */
export const cityName = (city: City): string => (typeof city === 'string' ? city : city.name);

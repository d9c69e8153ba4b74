import type { City } from '../../../content/states/types.ts';

/** The three weights a city can have in a plan, in the map's colours. */
export const cityTiers = {
  metro: { name: 'Metro areas', swatch: 'bg-data' },
  midSize: { name: 'Mid-size cities', swatch: 'bg-data-mid' },
  smaller: { name: 'Smaller cities', swatch: 'bg-data-soft' },
} as const;

export type CityTier = keyof typeof cityTiers;

export const cityTierIds = Object.keys(cityTiers) as CityTier[];

/** The cities that a page's plan names, by weight. */
export type CitiesByTier = Record<CityTier, readonly City[]>;

export const cityName = (city: City): string => (typeof city === 'string' ? city : city.name);

import type { CityTier } from '../../../content/city-tiers.ts';

/** The three weights a city can have in a plan, in the map's colors. */
export const cityTiers = {
  metro: { name: 'Metro areas', swatch: 'bg-data' },
  midSize: { name: 'Mid-size cities', swatch: 'bg-data-mid' },
  smaller: { name: 'Smaller cities', swatch: 'bg-data-soft' },
} as const satisfies Record<CityTier, object>;

/** The tiers, heaviest first. */
export const cityTierIds = Object.keys(cityTiers) as CityTier[];

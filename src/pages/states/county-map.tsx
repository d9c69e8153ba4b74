import { type CitiesByTier, type CityTier, cityName } from '../../content/city-tiers.ts';
import type { CountyMap } from '../../content/states/registry.ts';
import type { CopyText } from '../../lib/copy-text.ts';
import { type StateId, usStates } from '../../lib/us-states.ts';
import { Copy } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';

/** The three weights a city can have in a plan, in the map's colors. */
const cityTiers = {
  metro: { name: 'Metro areas', swatch: 'bg-data' },
  midSize: { name: 'Mid-size cities', swatch: 'bg-data-mid' },
  smaller: { name: 'Smaller cities', swatch: 'bg-data-soft' },
} as const satisfies Record<CityTier, object>;

/** The tiers, heaviest first. */
const cityTierIds = Object.keys(cityTiers) as CityTier[];

/** Exhibit A: the state with its counties, those of the plan's cities shaded. It has a tag but no frame. */
export function CountyMapExhibit({ id, map, cities }: { id: StateId; map: CountyMap; cities: CitiesByTier }) {
  const marked = cityTierIds.reduce((sum, tier) => sum + cities[tier].length, 0);
  return (
    <Exhibit
      letter="A"
      caption={`${usStates[id]}: ${map.areas}. Shaded: those that hold the ${marked} cities in this plan. Borders: U.S. Census Bureau. City positions: GeoNames, CC\u00a0BY\u00a04.0.`}
      className="mapfig"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by scripts/make and committed */}
      <div dangerouslySetInnerHTML={{ __html: map.svg }} />
      <ul className="legend">
        {cityTierIds.map((tier) => (
          <li key={tier}>
            <i className={cityTiers[tier].swatch} />
            {cityTiers[tier].name}
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}

/** The cities of a plan by weight, each tier with its color on the map. */
export function TierList({ cities, texts }: { cities: CitiesByTier; texts?: Record<CityTier, CopyText> }) {
  return (
    <ul className="border-ink border-t-2">
      {cityTierIds.map((tier) => (
        <li key={tier} className="grid gap-x-8 gap-y-3 border-rule border-b py-6 lg:grid-cols-12">
          <h3 className="flex items-center gap-3 self-start font-sans font-semibold text-ui tracking-normal lg:col-span-3 lg:pt-1">
            <i className={`size-3.5 flex-none border border-ink ${cityTiers[tier].swatch}`} />
            {cityTiers[tier].name}
          </h3>
          <div className="lg:col-span-9">
            <ul className={`flex flex-wrap gap-x-6 gap-y-1.5 ${tier === 'smaller' ? '' : 'font-serif text-h3'}`}>
              {cities[tier].map(cityName).map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            {texts && (
              <p className="mt-3 max-w-text text-ink-2 text-ui leading-[1.55]">
                <Copy text={texts[tier]} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

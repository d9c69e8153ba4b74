import type { CitiesByTier } from '../../../content/city-tiers.ts';
import type { CountyMap } from '../../../content/states/registry.ts';
import { type StateId, usStates } from '../../../lib/us-states.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { cityTierIds, cityTiers } from './city-tier.ts';

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

import stateMaps from 'virtual:state-maps';
import type { CitiesByTier } from '../../../content/city-tiers.ts';
import { type StateId, usStates } from '../../../lib/us-states.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { InlineSvg } from '../../../ui/inline-svg.tsx';
import { cityTierIds, cityTiers } from './city-tier.ts';

/**
 * Exhibit A: the state with its counties, those of the plan's cities shaded. It has a tag but no frame.
 * @param counties How many the page's words claim; a build with another number on the map fails.
 */
export function CountyMap({ id, cities, counties }: { id: StateId; cities: CitiesByTier; counties?: number }) {
  const map = stateMaps[id];
  if (!map) throw new Error(`There is no map of ${usStates[id]}; has it a file src/content/states/${id}.ts?`);
  if (counties !== undefined && counties !== map.counties) {
    throw new Error(
      `src/content/states/${id}.ts says ${counties} counties, the map has ${map.counties}. Correct figures.counties and the words.`,
    );
  }
  const marked = cityTierIds.reduce((sum, tier) => sum + cities[tier].length, 0);
  return (
    <Exhibit
      letter="A"
      caption={`${usStates[id]}: ${map.areas}. Shaded: those that hold the ${marked} cities in this plan. Borders: U.S. Census Bureau. City positions: GeoNames, CC\u00a0BY\u00a04.0.`}
      className="mapfig"
    >
      <InlineSvg html={map.svg} url={map.url} ratio={map.ratio} />
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

import { citiesByTier } from '../../src/content/city-tiers.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { readStateContents } from '../build/state-contents.ts';
import { type CountyMap, drawCountyMap } from './county-map.ts';
import type { Files } from './make.ts';
import { drawSilhouettes } from './silhouettes.ts';
import { drawUsMap, drawUsPicture } from './us-map.ts';

/** Every map that the site shows, of the states that have a content file. */
export async function mapFiles(): Promise<Files> {
  const contents = await readStateContents();
  const ids = [...contents.keys()];
  const maps = [...contents].map(([id, content]) => [id, countyMap(id, content)] as const);
  const facts = maps.map(([id, { areas, width, height }]) => [id, { areas, width, height }]);
  return {
    ...Object.fromEntries(maps.map(([id, { svg }]) => [`src/assets/maps/${id}.svg`, svg])),
    'src/assets/maps/facts.json': json(Object.fromEntries(facts)),
    'src/assets/us-map.json': json(drawUsMap(ids)),
    'src/assets/us-map-small.svg': `${drawUsPicture(ids)}\n`,
    'src/assets/silhouettes.svg': drawSilhouettes(),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** @throws If the state's words claim another number of counties than there are. */
function countyMap(id: StateId, content: StateContent): CountyMap {
  const map = drawCountyMap(id, citiesByTier(content));
  if (content.kind === 'hand-written' && content.figures.counties !== map.counties) {
    throw new Error(
      `src/content/states/${id}.ts says ${content.figures.counties} counties, the map has ${map.counties}. Correct figures.counties and the words.`,
    );
  }
  if (map.dropped.length > 0) console.warn(`The map of ${usStates[id]} has no room to name ${map.dropped.join(', ')}.`);
  return map;
}

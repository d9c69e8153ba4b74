import { citiesByTier } from '../../src/content/city-tiers.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { readStateContents } from '../build/state-contents.ts';
import { drawCountyMap } from './county-map.ts';
import type { Files } from './make.ts';
import { pathData, projected, ringsOf, simplified } from './topology.ts';
import { drawUsMap, drawUsPicture } from './us-map.ts';

/** Every map that the site shows. @throws If a state's words claim another number of counties than there are. */
export async function mapFiles(): Promise<Files> {
  const contents = await readStateContents();
  const ids = [...contents.keys()];
  const files: Files = {};
  const facts: Record<string, object> = {};
  for (const [id, content] of contents) {
    const { svg, counties, areas, width, height, dropped } = drawCountyMap(id, citiesByTier(content));
    if (content.kind === 'hand-written' && content.figures.counties !== counties)
      throw new Error(
        `src/content/states/${id}.ts says ${content.figures.counties} counties, the map has ${counties}. Correct figures.counties and the words.`,
      );
    if (dropped.length > 0) console.warn(`The map of ${usStates[id]} has no room to name ${dropped.join(', ')}.`);
    files[`src/assets/maps/${id}.svg`] = svg;
    facts[id] = { areas, width, height };
  }
  return {
    ...files,
    'src/assets/maps/facts.json': json(facts),
    'src/assets/us-map.json': json(drawUsMap(ids)),
    'src/assets/us-map-small.svg': `${drawUsPicture(ids)}\n`,
    'src/assets/silhouettes.svg': silhouettes(),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Outlines are computed this much larger and scaled down, so that the path data needs no decimals. */
const scale = 5;

/**
 * All fifty outlines in one file, for `<use href="…#texas"/>`. Fill and stroke come from the page; the stroke keeps its
 * width at any size.
 */
function silhouettes(): string {
  const symbols = (Object.keys(usStates) as StateId[]).map((id) => {
    const { topology } = projected(id, 'states-10m', { width: 120 * scale, height: 96 * scale, pad: 3 * scale });
    const outline = simplified(topology, { minArea: 20, minIsland: 60 });
    const data = pathData(ringsOf(outline, outline.objects.areas.geometries), 1, true);
    return `<symbol id="${id}" viewBox="0 0 120 96"><path transform="scale(${1 / scale})" vector-effect="non-scaling-stroke" d="${data}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

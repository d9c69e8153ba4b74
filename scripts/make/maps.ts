import { keysOf } from '../../src/lib/keys-of.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { stateFigures } from '../../src/states/figures.ts';
import { readStatePages } from '../read/state-contents.ts';
import { themeColor as color } from '../read/theme-color.ts';
import { drawCountyMap } from './county-map.ts';
import { type Area, areasIn, borderingStates, bordersOf, pathData, ringsOf, simplified } from './topology.ts';

/** Every map on the site, by its path. @throws If a state's file has the wrong number of counties. */
export async function mapFiles(): Promise<Record<string, string>> {
  const states = await readStatePages();
  const ids = [...states.keys()];
  const svgs: Record<string, string> = {};
  const areasOf: Partial<Record<StateId, string>> = {};
  for (const [id, { cities }] of states) {
    const { svg, counties, areas } = drawCountyMap(id, cities.tiers);
    const written = countiesInTable(id) ?? counties;
    if (written !== counties)
      throw new Error(
        `src/states/figures.ts: counties of ${id} is ${written}, but the map has ${counties}. Correct the figure.`,
      );
    svgs[`src/states/maps/${id}.svg`] = svg;
    areasOf[id] = areas;
  }
  return {
    ...svgs,
    'src/states/maps/areas.json': json(areasOf),
    'src/states/us-map-small.svg': drawUsPicture(ids),
    'src/states/neighbors.ts': neighborsModule(),
  };
}

function countiesInTable(id: StateId): number | undefined {
  const figures = id in stateFigures ? stateFigures[id as keyof typeof stateFigures] : undefined;
  return figures && 'counties' in figures ? figures.counties : undefined;
}

const neighborsModule = (): string =>
  [
    "import type { StateId } from '../lib/us-states.ts';\n",
    '/** The states that share a land border, for every state. `npm run make -- maps` writes this file. */',
    'export const neighbors: Record<StateId, readonly StateId[]> = {',
    ...keysOf(usStates).map((id) => {
      const names = borderingStates(id).map((other) => `'${other}'`);
      return `  ${id.includes('-') ? `'${id}'` : id}: [${names.join(', ')}],`;
    }),
    '};\n',
  ].join('\n');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The atlas's own projection, with Alaska and Hawaii below the Southwest. */
const viewBox = '0 0 975 610';

/** The United States for an `<img>`, with its own colors. The states that have a page are blue. */
function drawUsPicture(ids: readonly StateId[]): string {
  const topology = simplified(areasIn('states-albers-10m'), 10, 80);
  const { geometries } = topology.objects.areas;
  const states = ids.map((id) => geometries.find(({ properties }) => properties.name === usStates[id]) as Area);
  const rest = geometries.filter((area) => !states.includes(area));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    `<g fill="${color('sunk')}" stroke="${color('mesh')}" stroke-width="1.5">`,
    `<path d="${pathData(ringsOf(topology, rest), 1, 'z')}"/><path fill="none" d="${pathData(bordersOf(topology, rest), 1)}"/></g>`,
    `<g fill="${color('data')}" stroke="${color('paper')}" stroke-width="2">`,
    ...states.map((area) => `<path d="${pathData(ringsOf(topology, [area]), 1, 'z')}"/>`),
    '</g></svg>\n',
  ].join('');
}

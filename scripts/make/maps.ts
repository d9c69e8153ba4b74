import polylabel from 'polylabel';
import { tenths } from '../../src/lib/format.ts';
import { keysOf } from '../../src/lib/keys-of.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { stateFigures } from '../../src/states/figures.ts';
import { readStatePages } from '../read/state-contents.ts';
import { drawCountyMap } from './county-map.ts';
import { postalCodes } from './gazetteer.ts';
import { themeColor as color } from './theme-color.ts';
import {
  type Area,
  areasIn,
  borderingStates,
  bordersOf,
  type Point,
  pathData,
  ringsOf,
  simplified,
} from './topology.ts';

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
    'src/states/us-map.json': json(drawUsMap(ids)),
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

function drawStates(ids: readonly StateId[], minArea: number, minIsland: number, step: number) {
  const topology = simplified(areasIn('states-albers-10m'), minArea, minIsland);
  const { geometries } = topology.objects.areas;
  const states = ids.map((id) => geometries.find(({ properties }) => properties.name === usStates[id]) as Area);
  const rest = geometries.filter((area) => !states.includes(area));
  return {
    states: states.map((area) => ringsOf(topology, [area])),
    others: { land: pathData(ringsOf(topology, rest), step, 'z'), borders: pathData(bordersOf(topology, rest), step) },
  };
}

/** The United States for the directory, where each state that has a page is a link. */
export function drawUsMap(ids: readonly StateId[]) {
  const { states, others } = drawStates(ids, 2.4, 20, 0.5);
  const shapes = states.map((rings, i) => {
    const id = ids[i] as StateId;
    return [id, { shape: pathData(rings, 0.5, 'z'), code: postalCodes[id], ...placeCode(id, rings) }] as const;
  });
  return { viewBox, others, states: Object.fromEntries(shapes) };
}

/** The same map as a picture for an `<img>`: coarser, without codes, with its own colors. */
function drawUsPicture(ids: readonly StateId[]): string {
  const { states, others } = drawStates(ids, 10, 80, 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    `<g fill="${color('sunk')}" stroke="${color('mesh')}" stroke-width="1.5">`,
    `<path d="${others.land}"/><path fill="none" d="${others.borders}"/></g>`,
    `<g fill="${color('data')}" stroke="${color('paper')}" stroke-width="2">`,
    ...states.map((rings) => `<path d="${pathData(rings, 1, 'z')}"/>`),
    '</g></svg>\n',
  ].join('');
}

/** Where the postal codes of small states are, off the coast or over Canada. A line connects them. */
const outside: Partial<Record<StateId, Point>> = {
  vermont: [836, 94],
  'new-hampshire': [864, 66],
  massachusetts: [958, 160],
  'rhode-island': [950, 208],
  connecticut: [922, 232],
  'new-jersey': [894, 268],
  delaware: [888, 296],
  maryland: [878, 324],
  hawaii: [348, 545],
};

/** Where a state's postal code is: in the state or, with a line to it, beside it. */
function placeCode(id: StateId, rings: Point[][]) {
  // A code is wider than it is high, so room for it is measured on a map squeezed by half.
  const spots = rings.map((ring) => polylabel([ring.map(([x, y]) => [x / 1.5, y])], 0.01));
  const { 0: left = 0, 1: atY = 0 } = spots.reduce((a, b) => (b.distance > a.distance ? b : a));
  const atX = left * 1.5;
  const [x, y] = outside[id] ?? [atX, atY];
  const middle = { x: Math.round(x), y: Math.round(y + 6) };
  if (!outside[id]) return middle;
  const clear = 16 / Math.hypot(atX - x, atY - y);
  const end = { x2: tenths(x + (atX - x) * clear), y2: tenths(y + (atY - y) * clear) };
  return { ...middle, lead: { x1: tenths(atX), y1: tenths(atY), ...end } };
}

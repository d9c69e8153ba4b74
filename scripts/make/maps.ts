import polylabel from 'polylabel';
import { citiesByTier } from '../../src/content/state-derivations.ts';
import { tenths } from '../../src/lib/format.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { readStateContents } from '../read/state-contents.ts';
import { drawCountyMap } from './county-map.ts';
import { postalCodes } from './gazetteer.ts';
import { themeColors } from './theme-colors.ts';
import {
  type Area,
  areasIn,
  bordersOf,
  type Detail,
  type Point,
  pathData,
  projected,
  ringsOf,
  simplified,
} from './topology.ts';

type Files = Record<string, string | Buffer>;

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

/** All fifty outlines in one file, for `<use href="…#texas"/>`. The stroke keeps its width at any size. */
function silhouettes(): string {
  const symbols = (Object.keys(usStates) as StateId[]).map((id) => {
    const { topology } = projected(id, 'states-10m', { width: 120 * scale, height: 96 * scale, pad: 3 * scale });
    const outline = simplified(topology, { minArea: 20, minIsland: 60 });
    const data = pathData(ringsOf(outline, outline.objects.areas.geometries), 1, true);
    return `<symbol id="${id}" viewBox="0 0 120 96"><path transform="scale(${1 / scale})" vector-effect="non-scaling-stroke" d="${data}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** The atlas's Albers composite: Alaska and Hawaii are drawn in below the Southwest. */
const viewBox = '0 0 975 610';
/** A state with less room than this around its middle has its letters outside. */
const roomForLetters = 12;

/** Where the letters of small states stand, off the coast or over Canada; a line leads there. */
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

/** The United States for the directory: the states that have a page one by one, all others as one shape and its borders. */
export function drawUsMap(ids: readonly StateId[]) {
  const { ringsBy, others, step } = drawing(ids, { minArea: 2.4, minIsland: 6 }, 0.5);
  const states = ids.map((id) => {
    const rings = ringsBy(id);
    return [id, { shape: pathData(rings, step, true), code: postalCodes[id], ...letters(id, rings) }] as const;
  });
  return { viewBox, others, states: Object.fromEntries(states) };
}

/** The same map as a picture for an `<img>`: coarser, without letters, its colors inside. */
export function drawUsPicture(ids: readonly StateId[]): string {
  const { ringsBy, others, step } = drawing(ids, { minArea: 10, minIsland: 30 }, 1);
  const marked = ids.map((id) => `<path d="${pathData(ringsBy(id), step, true)}"/>`);
  const color = themeColors();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<g fill="${color('sunk')}" stroke="${color('mesh')}" stroke-width="1.5">` +
    `<path d="${others.land}"/><path fill="none" d="${others.borders}"/></g>` +
    `<g fill="${color('data')}" stroke="${color('paper')}" stroke-width="2">${marked.join('')}</g></svg>`
  );
}

/** All states at some detail, on a grid of `step` units. */
function drawing(ids: readonly StateId[], detail: Detail, step: number) {
  const topology = simplified(areasIn('states-albers-10m'), detail);
  const { geometries } = topology.objects.areas;
  const areaOf = (id: StateId) => geometries.find(({ properties }) => properties.name === usStates[id]) as Area;
  const on = ids.map(areaOf);
  const off = geometries.filter((area) => !on.includes(area));
  return {
    step,
    ringsBy: (id: StateId): Point[][] => ringsOf(topology, [areaOf(id)]),
    others: {
      land: pathData(ringsOf(topology, off), step, true),
      borders: pathData(bordersOf(topology, off), step, false),
    },
  };
}

/** Letters are wider than high: room is measured in a plane squeezed by this much. */
const squeeze = 1.5;

/** Where the postal code stands: inside the state or, with a line to it, beside it. */
function letters(id: StateId, rings: Point[][]) {
  const spots = rings.map((ring) => polylabel([ring.map(([x, y]) => [x / squeeze, y])], 0.01));
  const { 0: left = 0, 1: atY = 0, distance } = spots.reduce((a, b) => (b.distance > a.distance ? b : a));
  const atX = left * squeeze;
  const [x, y] = (distance < roomForLetters && outside[id]) || [atX, atY];
  const middle = { x: Math.round(x), y: Math.round(y + 6) };
  if (x === atX) return { ...middle, lead: undefined };
  const [dx, dy] = [atX - x, atY - y];
  const clear = 16 / Math.hypot(dx, dy);
  const lead = { x1: tenths(atX), y1: tenths(atY), x2: tenths(x + dx * clear), y2: tenths(y + dy * clear) };
  return { ...middle, lead };
}

import { tenths } from '../../src/charts/rounding.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { type Area, atlas, stateAreas } from './atlas.ts';
import { asProjected, bordersOf, type Detail, ringsOf, simplified } from './flat-topology.ts';
import { labelPoint } from './label-point.ts';
import { pathData } from './path-data.ts';
import type { Point } from './plane.ts';
import { postalCodes } from './postal-codes.ts';
import { themeColors } from './theme-colors.ts';

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

/** A state that has a page, as the directory's map draws it. */
export interface UsMapState {
  /** Path data. */
  shape: string;
  code: string;
  /** Middle of the postal code, on its baseline. */
  x: number;
  y: number;
  /** From the state to letters that stand beside it. */
  lead?: { x1: number; y1: number; x2: number; y2: number };
}

/** The United States for the directory: the states that have a page one by one, all others as one shape and its borders. */
export interface UsMap {
  viewBox: string;
  others: { land: string; borders: string };
  states: Partial<Record<StateId, UsMapState>>;
}

export function drawUsMap(ids: readonly StateId[]): UsMap {
  const { ringsBy, others, step } = drawing(ids, { minArea: 2.4, minIsland: 6 }, 0.5);
  const states = ids.map((id) => {
    const rings = ringsBy(id);
    return [id, { shape: pathData(rings, { step, closed: true }), code: postalCodes[id], ...letters(id, rings) }];
  });
  return { viewBox, others, states: Object.fromEntries(states) };
}

/** The same map as a picture for an `<img>`: coarser, without letters, its colors inside. */
export function drawUsPicture(ids: readonly StateId[]): string {
  const { ringsBy, others, step } = drawing(ids, { minArea: 10, minIsland: 30 }, 1);
  const marked = ids.map((id) => `<path d="${pathData(ringsBy(id), { step, closed: true })}"/>`);
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
  const file = 'states-albers-10m';
  const topology = simplified(asProjected(atlas(file), stateAreas(file)), detail);
  const areaOf = (id: StateId): Area => topology.areas.find(({ name }) => name === usStates[id]) as Area;
  const on = new Set(ids.map(areaOf));
  const off = topology.areas.filter((area) => !on.has(area));
  return {
    step,
    ringsBy: (id: StateId): Point[][] => ringsOf(topology, [areaOf(id)]),
    others: {
      land: pathData(ringsOf(topology, off), { step, closed: true }),
      borders: pathData(bordersOf(topology, off), { step, closed: false }),
    },
  };
}

/** Where the postal code stands: inside the state or, with a line to it, beside it. */
function letters(id: StateId, rings: Point[][]): Pick<UsMapState, 'x' | 'y' | 'lead'> {
  const { at, room } = labelPoint(rings);
  const beside = outside[id];
  const [x, y] = room >= roomForLetters || !beside ? at : beside;
  const middle = { x: Math.round(x), y: Math.round(y + 6) };
  if (x === at[0]) return middle;
  const [dx, dy] = [at[0] - x, at[1] - y];
  const clear = 16 / Math.hypot(dx, dy);
  return {
    ...middle,
    lead: { x1: tenths(at[0]), y1: tenths(at[1]), x2: tenths(x + dx * clear), y2: tenths(y + dy * clear) },
  };
}

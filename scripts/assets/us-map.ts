import { tenths } from '../../src/charts/rounding.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { type Area, atlas, stateAreas } from './atlas.ts';
import { asProjected, bordersOf, type Detail, type FlatTopology, ringsOf, simplified } from './flat-topology.ts';
import { labelPoint } from './label-point.ts';
import { pathData } from './path-data.ts';
import type { Point } from './plane.ts';
import { postalCodes } from './postal-codes.ts';
import { escaped } from './svg-text.ts';

/** A state that the map links to. */
export interface LinkedState {
  id: StateId;
  href: string;
  /** The state's name. */
  label: string;
}

/** The atlas's Albers composite: Alaska and Hawaii are drawn in below the Southwest. */
const viewBox = '0 0 975 610';
const detail: Detail = { minArea: 2.4, minIsland: 6 };
const step = 0.5;
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

/**
 * Draws the United States. Linked states are `<a>` with their postal code, and with name and code as accessible name;
 * all others are one muted shape. The looks are the `us-*` classes of the style sheet.
 */
export function renderUsMap({ linked }: { linked: readonly LinkedState[] }): string {
  const { topology, areaOf, others } = drawing(linked, detail, step);
  const links = linked.map(({ id, href, label }) => {
    const rings = ringsOf(topology, [areaOf(id)]);
    const shape = `<path d="${pathData(rings, { step, closed: true })}"/>`;
    // The title names the link, with the letters that are seen: who speaks to the browser says those (WCAG 2.5.3).
    return `<a class="us-on" href="${escaped(href)}"><title>${escaped(`${label} (${postalCodes[id]})`)}</title>${shape}${letters(id, rings)}</a>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="usmap" viewBox="${viewBox}" role="group" ` +
    'aria-label="Map of the United States. States with a page are links.">' +
    `<g class="us-off">${others}</g>${links.join('')}</svg>`
  );
}

/** The design's colors `sunk`, `mesh`, `data` and `paper`: the page's style sheet does not reach into images. */
const colors = { off: '#EBE6DA', border: '#B8B0A0', on: '#1D4E89', gap: '#F6F3EB' };

/** The same map as a picture for an `<img>`: coarser, without links and letters, its colors inside. */
export function renderUsPicture({ linked }: { linked: readonly Pick<LinkedState, 'id'>[] }): string {
  const coarse = 1;
  const { topology, areaOf, others } = drawing(linked, { minArea: 10, minIsland: 30 }, coarse);
  const marked = linked.map(
    ({ id }) => `<path d="${pathData(ringsOf(topology, [areaOf(id)]), { step: coarse, closed: true })}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<g fill="${colors.off}" stroke="${colors.border}" stroke-width="1.5">${others}</g>` +
    `<g fill="${colors.on}" stroke="${colors.gap}" stroke-width="2">${marked.join('')}</g></svg>`
  );
}

/** All states at some detail, and the markup of those that are not linked: their land, then the borders in it. */
function drawing(
  linked: readonly Pick<LinkedState, 'id'>[],
  fineness: Detail,
  grid: number,
): { topology: FlatTopology; areaOf: (id: StateId) => Area; others: string } {
  const file = 'states-albers-10m';
  const topology = simplified(asProjected(atlas(file), stateAreas(file)), fineness);
  const areaOf = (id: StateId): Area => topology.areas.find(({ name }) => name === usStates[id]) as Area;
  const on = new Set(linked.map(({ id }) => areaOf(id)));
  const off = topology.areas.filter((area) => !on.has(area));
  const land = pathData(ringsOf(topology, off), { step: grid, closed: true });
  const borders = pathData(bordersOf(topology, off), { step: grid, closed: false });
  return { topology, areaOf, others: `<path d="${land}"/><path fill="none" d="${borders}"/>` };
}

/** The postal code, inside the state or, with a line to it, beside it. The link has its name already. */
function letters(id: StateId, rings: Point[][]): string {
  const { at, room } = labelPoint(rings);
  const beside = outside[id];
  if (room >= roomForLetters || !beside) return code(id, at, '');
  const [dx, dy] = [at[0] - beside[0], at[1] - beside[1]];
  const clear = 16 / Math.hypot(dx, dy);
  const end: Point = [beside[0] + dx * clear, beside[1] + dy * clear];
  const [x1, y1, x2, y2] = [...at, ...end].map(tenths);
  return `<line class="us-lead" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>${code(id, beside, 'class="us-out" ')}`;
}

const code = (id: StateId, [x, y]: Point, attribute: string): string =>
  `<text ${attribute}x="${Math.round(x)}" y="${Math.round(y + 6)}" text-anchor="middle" aria-hidden="true">${postalCodes[id]}</text>`;

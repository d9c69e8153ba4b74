import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { atlas, stateArea } from './atlas.ts';
import { type Detail, projected, ringsOf, simplified } from './flat-topology.ts';
import { pathData } from './path-data.ts';

/** The box of every symbol. */
const frame = { width: 120, height: 96, pad: 3 };
/** Outlines are computed this much larger and scaled down, so that the path data needs no decimals. */
const scale = 5;
const detail: Detail = { minArea: 20, minIsland: 60 };

/**
 * All fifty outlines in one file, for `<use href="…#texas"/>`. Fill and stroke come from the page; the stroke keeps its
 * width at any size.
 */
export function drawSilhouettes(): string {
  const symbols = (Object.keys(usStates) as StateId[]).map(
    (id) => `<symbol id="${id}" viewBox="0 0 ${frame.width} ${frame.height}">${outline(id)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

function outline(id: StateId): string {
  const enlarged = { width: frame.width * scale, height: frame.height * scale, pad: frame.pad * scale };
  const { topology } = projected(id, atlas('states-10m'), [stateArea('states-10m', id)], enlarged);
  const simple = simplified(topology, detail);
  const data = pathData(ringsOf(simple, simple.areas), { step: 1, closed: true });
  return `<path transform="scale(${1 / scale})" vector-effect="non-scaling-stroke" d="${data}"/>`;
}

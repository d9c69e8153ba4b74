import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { atlas, stateArea } from './atlas.ts';
import { type Detail, projected, ringsOf, simplified } from './flat-topology.ts';
import { pathData } from './path-data.ts';

/** The box of every symbol. */
const frame = { width: 120, height: 96, pad: 3 };
/** Outlines are computed this much larger and scaled down, so that the path data needs no decimals. */
const scale = 5;
const detail: Detail = { minArea: 20, minIsland: 60 };

export interface Silhouettes {
  /** Every state's outline: a `<path>` for an `<svg viewBox="0 0 120 96">`. */
  outlines: Record<StateId, string>;
  /** All of them in one file, as `<symbol id="{state}">` of that box, for `<use href="…#texas"/>`. */
  sprite: string;
}

/** The states' outlines. Fill and stroke come from the page; the stroke keeps its width at any size. */
export function renderSilhouettes(): Silhouettes {
  const paths = (Object.keys(usStates) as StateId[]).map((id) => [id, outline(id)] as const);
  const symbols = paths.map(
    ([id, path]) => `<symbol id="${id}" viewBox="0 0 ${frame.width} ${frame.height}">${path}</symbol>`,
  );
  return {
    outlines: Object.fromEntries(paths) as Record<StateId, string>,
    sprite: `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  };
}

function outline(id: StateId): string {
  const enlarged = { width: frame.width * scale, height: frame.height * scale, pad: frame.pad * scale };
  const { topology } = projected(id, atlas('states-10m'), [stateArea('states-10m', id)], enlarged);
  const simple = simplified(topology, detail);
  const data = pathData(ringsOf(simple, simple.areas), { step: 1, closed: true });
  return `<path transform="scale(${1 / scale})" vector-effect="non-scaling-stroke" d="${data}"/>`;
}

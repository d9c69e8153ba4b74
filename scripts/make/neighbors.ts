import { geoCentroid, geoDistance, geoLength } from 'd3-geo';
import { mesh, neighbors as neighborsIn } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { atlas, inDegrees, stateArea } from './atlas.ts';

/** A state's neighbors, for its page's “Nearby states”. */
export interface Neighbors {
  /** States with a common border, the longest border first. Meeting in a point, as Arizona and Colorado do, does not count. */
  bordering: StateId[];
  /** All others, the nearest first by the middle of their land. */
  others: StateId[];
}

const file = 'states-10m';
const ids = Object.keys(usStates) as StateId[];

/** Reads a state's neighbors off the Census Bureau's borders. */
export function neighborsOf(state: StateId): Neighbors {
  const topology = atlas(file);
  const { geometries } = topology.objects.states;
  const geometryOf = (id: StateId) =>
    geometries.findIndex(({ properties }) => Object(properties).name === usStates[id]);
  const own = geometryOf(state);
  const touching = new Set(neighborsIn(geometries)[own]);
  // A state whose islands share an arc with it counts as its own neighbor.
  touching.delete(own);

  /** Length of the common border, in radians. */
  const border = (id: StateId): number => {
    const pair: (GeometryObject | undefined)[] = [geometries[own], geometries[geometryOf(id)]];
    return geoLength(
      mesh(topology, topology.objects.states, (a, b) => a !== b && pair.includes(a) && pair.includes(b)),
    );
  };
  const middle = (id: StateId) => geoCentroid(inDegrees(file, stateArea(file, id)));
  const home = middle(state);
  const by = (measure: (id: StateId) => number, states: StateId[]): StateId[] => {
    const measured = new Map(states.map((id) => [id, measure(id)]));
    return states.sort((a, b) => (measured.get(a) ?? 0) - (measured.get(b) ?? 0));
  };
  return {
    bordering: by(
      (id) => -border(id),
      ids.filter((id) => touching.has(geometryOf(id))),
    ),
    others: by(
      (id) => geoDistance(home, middle(id)),
      ids.filter((id) => id !== state && !touching.has(geometryOf(id))),
    ),
  };
}

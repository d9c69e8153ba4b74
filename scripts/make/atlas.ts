import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type StateId, usStates } from '../../src/lib/us-states.ts';

/** A county or state: its polygons are rings, its rings numbers of arcs in the file that it comes from. */
export interface Area {
  /** FIPS code: two digits for a state, five for a county. */
  id: string;
  name: string;
  polygons: number[][][];
}

export type Atlas = Topology<{
  counties?: GeometryCollection<{ name: string }>;
  states: GeometryCollection<{ name: string }>;
}>;
export type AtlasFile = 'counties-10m' | 'states-10m' | 'states-albers-10m';

const require = createRequire(import.meta.url);
const loaded = new Map<AtlasFile, Atlas>();

/**
 * Borders of the Census Bureau (2017, public domain) as the us-atlas package cuts them. Read on first use,
 * because a build whose maps are all cached needs none of them.
 */
export function atlas(file: AtlasFile): Atlas {
  const known = loaded.get(file);
  if (known) return known;
  const topology = JSON.parse(readFileSync(require.resolve(`us-atlas/${file}.json`), 'utf8')) as Atlas;
  loaded.set(file, topology);
  return topology;
}

/** All states of a file, the District of Columbia and, where it has them, the territories. */
export const stateAreas = (file: AtlasFile): Area[] => areasIn(atlas(file).objects.states);

/** One state. */
export function stateArea(file: AtlasFile, id: StateId): Area {
  const area = stateAreas(file).find(({ name }) => name === usStates[id]);
  if (!area) throw new Error(`us-atlas/${file}.json has no state called ${usStates[id]}.`);
  return area;
}

/** The counties of a state, or what it has in their place (`county-terms.ts` names them). */
export function countyAreas(id: StateId): Area[] {
  const { counties } = atlas('counties-10m').objects;
  const { id: fips } = stateArea('counties-10m', id);
  return counties ? areasIn(counties).filter((county) => county.id.startsWith(fips)) : [];
}

/** An area in degrees, unsimplified. */
export const inDegrees = (file: AtlasFile, { polygons }: Area): Feature<MultiPolygon> =>
  feature(atlas(file), { type: 'MultiPolygon', arcs: polygons }) as Feature<MultiPolygon>;

function areasIn({ geometries }: GeometryCollection<{ name: string }>): Area[] {
  return geometries.flatMap((geometry) => {
    const polygons =
      geometry.type === 'Polygon' ? [geometry.arcs] : geometry.type === 'MultiPolygon' ? geometry.arcs : [];
    const { name } = geometry.properties as { name: string };
    return { id: String(geometry.id), name, polygons };
  });
}

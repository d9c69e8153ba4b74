import { readFileSync } from 'node:fs';
import { geoBounds, geoCentroid, geoConicEqualArea } from 'd3-geo';
import { merge, mesh, neighbors, transform } from 'topojson-client';
import { filter, filterAttachedWeight, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { keysOf } from '../../src/lib/keys-of.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';

/** A state or a county. Its id is the FIPS code: two digits for a state, five for a county. */
export type Area = (Polygon | MultiPolygon) & { properties: { name: string } };
type Areas = Omit<GeometryCollection<{ name: string }>, 'geometries'> & { geometries: Area[] };
type AtlasFile = 'counties-10m' | 'states-10m' | 'states-albers-10m';

export type Point = readonly [x: number, y: number];
/** A border that two areas share is one arc. */
export type AreaTopology = Topology<{ areas: Areas }>;

/**
 * Borders of the Census Bureau (2017, public domain), from the us-atlas package: the counties of a file, or its states if it
 * has no counties. All of them, or those of one state.
 */
export function areasIn(file: AtlasFile, id?: StateId): AreaTopology {
  const atlas = JSON.parse(readFileSync(`node_modules/us-atlas/${file}.json`, 'utf8'));
  const { objects, ...topology } = atlas as Topology<{ counties?: Areas; states: Areas }>;
  const state = objects.states.geometries.find(({ properties }) => id && properties.name === usStates[id]);
  const all = (objects.counties ?? objects.states).geometries;
  const geometries = state ? all.filter((area) => String(area.id).startsWith(String(state.id))) : all;
  return { ...topology, objects: { areas: { type: 'GeometryCollection', geometries } } };
}

const { geometries: stateAreas } = areasIn('states-10m').objects.areas;
const bordering = neighbors(stateAreas);
const indexOf = (id: StateId) => stateAreas.findIndex(({ properties }) => properties.name === usStates[id]);

/** The states that share a border with one. A corner, as at Four Corners, or a lake is not enough. */
export const borderingStates = (id: StateId): StateId[] =>
  // The package takes a state of several pieces, such as Oregon, for its own neighbor.
  keysOf(usStates).filter((other) => other !== id && bordering[indexOf(id)]?.includes(indexOf(other)));

/** Islands that are left out, because they would shrink the rest of the state to a corner. */
const isRemote: Partial<Record<StateId, (lon: number, lat: number) => boolean>> = {
  // Beyond the antimeridian, longitudes are positive again.
  alaska: (lon) => lon < -170 || lon > 0,
  hawaii: (lon) => lon < -161,
  michigan: (_, lat) => lat > 47.7,
};

/** One state's counties on a plane: equal area, north up at the state's center, fitted into a square with a margin. */
export function projectedCounties(id: StateId, size: number, margin: number) {
  const whole = areasIn('counties-10m', id);
  const isNear = ([lon = 0, lat = 0]: number[]) => !isRemote[id]?.(lon, lat);
  const near = filterWeight(whole, 1, (ring) => ring.filter(isNear).length);
  const degrees = filter(whole, near) as AreaTopology;
  const land = merge(degrees, degrees.objects.areas.geometries);
  const [lon, lat] = geoCentroid(land);
  const [[, south], [, north]] = geoBounds(land);
  // Standard parallels a third of the height from the middle, but never so close that the cone degenerates.
  const third = Math.max(1, (north - south) / 3);
  const projection = geoConicEqualArea()
    .rotate([-lon, 0])
    .parallels([lat - third, lat + third])
    .fitExtent(
      [
        [margin, margin],
        [size - margin, size - margin],
      ],
      land,
    );
  const project = ([x, y]: Point) => projection([x, y]) as [number, number];
  // The package's types call the point's index a flag.
  const inDegrees = transform(degrees.transform ?? null) as unknown as (step: number[], index: number) => Point;
  const arcs = degrees.arcs.map((arc) => arc.map((step, i) => project(inDegrees(step, i))));
  const topology: AreaTopology = { type: degrees.type, objects: degrees.objects, arcs };
  return { topology, degrees, project };
}

/** Leaves out corners that enclose less than `minArea` and islands smaller than `minIsland`, in square units. */
export function simplified(topology: AreaTopology, minArea: number, minIsland: number): AreaTopology {
  const simple = simplify(presimplify(topology), minArea);
  return filter(simple, filterAttachedWeight(simple, minIsland)) as AreaTopology;
}

/** The outline of some areas taken as one shape, including holes; and the borders between them. */
export const ringsOf = (topology: AreaTopology, areas: Area[]) =>
  merge(topology, areas).coordinates.flat() as unknown as Point[][];

export const bordersOf = (topology: AreaTopology, geometries: Area[]) =>
  mesh(topology, { type: 'GeometryCollection', geometries }, (a, b) => a !== b).coordinates as unknown as Point[][];

/** SVG path data on a grid of `step` units, in relative moves, which are short. */
export function pathData(lines: Point[][], step: number, end: 'z' | '' = ''): string {
  const paths = lines.map((line) => {
    const points = line.map(([x, y]) => [Math.round(x / step) * step, Math.round(y / step) * step] as const);
    const moves = points.map(([x, y], i) => [x - (points[i - 1]?.[0] ?? 0), y - (points[i - 1]?.[1] ?? 0)] as const);
    const [start, ...rest] = moves.filter(([dx, dy], i) => i === 0 || dx !== 0 || dy !== 0);
    return rest.length > 0 ? `M${start?.join(' ')}l${rest.flat().join(' ').replaceAll(' -', '-')}${end}` : '';
  });
  return paths.join('');
}

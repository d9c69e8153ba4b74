import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoBounds, geoCentroid, geoConicEqualArea } from 'd3-geo';
import { feature, merge, mesh, transform } from 'topojson-client';
import { filter, filterAttachedWeight, planarRingArea, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type StateId, usStates } from '../../src/lib/us-states.ts';

/** A position in the units of a drawing. */
export type Point = readonly [x: number, y: number];
/** A state or a county. Its id is the FIPS code: two digits for a state, five for a county. */
export type Area = (Polygon | MultiPolygon) & { properties: { name: string } };
type Areas = Omit<GeometryCollection<{ name: string }>, 'geometries'> & { geometries: Area[] };
/** A border that two areas share is one arc. */
export type AreaTopology = Topology<{ areas: Areas }>;
type AtlasFile = 'counties-10m' | 'states-10m' | 'states-albers-10m';

const require = createRequire(import.meta.url);

/** Borders of the Census Bureau (2017, public domain) as the us-atlas package cuts them. */
export const atlas = (file: AtlasFile): Topology<{ counties?: Areas; states: Areas }> =>
  JSON.parse(readFileSync(require.resolve(`us-atlas/${file}.json`), 'utf8'));

/** The finest areas of a file, its counties if it has some: all of them, or those of one state. */
export function areasIn(file: AtlasFile, id?: StateId): AreaTopology {
  const { objects, ...topology } = atlas(file);
  const fips = String(
    objects.states.geometries.find(({ properties }) => properties.name === usStates[id as StateId])?.id ?? '',
  );
  const geometries = (objects.counties ?? objects.states).geometries.filter((area) => String(area.id).startsWith(fips));
  return { ...topology, objects: { areas: { type: 'GeometryCollection', geometries } } };
}

/** Islands wholly west of this longitude are left out: they would shrink the rest of the state to a corner. */
const westernmost: Partial<Record<StateId, number>> = { alaska: -170, hawaii: -161 };

/** The areas of one state on a plane, in their order in the file: equal area, upright at the state's middle, fitted to the frame. */
export function projected(
  id: StateId,
  file: AtlasFile,
  { width, height, pad }: { width: number; height: number; pad: number },
) {
  const whole = areasIn(file, id);
  const near = filterRings(whole, (ring) => {
    // Beyond the antimeridian longitudes are positive again.
    const longitudes = ringPoints(whole, ring).map(([lon]) => (lon > 0 ? lon - 360 : lon));
    return Math.max(...longitudes) > (westernmost[id] ?? -Infinity);
  });
  const land = merge(near, near.objects.areas.geometries);
  const [lon, middle] = geoCentroid(land);
  const [[, south], [, north]] = geoBounds(land);
  // Standard parallels a third of the height from the middle; never so near that the cone degenerates.
  const third = Math.max(1, (north - south) / 3);
  const projection = geoConicEqualArea()
    .rotate([-lon, 0])
    .parallels([middle - third, middle + third])
    .fitExtent(
      [
        [pad, pad],
        [width - pad, height - pad],
      ],
      land,
    );
  const project = ([x, y]: Point) => projection([x, y]) as [number, number];
  // The package's types take the index for a flag.
  const inDegrees = transform(near.transform ?? null) as unknown as (step: number[], index: number) => Point;
  const arcs = near.arcs.map((arc) => arc.map((step, i) => project(inDegrees(step, i))));
  return { topology: { type: near.type, objects: near.objects, arcs } satisfies AreaTopology, degrees: near, project };
}

/** What is too small to draw, in square drawing units. */
export interface Detail {
  /** Corners that enclose less than this are removed. */
  minArea: number;
  /** Islands smaller than this are removed, but for the largest of an area. */
  minIsland: number;
}

/** Leaves out what is too small to see, after projecting, so that all states have the same detail. */
export function simplified(topology: AreaTopology, { minArea, minIsland }: Detail): AreaTopology {
  const simple = simplify(presimplify(topology), minArea);
  const large = filterAttachedWeight(simple, minIsland, ((ring: [number, number][]) => {
    const area = planarRingArea(ring);
    const shore = ring.reduce((sum, [x, y], i) => {
      const [lastX, lastY] = ring.at(i - 1) as [number, number];
      return sum + Math.hypot(x - lastX, y - lastY);
    }, 0);
    // Nothing for a sandbar so thin that the ink of its two shores would run together.
    return (2 * area) / shore < 0.8 * Math.sqrt(minIsland) ? 0 : area;
  }) as unknown as Weight) as unknown as RingFilter;
  const size = (ring: number[] = []) => planarRingArea(ringPoints(simple, ring) as [number, number][]);
  const mainlands = simple.objects.areas.geometries.map(({ type, arcs }) =>
    (type === 'Polygon' ? [arcs] : arcs).map(([shore]) => shore).reduce((a, b) => (size(b) > size(a) ? b : a)),
  );
  return filterRings(simple, (ring) => mainlands.includes(ring) || large(ring));
}

type Weight = Parameters<typeof filterAttachedWeight>[2];
/** The package's types say that filters take points; they take numbers of arcs. */
type RingFilter = (ring: number[]) => boolean;
const filterRings = (topology: AreaTopology, keep: RingFilter) =>
  filter(topology, keep as unknown as Parameters<typeof filter>[1]) as AreaTopology;

const ringPoints = (topology: AreaTopology, ring: number[]) =>
  feature(topology, { type: 'Polygon', arcs: [ring] }).geometry.coordinates[0] as unknown as Point[];

/** The rings of some areas taken as one shape; holes are rings too. */
export const ringsOf = (topology: AreaTopology, areas: Area[]): Point[][] =>
  merge(topology, areas).coordinates.flat() as unknown as Point[][];

/** The borders between some areas, without their common outline. */
export const bordersOf = (topology: AreaTopology, geometries: Area[]): Point[][] =>
  mesh(topology, { type: 'GeometryCollection', geometries }, (a, b) => a !== b).coordinates as unknown as Point[][];

/** SVG path data in as few bytes as the shape allows: relative moves on a grid of `step` units, a power of two. */
export function pathData(lines: readonly (readonly Point[])[], step: number, closed: boolean): string {
  let data = '';
  let pen: Point = [0, 0];
  for (const line of lines) {
    const points = onGrid(line, step, closed);
    if (points.length < (closed ? 3 : 2)) continue;
    const moves = points.flatMap(([x, y], i) => {
      const [fromX, fromY] = points[i - 1] ?? pen;
      return [(x - fromX) * step, (y - fromY) * step];
    });
    const numbers = moves
      .join(' ')
      .replace(/\b0\./g, '.')
      .replace(/ (?=-)|(?<=\.\d+) (?=\.)/g, '');
    // Relative even at the start, where it counts from the origin: after `M`, the next points would be absolute.
    data += `m${numbers}${closed ? 'z' : ''}`;
    pen = points.at(closed ? 0 : -1) as Point;
  }
  return data;
}

/** The line in whole steps, without repeated points and without points on the straight way between two others. */
function onGrid(line: readonly Point[], step: number, closed: boolean): Point[] {
  const points: Point[] = [];
  for (const [x, y] of line) {
    const next: Point = [Math.round(x / step), Math.round(y / step)];
    if (`${points.at(-1)}` !== `${next}`) points.push(next);
    while (points.length > 2 && straight(...(points.slice(-3) as [Point, Point, Point]))) points.splice(-2, 1);
  }
  if (closed && points.length > 1 && `${points[0]}` === `${points.at(-1)}`) points.pop();
  return points;
}

function straight(a: Point, b: Point, c: Point): boolean {
  const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return dx * ey === dy * ex && dx * ex + dy * ey > 0;
}

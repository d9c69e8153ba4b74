import { type GeoProjection, geoBounds, geoCentroid, geoConicEqualArea } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { merge, mesh } from 'topojson-client';
import { filterAttachedWeight, planarRingArea, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology, MultiPolygon as TopoMultiPolygon } from 'topojson-specification';
import type { StateId } from '../../src/lib/us-states.ts';
import type { Area, Atlas } from './atlas.ts';
import type { Point } from './plane.ts';

/** Areas in drawing units. A border that two areas share is one arc. */
export interface FlatTopology {
  areas: Area[];
  arcs: Point[][];
}

export interface Frame {
  width: number;
  height: number;
  pad: number;
}

/** What is too small to draw, in square drawing units. */
export interface Detail {
  /** Corners that enclose less than this are removed. */
  minArea: number;
  /** Islands smaller than this are removed, unless an area has nothing larger. */
  minIsland: number;
}

/** Islands wholly west of this longitude are left out: they would shrink the rest of the state to a corner. */
const westernmost: Partial<Record<StateId, number>> = { alaska: -170, hawaii: -161 };

/** Areas of one state on a plane: equal area, upright at the state's middle, fitted to the frame. */
export function projected(
  id: StateId,
  source: Atlas,
  areas: readonly Area[],
  frame: Frame,
): { topology: FlatTopology; project: (at: Point) => Point } {
  const arcs = absoluteArcs(source);
  const limit = westernmost[id];
  const near = limit === undefined ? areas : areas.map((area) => withoutFarIslands(area, arcs, limit));
  const projection = fitted(merge(source, near.map(asGeometry)), frame);
  const project = ([lon, lat]: Point): Point => projection([lon, lat]) as [number, number];

  const used = new Map<number, number>();
  const renumbered = near.map((area) => withOwnNumbers(area, used));
  const ownArcs = [...used.keys()].map((index) => (arcs[index] as Point[]).map(project));
  return { topology: { areas: renumbered, arcs: ownArcs }, project };
}

/** Areas of an atlas file that is projected already. */
export const asProjected = (source: Atlas, areas: Area[]): FlatTopology => ({ areas, arcs: absoluteArcs(source) });

/**
 * Leaves out what is too small to see. Neighbors are simplified together and keep their common borders;
 * doing it after projecting gives every state the same detail on screen.
 */
export function simplified(flat: FlatTopology, { minArea, minIsland }: Detail): FlatTopology {
  const simple = simplify(presimplify(asTopology(flat)), minArea);
  const weight = (ring: [number, number][]): number => weightOfIsland(ring, minIsland);
  // The package's types say that the filter takes points; it takes numbers of arcs.
  const large = filterAttachedWeight(simple, minIsland, weight) as unknown as (ring: number[]) => boolean;
  const arcs = simple.arcs as unknown as Point[][];
  const areas = flat.areas.map((area) => {
    const kept = area.polygons
      .filter(([shore]) => large(shore as number[]))
      .map(([shore, ...holes]) => [shore as number[], ...holes.filter(large)]);
    return { ...area, polygons: kept.length > 0 ? kept : [largest({ areas: [], arcs }, area)] };
  });
  return { areas, arcs };
}

/** The rings of some areas taken as one shape; holes are rings too. */
export const ringsOf = (flat: FlatTopology, areas: readonly Area[]): Point[][] =>
  merge(asTopology(flat), areas.map(asGeometry)).coordinates.flat() as unknown as Point[][];

/** The borders between some areas, without their common outline. */
export function bordersOf(flat: FlatTopology, areas: readonly Area[]): Point[][] {
  const collection: GeometryCollection = { type: 'GeometryCollection', geometries: areas.map(asGeometry) };
  return mesh(asTopology(flat), collection, (a, b) => a !== b).coordinates as unknown as Point[][];
}

const asGeometry = ({ polygons }: Area): TopoMultiPolygon => ({ type: 'MultiPolygon', arcs: polygons });

const asTopology = ({ areas, arcs }: FlatTopology): Topology<{ areas: GeometryCollection }> => ({
  type: 'Topology',
  objects: { areas: { type: 'GeometryCollection', geometries: areas.map(asGeometry) } },
  arcs: arcs as unknown as number[][][],
});

function fitted(shape: MultiPolygon, { width, height, pad }: Frame): GeoProjection {
  const [lon, middle] = geoCentroid(shape);
  const [[, south], [, north]] = geoBounds(shape);
  // Standard parallels a third of the height from the middle; never so near that the cone degenerates.
  const third = Math.max(1, (north - south) / 3);
  const extent: [[number, number], [number, number]] = [
    [pad, pad],
    [width - pad, height - pad],
  ];
  return geoConicEqualArea()
    .rotate([-lon, 0])
    .parallels([middle - third, middle + third])
    .fitExtent(extent, shape);
}

/** The atlas stores arcs as steps on a grid; this gives positions. */
function absoluteArcs({ arcs, transform }: Atlas): Point[][] {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1];
  const [fromX, fromY] = transform?.translate ?? [0, 0];
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]): Point => {
      [x, y] = [x + stepX, y + stepY];
      return [x * scaleX + fromX, y * scaleY + fromY];
    });
  });
}

/** Topologies write an arc walked backwards as the complement of its number. */
const forward = (index: number): number => (index < 0 ? ~index : index);

function withoutFarIslands(area: Area, arcs: readonly Point[][], limit: number): Area {
  const easternmost = ([shore = []]: number[][]): number => {
    const points = shore.flatMap((index) => arcs[forward(index)] as Point[]);
    // Beyond the antimeridian longitudes are positive again.
    return Math.max(...points.map(([lon]) => (lon > 0 ? lon - 360 : lon)));
  };
  return { ...area, polygons: area.polygons.filter((rings) => easternmost(rings) > limit) };
}

/** The area with arc numbers of its own topology; `used` maps the atlas's numbers to them. */
function withOwnNumbers(area: Area, used: Map<number, number>): Area {
  const renumber = (index: number): number => {
    const own = used.get(forward(index)) ?? used.size;
    used.set(forward(index), own);
    return index < 0 ? ~own : own;
  };
  return { ...area, polygons: area.polygons.map((rings) => rings.map((ring) => ring.map(renumber))) };
}

/** An island's area; nothing for a sandbar so thin that the ink of its two shores would run together. */
function weightOfIsland(ring: [number, number][], minIsland: number): number {
  const area = planarRingArea(ring);
  const shore = ring.reduce((sum, [x, y], i) => {
    const [lastX, lastY] = ring.at(i - 1) as [number, number];
    return sum + Math.hypot(x - lastX, y - lastY);
  }, 0);
  const thickness = (2 * area) / shore;
  return thickness < 0.8 * Math.sqrt(minIsland) ? 0 : area;
}

/** The largest island of an area. */
function largest(flat: FlatTopology, area: Area): number[][] {
  const size = (polygon: number[][]): number =>
    planarRingArea(ringsOf(flat, [{ ...area, polygons: [polygon] }])[0] as [number, number][]);
  return area.polygons.reduce((best, polygon) => (size(polygon) > size(best) ? polygon : best));
}

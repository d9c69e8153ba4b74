import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** A state or a county. Its id is the FIPS code: two digits for a state, five for a county. */
export type Area = (Polygon | MultiPolygon) & { properties: { name: string } };
export type Areas = Omit<GeometryCollection<{ name: string }>, 'geometries'> & { geometries: Area[] };
export type AtlasFile = 'counties-10m' | 'states-10m' | 'states-albers-10m';

const require = createRequire(import.meta.url);

/** Borders of the Census Bureau (2017, public domain), from the us-atlas package. */
export const atlas = (file: AtlasFile): Topology<{ counties?: Areas; states: Areas }> =>
  JSON.parse(readFileSync(require.resolve(`us-atlas/${file}.json`), 'utf8'));

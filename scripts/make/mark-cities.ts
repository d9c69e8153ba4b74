import { geoContains } from 'd3-geo';
import type { Feature, MultiPolygon } from 'geojson';
import type { CitiesByTier } from '../../src/content/city-tiers.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { entriesOf, locate, type Place } from './gazetteer.ts';
import type { Dot } from './place-labels.ts';
import { boxAround, distanceTo, type Point } from './plane.ts';

export type Tier = 1 | 2 | 3;

/** A county in degrees, to find what lies in it, and as it is drawn. */
export interface County {
  name: string;
  degrees: Feature<MultiPolygon>;
  rings: Point[][];
}

const radii: Record<Tier, number> = { 1: 6, 2: 4.5, 3: 2.5 };
/** Simplified shores can leave a port this many drawing units out at sea; what is farther off is a mistake. */
const offshore = 20;

/**
 * Finds each city's place on the drawing and the county or counties to shade for it; of two cities in one county
 * the weightier decides the shade.
 * @throws when a city is unknown, listed twice, or lies outside the state; when there is no county of a name.
 */
export function markCities(
  id: StateId,
  tiers: CitiesByTier,
  counties: readonly County[],
  project: (at: Point) => Point,
): { dots: Dot[]; shades: Map<County, Tier> } {
  const boxes = counties.map(({ rings }) => boxAround(rings.flat()));
  const shades = new Map<County, Tier>();
  const dots = placesOf(id, tiers).map(({ place, tier }): Dot => {
    const at = project(place.at);
    let index = counties.findIndex(({ degrees }) => geoContains(degrees, [...place.at]));
    if (index < 0) {
      const gaps = boxes.map((box) => distanceTo(box, at));
      index = gaps.indexOf(Math.min(...gaps));
      if (!((gaps[index] as number) <= offshore)) throw new Error(outside(id, place));
    }
    const held = place.counties?.map((name) => countyCalled(name, id, place, counties)) ?? [counties[index] as County];
    for (const county of held) if (!shades.has(county)) shades.set(county, tier);
    const shaded = boxAround(held.flatMap(({ rings }) => rings.flat()));
    return { name: place.name, tier, at, radius: radii[tier], shaded };
  });
  return { dots, shades };
}

function countyCalled(name: string, id: StateId, city: Place, counties: readonly County[]): County {
  const county = counties.find((known) => known.name === name);
  if (county) return county;
  throw new Error(
    `src/content/states/${id}.ts: “${city.name}” is said to lie in “${name}”, which ${usStates[id]} does not have. ` +
      'Write the name as the Census Bureau does, without “County”.',
  );
}

function placesOf(id: StateId, { metro, midSize, smaller }: CitiesByTier): { place: Place; tier: Tier }[] {
  const entries = entriesOf(id);
  const places = [metro, midSize, smaller].flatMap((cities, index) =>
    cities.map((city) => ({ place: locate(id, city, entries), tier: (index + 1) as Tier })),
  );
  const names = places.map(({ place }) => place.name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) {
    throw new Error(
      `src/content/states/${id}.ts: “${twice}” is listed twice. Keep it in the higher of its tiers only.`,
    );
  }
  return places;
}

const outside = (id: StateId, { name, at }: Place): string =>
  `src/content/states/${id}.ts: the position of “${name}” (${at.join(', ')}) is not in ${usStates[id]}. ` +
  'Write [longitude, latitude]; longitudes west of Greenwich are negative.';

import { geoContains } from 'd3-geo';
import type { Feature, MultiPolygon } from 'geojson';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { locate, type Place } from './gazetteer.ts';
import type { Dot } from './place-labels.ts';
import { boxAround, distanceTo, type Point } from './plane.ts';
import type { CityTiers } from './tiers.ts';

export type Tier = 1 | 2 | 3;

/** A county in degrees, to find what lies in it, and as it is drawn. */
export interface County {
  degrees: Feature<MultiPolygon>;
  rings: Point[][];
}

const radii: Record<Tier, number> = { 1: 6, 2: 4.5, 3: 2.5 };
/** Simplified shores can leave a port this many drawing units out at sea; what is farther off is a mistake. */
const offshore = 20;

/**
 * Finds each city's place on the drawing and the county to shade for it; of two cities in one county
 * the weightier decides the shade.
 * @throws when a city is unknown, listed twice, or lies outside the state.
 */
export function markCities(
  id: StateId,
  tiers: CityTiers,
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
    const county = counties[index] as County;
    if (!shades.has(county)) shades.set(county, tier);
    return { name: place.name, tier, at, radius: radii[tier], county: boxes[index] as Dot['county'] };
  });
  return { dots, shades };
}

function placesOf(id: StateId, { metro, midSize, smaller }: CityTiers): { place: Place; tier: Tier }[] {
  const places = [
    ...metro.map((city) => ({ place: locate(id, city), tier: 1 as const })),
    ...midSize.map((city) => ({ place: locate(id, city), tier: 2 as const })),
    ...smaller.map((city) => ({ place: locate(id, city), tier: 3 as const })),
  ];
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

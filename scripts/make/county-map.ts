import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { listed, tenths } from '../../src/lib/format.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import type { City } from '../../src/states/schema.ts';
import { type CitiesByTier, cityName } from '../../src/states/state-record.ts';
import { entriesOf, locate } from './gazetteer.ts';
import { type Box, type Dot, distanceTo, type Label, placeLabels, type Scale, type Tier } from './place-labels.ts';
import { type Area, bordersOf, type Point, pathData, projectedCounties, ringsOf, simplified } from './topology.ts';

/** States whose areas are not just counties, and how many of the areas are independent cities. */
const localTerms: Partial<Record<StateId, [area: string, cities: number, areas: string]>> = {
  // The atlas has the borders of 2017. In 2019 Alaska split Valdez-Cordova, and now has one more.
  alaska: ['Borough', 0, 'boroughs and census areas in the borders of 2017'],
  louisiana: ['Parish', 0, 'parishes'],
  maryland: ['County', 1, 'counties and Baltimore city'],
  missouri: ['County', 1, 'counties and the city of St. Louis'],
  nevada: ['County', 1, 'counties and Carson City'],
  virginia: ['County', 38, 'counties and 38 independent cities'],
};

/** The drawing's width; a unit is about one CSS pixel on a wide screen, half of one on a phone. */
const size = 680;
const margin = 8;
/** Sizes and radii are those of maps.css. */
const wideScale: Scale = {
  sizes: { 1: 17, 2: 15 },
  radii: { 1: 6, 2: 4.5, 3: 2.5 },
  distances: [5, 7.5, 10, 15, 20, 25, 32, 40, 50, 60, 70, 80, 90, 100],
  near: 10,
  gap: 2.5,
};
/** On a screen of 320 px, a unit is 0.4 px, which makes names of 11 px, dots of 6, and 5 between them. Names without room are left out. */
const phoneScale: Scale = {
  sizes: { 1: 30, 2: 28 },
  radii: { 1: 8, 2: 8, 3: 4 },
  distances: [8, 13, 20, 28],
  near: 13,
  gap: 6.5,
};
/** The drawing grows by at most this much for labels above and below the land. */
const headroom = 70;
/** Simplified shores can leave a port this far out at sea. Anything farther away is a mistake. */
const offshore = 20;

const refuse = (id: StateId, problem: string): never => {
  throw new Error(`src/states/data/${id}.ts: ${problem}`);
};

/**
 * Draws a state with its counties and its cities. The first tier with a city in a county decides the county's shade. Names
 * are placed twice, for wide screens and for phones, and CSS shows one of the two.
 * @throws If a city is unknown, listed twice, or in another state.
 */
export function drawCountyMap(id: StateId, tiers: CitiesByTier) {
  const { degrees, topology, project } = projectedCounties(id, size, margin);
  // Alaska's coast is longer than all other states' together. At full detail, it would be a thicket of ink.
  const drawn = id === 'alaska' ? simplified(topology, 2, 180) : simplified(topology, 1.2, 15);
  const areas = drawn.objects.areas.geometries;
  const counties = areas.map((area) => ({
    area,
    whole: feature(degrees, degrees.objects.areas.geometries.find(({ id }) => id === area.id) ?? area),
    box: boxAround(ringsOf(drawn, [area])),
  }));
  const countyAt = (position: Point) => {
    const distance = ({ box }: { box: Box }) => distanceTo(box, project(position));
    const near = counties.filter((county) => distance(county) <= offshore).sort((a, b) => distance(a) - distance(b));
    return (near.find(({ whole }) => geoContains(whole, [...position])) ?? near[0])?.area;
  };

  const shades = new Map<Area, Tier>();
  const dots = citiesOf(id, tiers).map(({ name, at, counties: names, tier }): Dot => {
    const home =
      countyAt(at) ??
      refuse(id, `“${name}” is not in ${usStates[id]}. Its position, [${at}], must be [longitude, latitude].`);
    const named = names?.map(
      (county) =>
        areas.find(({ properties }) => properties.name === county) ??
        refuse(
          id,
          `${usStates[id]} has no county “${county}”. Correct the counties of “${name}”: “Cook”, not “Cook County”.`,
        ),
    );
    // When two cities share a county, the first, which is at least as large, decides its shade.
    for (const area of named ?? [home]) shades.set(area, shades.get(area) ?? tier);
    return { name, tier, at: project(at) };
  });

  const land = ringsOf(drawn, areas);
  const [, north, , south] = boxAround(land);
  const bounds = [1, north - headroom, size - 1, south + headroom] as const;
  const noRoom = ({ name }: Dot) => refuse(id, `the map has no room to name “${name}”. Swap it with a smaller city.`);
  const shore = land.flatMap(pointsAlong);
  const darkEdges = ([1, 2] as const).map((tier) => {
    const shaded = areas.filter((area) => shades.get(area) === tier);
    return { tier, edges: edgesOf(ringsOf(drawn, shaded)) };
  });
  const shadeAt = (point: Point) => darkEdges.find(({ edges }) => isWithin(edges, point))?.tier;
  const wide = placeLabels(dots, wideScale, bounds, shore, shadeAt, noRoom);
  // On a phone, a dot that would touch a larger city’s is left out, and so are the small ones in the county of a metro area.
  const few = dots.filter(
    ({ tier, at }, index) =>
      dots.slice(0, index).every((larger) => tier === 3 || apart(larger.at, at) > 2.5 * phoneScale.radii[tier]) &&
      !(tier === 3 && shadeAt(at) === 1),
  );
  const phone = placeLabels(few, phoneScale, bounds, shore, shadeAt, () => undefined);

  const boxes = [...wide, ...phone].map(({ box }) => box);
  const top = Math.floor(Math.min(north - margin, ...boxes.map((box) => box[1])));
  const height = Math.ceil(Math.max(south + margin, ...boxes.map((box) => box[3]))) - top;
  const [term, cities, terms] = localTerms[id] ?? ['County', 0, 'counties'];
  const counted = `${areas.length - cities} ${terms}`;
  const shade = (tier: Tier) => {
    const shaded = areas.filter((area) => shades.get(area) === tier);
    return `<path class="map-county-${tier}" d="${pathData(ringsOf(drawn, shaded), 1, 'z')}"/>`;
  };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="county-map" viewBox="0 ${top} ${size} ${height}" width="${size}" height="${height}" role="img" aria-labelledby="map-${id}-t map-${id}-d">`,
    `<title id="map-${id}-t">${term} map of ${usStates[id]}</title>`,
    `<desc id="map-${id}-d">${counted}. ${marked(tiers)}</desc>`,
    `<defs><path id="map-${id}-o" d="${pathData(land, 1, 'z')}"/></defs><use class="map-land" href="#map-${id}-o"/>`,
    shade(3) + shade(2) + shade(1),
    `<path class="map-borders" d="${pathData(bordersOf(drawn, areas), 1)}"/>`,
    `<use class="map-outline" href="#map-${id}-o"/>`,
    `<g class="map-names-wide">${dots
      .filter((dot) => !few.includes(dot))
      .map(circle)
      .reverse()
      .join('')}</g>`,
    ...few.map(circle).reverse(),
    `<g class="map-names-wide">${wide.map(text).join('')}</g>`,
    `<g class="map-names-narrow">${phone.map(text).join('')}</g></svg>`,
  ].join('');
  return { svg, counties: areas.length, areas: counted };
}

function citiesOf(id: StateId, { metro, midSize, smaller }: CitiesByTier) {
  const entries = entriesOf(id);
  const found = [metro, midSize, smaller].flatMap((cities, index) =>
    cities.map((city) => ({ ...locate(id, city, entries), tier: (index + 1) as Tier })),
  );
  const twice = found.find(({ name }, i) => found.findIndex((other) => other.name === name) < i);
  return twice ? refuse(id, `“${twice.name}” is listed twice. Keep it in the higher tier only.`) : found;
}

function boxAround(rings: Point[][]): Box {
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Points along a line, at most 5 units apart. */
const pointsAlong = (line: Point[]): Point[] =>
  line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const steps = Math.ceil(Math.hypot(nextX - x, nextY - y) / 5);
    return Array.from(
      { length: steps },
      (_, n): Point => [x + (n / steps) * (nextX - x), y + (n / steps) * (nextY - y)],
    );
  });

/** The marked cities in words, for screen readers. */
function marked({ metro, midSize, smaller }: CitiesByTier): string {
  const names = (cities: readonly City[]) => listed(cities.map(cityName));
  return `Marked: metro areas ${names(metro)}; mid-size ${names(midSize)}; ${smaller.length} smaller cities.`;
}

const circle = ({ tier, at: [x, y] }: Dot): string =>
  `<circle class="map-city-${tier}" cx="${tenths(x)}" cy="${tenths(y)}" r="${wideScale.radii[tier]}"/>`;

const apart = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(x - toX, y - toY);

const edgesOf = (rings: Point[][]) =>
  rings.flatMap((ring) => ring.map((from, index): [Point, Point] => [from, ring[(index + 1) % ring.length] ?? from]));

/** Whether a line from the point to the right crosses an odd number of edges. */
const isWithin = (edges: ReturnType<typeof edgesOf>, [x, y]: Point): boolean =>
  edges.filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)).length %
    2 ===
  1;

function text({ name, tier, at: [x, y], anchor, leader, inside }: Label): string {
  const line = leader?.map((point) => point.map(tenths).join(' ')).join('L');
  const classes = inside ? `map-name-${tier} map-name-in-${inside}` : `map-name-${tier}`;
  return [
    line ? `<path class="map-casing" d="M${line}"/><path class="map-leader" d="M${line}"/>` : '',
    `<text class="${classes}" x="${tenths(x)}" y="${tenths(y)}" text-anchor="${anchor}">${name}</text>`,
  ].join('');
}

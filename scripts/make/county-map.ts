import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { type CitiesByTier, cityName } from '../../src/content/state-derivations.ts';
import { tenths } from '../../src/lib/format.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { entriesOf, locate } from './gazetteer.ts';
import { type Box, type Dot, distanceTo, type PlacedLabel, placeLabels } from './place-labels.ts';
import { bordersOf, type Detail, type Point, pathData, projected, ringsOf, simplified } from './topology.ts';

/** What a state calls the areas that its map draws, and how it counts them. */
type CountyTerm = [map: string, count: (drawn: number) => string];

/** States whose areas are not simply counties. Some independent cities count as counties in census data. */
const exceptions: Partial<Record<StateId, CountyTerm>> = {
  // The atlas has the borders of 2017. Alaska has had one more since 2019, when Valdez-Cordova was parted in two.
  alaska: ['Borough map', (drawn) => `${drawn} boroughs and census areas in the borders of 2017`],
  louisiana: ['Parish map', (drawn) => `${drawn} parishes`],
  maryland: ['County map', (drawn) => `${drawn - 1} counties and Baltimore city`],
  missouri: ['County map', (drawn) => `${drawn - 1} counties and the city of St. Louis`],
  nevada: ['County map', (drawn) => `${drawn - 1} counties and Carson City`],
  virginia: ['County map', (drawn) => `${drawn - 38} counties and 38 independent cities`],
};
const counted: CountyTerm = ['County map', (drawn) => `${drawn} counties`];

/** Drawing units: about one CSS pixel on a wide screen, half of one on a phone. */
const frame = { width: 680, height: 680, pad: 8 };
/** Borders run on a grid of this many units. */
const step = 1;
const detail: Detail = { minArea: 1.2, minIsland: 4 };
/** Alaska's coast is longer than that of all other states together: drawn as finely, it is a thicket of ink. */
const details: Partial<Record<StateId, Detail>> = { alaska: { minArea: 2, minIsland: 24 } };
/** Font sizes are those of the style sheet. */
const wideLabels = { sizes: { 1: 17, 2: 15 }, gap: 5 };
const phoneLabels = { sizes: { 1: 30 }, gap: 8 };
/** Of the dots of each tier. */
const radii = { 1: 6, 2: 4.5, 3: 2.5 };
/** Simplified shores can leave a port this many drawing units out at sea; what is farther off is a mistake. */
const offshore = 20;

/** Draws a state with its counties and names its cities. @throws When a city is unknown, listed twice or elsewhere. */
export function drawCountyMap(id: StateId, tiers: CitiesByTier) {
  const { degrees, topology, project } = projected(id, 'counties-10m', frame);
  const flat = simplified(topology, details[id] ?? detail);
  const areas = flat.objects.areas.geometries;
  const counties = areas.map((area, i) => {
    const rings = ringsOf(flat, [area]);
    return {
      name: area.properties.name,
      whole: degrees.objects.areas.geometries[i] ?? area,
      rings,
      box: boxAround(rings),
    };
  });
  const shades = new Map<(typeof counties)[number], Dot['tier']>();
  const dots = placesOf(id, tiers).map(({ name, at: position, counties: names, tier }): Dot => {
    const at = project(position);
    const lies = () => counties.find(({ whole }) => geoContains(feature(degrees, whole), [...position]));
    const nearest = () => counties.toSorted((a, b) => distanceTo(a.box, at) - distanceTo(b.box, at))[0];
    const home = lies() ?? nearest();
    if (!home || !(distanceTo(home.box, at) <= offshore))
      throw refusal(
        id,
        `the position of “${name}” (${position.join(', ')}) is not in ${usStates[id]}. Write [longitude, latitude]; longitudes west of Greenwich are negative.`,
      );
    const held = names?.map((county) => {
      const called = counties.find((known) => known.name === county);
      if (called) return called;
      throw refusal(
        id,
        `“${name}” is said to lie in “${county}”, which ${usStates[id]} does not have. Write the name as the Census Bureau does, without “County”.`,
      );
    }) ?? [home];
    // Of two cities in one county the weightier, which comes first, decides the shade.
    for (const county of held) shades.set(county, shades.get(county) ?? tier);
    return { name, tier, at, radius: radii[tier], shaded: boxAround(held.flatMap(({ rings }) => rings)) };
  });

  const land = ringsOf(flat, areas);
  const [, north, , south] = boxAround(land);
  const ground = { width: frame.width, top: north - frame.pad, bottom: south + frame.pad, land };
  const wide = placeLabels(dots, wideLabels, ground);
  const phone = placeLabels(dots, phoneLabels, ground);
  const nameless = tiers.metro.map(cityName).filter((name) => [...wide.dropped, ...phone.dropped].includes(name));
  if (nameless.length > 0)
    throw refusal(
      id,
      `the map has no room for the name of ${inWords(nameless)}. Other metro areas are too near; move one of them to the mid-size cities.`,
    );

  // The land's height and what labels need above and below it.
  const boxes = [...wide.placed, ...phone.placed].map(({ box }) => box);
  const top = Math.floor(Math.min(ground.top, ...boxes.map((box) => box[1] - 2)));
  const height = Math.ceil(Math.max(ground.bottom, ...boxes.map((box) => box[3] + 2))) - top;
  const [heading, count] = exceptions[id] ?? counted;
  const shade = (tier: Dot['tier']): string => {
    const rings = counties.filter((county) => shades.get(county) === tier).flatMap((county) => county.rings);
    return rings.length > 0 ? `<path class="map-county-${tier}" d="${pathData(rings, step, true)}"/>` : '';
  };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="county-map" viewBox="0 ${top} ${frame.width} ${height}" role="img" aria-labelledby="map-${id}-t map-${id}-d">`,
    `<title id="map-${id}-t">${heading} of ${usStates[id]}</title>`,
    `<desc id="map-${id}-d">${escaped(`${count(areas.length)}.${marked(tiers)}`)}</desc>`,
    // The outline is defined once and used twice: as the ground below the shading and as the edge above it.
    `<defs><path id="map-${id}-o" d="${pathData(land, step, true)}"/></defs><use class="map-land" href="#map-${id}-o"/>`,
    shade(3) + shade(2) + shade(1),
    `<path class="map-borders" d="${pathData(bordersOf(flat, areas), step, false)}"/>`,
    `<use class="map-outline" href="#map-${id}-o"/>`,
    ...dots.map(circle).reverse(),
    `<g class="map-names-wide">${wide.placed.map(label).join('')}</g>`,
    `<g class="map-names-narrow">${phone.placed.map(label).join('')}</g></svg>`,
  ].join('');
  return {
    svg,
    counties: areas.length,
    /** The same in prose: `254 counties`, `64 parishes`. */
    areas: count(areas.length),
    width: frame.width,
    height,
    top,
    /** Wide screens name metros and mid-size cities, phones only metros. */
    labels: { wide: wide.placed, phone: phone.placed },
    /** Mid-size cities that are marked but found no room for their name. */
    dropped: wide.dropped,
  };
}

const refusal = (id: StateId, problem: string): Error => new Error(`src/content/states/${id}.ts: ${problem}`);

function placesOf(id: StateId, { metro, midSize, smaller }: CitiesByTier) {
  const entries = entriesOf(id);
  const places = [metro, midSize, smaller].flatMap((cities, index) =>
    cities.map((city) => ({ ...locate(id, city, entries), tier: (index + 1) as Dot['tier'] })),
  );
  const twice = places.find(({ name }, i) => places.findIndex((other) => other.name === name) < i);
  if (twice) throw refusal(id, `“${twice.name}” is listed twice. Keep it in the higher of its tiers only.`);
  return places;
}

/** The smallest box around all points. */
function boxAround(rings: Point[][]): Box {
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function marked({ metro, midSize, smaller }: CitiesByTier): string {
  const parts = [
    ...(metro.length > 0 ? [`metro areas ${inWords(metro.map(cityName))}`] : []),
    ...(midSize.length > 0 ? [`mid-size ${inWords(midSize.map(cityName))}`] : []),
    ...(smaller.length > 0 ? [`${smaller.length} smaller cities`] : []),
  ];
  return parts.length > 0 ? ` Marked: ${parts.join('; ')}.` : '';
}

/** `A`, `A and B`, `A, B and C`. */
const inWords = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const circle = ({ tier, at: [x, y], radius }: Dot): string =>
  `<circle class="map-city-${tier}" cx="${tenths(x)}" cy="${tenths(y)}" r="${radius}"/>`;

function label({ name, tier, at: [x, y], anchor }: PlacedLabel): string {
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text class="map-name-${tier}" x="${tenths(x)}" y="${tenths(y)}"${side}>${escaped(name)}</text>`;
}

import { tenths } from '../../src/charts/rounding.ts';
import { type CitiesByTier, cityName } from '../../src/content/city-tiers.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { type Area, atlas, countyAreas, inDegrees } from './atlas.ts';
import { bordersOf, type Detail, projected, ringsOf, simplified } from './flat-topology.ts';
import { markCities, type Tier } from './mark-cities.ts';
import { pathData } from './path-data.ts';
import { type Dot, type Ground, type PlacedLabel, placeLabels } from './place-labels.ts';
import { boxAround, type Point } from './plane.ts';

export interface CountyMap {
  /** Markup for the page; its looks are the `map-*` classes of the style sheet. */
  svg: string;
  /** Areas drawn: counties, or what the state has in their place. */
  counties: number;
  /** The same in prose: `254 counties`, `64 parishes`. */
  areas: string;
  /** In drawing units. */
  width: number;
  height: number;
  /** The upper edge; labels may stand above the land. */
  top: number;
  /** Labels by the screen that they are for: wide ones name metros and mid-size cities, phones only metros. */
  labels: { wide: PlacedLabel[]; phone: PlacedLabel[] };
  /** Mid-size cities that are marked but found no room for their name. */
  dropped: string[];
}

/** What a state calls the areas that its map draws. */
interface CountyTerm {
  /** Heads the text alternative: `County map of Texas`. */
  map: string;
  /** The count in prose: `254 counties`. */
  count: (drawn: number) => string;
}

const counties: CountyTerm = { map: 'County map', count: (drawn) => `${drawn} counties` };

/** States whose areas are not simply counties. Some independent cities count as counties in census data. */
const exceptions: Partial<Record<StateId, CountyTerm>> = {
  // The atlas has the borders of 2017. Alaska has had one more since 2019, when Valdez-Cordova was parted in two.
  alaska: { map: 'Borough map', count: (drawn) => `${drawn} boroughs and census areas in the borders of 2017` },
  louisiana: { map: 'Parish map', count: (drawn) => `${drawn} parishes` },
  maryland: { map: 'County map', count: (drawn) => `${drawn - 1} counties and Baltimore city` },
  missouri: { map: 'County map', count: (drawn) => `${drawn - 1} counties and the city of St. Louis` },
  nevada: { map: 'County map', count: (drawn) => `${drawn - 1} counties and Carson City` },
  virginia: { map: 'County map', count: (drawn) => `${drawn - 38} counties and 38 independent cities` },
};

/** The local term for a state's counties. */
const countyTerm = (id: StateId): CountyTerm => exceptions[id] ?? counties;

/** Drawing units: about one CSS pixel on a wide screen, half of one on a phone. */
const frame = { width: 680, height: 680, pad: 8 };
/** Borders run on a grid of this many units. */
const step = 0.5;
const detail: Detail = { minArea: 1.2, minIsland: 4 };
/** Alaska's coast is longer than that of all other states together: drawn as finely, it is a thicket of ink. */
const details: Partial<Record<StateId, Detail>> = { alaska: { minArea: 2, minIsland: 24 } };
/** Font sizes are those of the style sheet. */
const wideLabels = { sizes: { 1: 17, 2: 15 }, gap: 5 };
const phoneLabels = { sizes: { 1: 30 }, gap: 8 };

/**
 * Draws a state with its county borders, shades the counties of the given cities, marks and names the cities.
 * @throws when a city is unknown, listed twice, or lies outside the state; when a metro cannot be named.
 */
export function drawCountyMap(id: StateId, tiers: CitiesByTier): CountyMap {
  const areas = countyAreas(id);
  const { topology, project } = projected(id, atlas('counties-10m'), areas, frame);
  const flat = simplified(topology, details[id] ?? detail);
  const counties = flat.areas.map((area, i) => ({
    name: (areas[i] as Area).name,
    degrees: inDegrees('counties-10m', areas[i] as Area),
    rings: ringsOf(flat, [area]),
  }));
  const { dots, shades } = markCities(id, tiers, counties, project);

  const land = ringsOf(flat, flat.areas);
  const ground = groundOf(land);
  const wide = placeLabels(dots, wideLabels, ground);
  const phone = placeLabels(dots, phoneLabels, ground);
  refuseNamelessMetros(id, tiers, [...wide.dropped, ...phone.dropped]);

  const shade = (tier: Tier): string => {
    const rings = counties.filter((county) => shades.get(county) === tier).flatMap((county) => county.rings);
    return rings.length > 0 ? `<path class="map-c${tier}" d="${closed(rings)}"/>` : '';
  };
  const { top, height } = extentOf(ground, [...wide.placed, ...phone.placed]);
  const areasInProse = countyTerm(id).count(counties.length);
  const [title, desc, outline] = [`map-${id}-t`, `map-${id}-d`, `map-${id}-o`];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="0 ${top} ${frame.width} ${height}" role="img" aria-labelledby="${title} ${desc}">`,
    `<title id="${title}">${countyTerm(id).map} of ${usStates[id]}</title>`,
    `<desc id="${desc}">${escaped(description(areasInProse, tiers))}</desc>`,
    // The outline is defined once and used twice: as the ground below the shading and as the edge above it.
    `<defs><path id="${outline}" d="${closed(land)}"/></defs><use class="map-land" href="#${outline}"/>`,
    shade(3) + shade(2) + shade(1),
    `<path class="map-mesh" d="${pathData(bordersOf(flat, flat.areas), { step, closed: false })}"/>`,
    `<use class="map-edge" href="#${outline}"/>`,
    ...dots.map(circle).reverse(),
    `<g class="lab-d">${wide.placed.map(label).join('')}</g>`,
    `<g class="lab-m">${phone.placed.map(label).join('')}</g></svg>`,
  ].join('');
  const labels = { wide: wide.placed, phone: phone.placed };
  return {
    svg,
    counties: counties.length,
    areas: areasInProse,
    width: frame.width,
    height,
    top,
    labels,
    dropped: wide.dropped,
  };
}

function groundOf(land: Point[][]): Ground {
  const [, top, , bottom] = boxAround(land.flat());
  return { width: frame.width, top: top - frame.pad, bottom: bottom + frame.pad, land };
}

/** The land's height and what labels need above and below it. */
function extentOf({ top, bottom }: Ground, labels: readonly PlacedLabel[]): { top: number; height: number } {
  const upper = Math.floor(Math.min(top, ...labels.map(({ box }) => box[1] - 2)));
  const lower = Math.ceil(Math.max(bottom, ...labels.map(({ box }) => box[3] + 2)));
  return { top: upper, height: lower - upper };
}

function refuseNamelessMetros(id: StateId, { metro }: CitiesByTier, dropped: readonly string[]): void {
  const nameless = metro.map(cityName).filter((name) => dropped.includes(name));
  if (nameless.length === 0) return;
  throw new Error(
    `src/content/states/${id}.ts: the map has no room for the name of ${inWords(nameless)}. ` +
      'Other metro areas are too near; move one of them to the mid-size cities.',
  );
}

function description(areas: string, { metro, midSize, smaller }: CitiesByTier): string {
  const marked = [
    ...(metro.length > 0 ? [`metro areas ${inWords(metro.map(cityName))}`] : []),
    ...(midSize.length > 0 ? [`mid-size ${inWords(midSize.map(cityName))}`] : []),
    ...(smaller.length > 0 ? [`${smaller.length} smaller cities`] : []),
  ];
  return `${areas}.${marked.length > 0 ? ` Marked: ${marked.join('; ')}.` : ''}`;
}

/** `A`, `A and B`, `A, B and C`. */
const inWords = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const closed = (rings: Point[][]): string => pathData(rings, { step, closed: true });

const circle = ({ tier, at: [x, y], radius }: Dot): string =>
  `<circle class="map-dot${tier}" cx="${tenths(x)}" cy="${tenths(y)}" r="${radius}"/>`;

function label({ name, tier, at: [x, y], anchor }: PlacedLabel): string {
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text class="map-l${tier}" x="${tenths(x)}" y="${tenths(y)}"${side}>${escaped(name)}</text>`;
}

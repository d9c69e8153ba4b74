import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { citiesByTier, cityName } from '../../src/content/state-derivations.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { readStateContents } from '../read/state-contents.ts';
import { drawCountyMap } from './county-map.ts';
import { largestCities, locate } from './gazetteer.ts';
import { distanceTo, near } from './place-labels.ts';

const none = { metro: [], midSize: [], smaller: [] };
const contents = [...(await readStateContents())];

// Alaska: 30 since Valdez-Cordova was parted in 2019; the borders are those of 2017.
const counted = {
  california: 58,
  texas: 254,
  florida: 67,
  ohio: 88,
  georgia: 159,
  illinois: 102,
  arizona: 15,
  alaska: 29,
};
test.each(Object.entries(counted))('the counties of %s are those that people count: %i', (id, counties) => {
  expect(drawCountyMap(id as StateId, none).counties).toBe(counties);
});

test.each(Object.keys(usStates) as StateId[])('%s can be drawn with its largest cities, in 12 KB gzip', (id) => {
  const cities = largestCities(id, 22);
  const tiers = { metro: cities.slice(0, 3), midSize: cities.slice(3, 6), smaller: cities.slice(6) };
  const { svg } = drawCountyMap(id, tiers);
  expect(gzipSync(svg).length).toBeLessThan(12_000);
  expect(svg).not.toMatch(/NaN|undefined/);
});

describe.each(contents)('%s with its cities', (id, content) => {
  const tiers = citiesByTier(content);
  const map = drawCountyMap(id, tiers);

  test('names all metros on both screens and all mid-size cities on wide ones', () => {
    expect(map.labels.wide.map(({ name }) => name)).toEqual([...tiers.metro, ...tiers.midSize].map(cityName));
    expect(map.labels.phone.map(({ name }) => name)).toEqual(tiers.metro.map(cityName));
  });

  test('keeps labels off each other, off the marked cities and inside the drawing', () => {
    const dots = [...map.svg.matchAll(/map-city-([12])" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map((dot) =>
      dot.slice(1).map(Number),
    );
    expect(dots).toHaveLength(tiers.metro.length + tiers.midSize.length);
    for (const labels of [map.labels.wide, map.labels.phone]) {
      for (const [i, { name, box }] of labels.entries()) {
        for (const other of labels.slice(i + 1)) expect(near(box, other.box, 5), `${name}, ${other.name}`).toBe(false);
        for (const [, x = 0, y = 0, radius = 0] of dots) {
          expect(distanceTo(box, [x, y]), `${name} on a dot`).toBeGreaterThan(radius);
        }
        expect(box[0]).toBeGreaterThanOrEqual(0);
        expect(box[1]).toBeGreaterThanOrEqual(map.top);
        expect(box[2]).toBeLessThanOrEqual(map.width);
        expect(box[3]).toBeLessThanOrEqual(map.top + map.height);
      }
    }
  });

  test('marks every city', () => {
    const cities = tiers.metro.length + tiers.midSize.length + tiers.smaller.length;
    expect(map.svg.match(/<circle /g)).toHaveLength(cities);
  });
});

describe('a city of several counties', () => {
  const shaded = (counties?: string[]) => {
    const city = { name: 'New York City', at: [-74.006, 40.7128] as [number, number], ...(counties && { counties }) };
    const { svg } = drawCountyMap('new-york', { ...none, metro: [city] });
    return svg.match(/class="map-county-1" d="([^"]+)"/)?.[1]?.length ?? 0;
  };

  test('shades them all', () => {
    expect(shaded(['New York'])).toBe(shaded());
    expect(shaded(['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'])).toBeGreaterThan(3 * shaded());
  });

  test('is refused when the state has no county of a name', () => {
    expect(() => shaded(['Kings', 'Brooklyn'])).toThrow(
      'src/content/states/new-york.ts: “New York City” is said to lie in “Brooklyn”, which New York does not have.',
    );
  });
});

describe('the text alternative', () => {
  test('has the number of counties and the largest cities', () => {
    const tiers = { metro: ['Houston', 'Dallas'], midSize: ['Austin'], smaller: ['Irving', 'Laredo'] };
    expect(drawCountyMap('texas', tiers).svg).toContain(
      '>254 counties. Marked: metro areas Houston and Dallas; mid-size Austin; 2 smaller cities.</desc>',
    );
  });

  test.each([
    ['alaska', 'Borough map', '29 boroughs and census areas in the borders of 2017'],
    ['louisiana', 'Parish map', '64 parishes'],
    ['virginia', 'County map', '95 counties and 38 independent cities'],
    ['maryland', 'County map', '23 counties and Baltimore city'],
    ['missouri', 'County map', '114 counties and the city of St. Louis'],
    ['nevada', 'County map', '16 counties and Carson City'],
  ] as const)('uses the local term: %s', (id, term, count) => {
    const { svg } = drawCountyMap(id, none);
    expect(svg).toContain(`>${term} of ${usStates[id]}</title>`);
    expect(svg).toContain(`>${count}.</desc>`);
  });
});

describe('mistakes in a state’s file', () => {
  test('a city listed twice', () => {
    const tiers = { metro: ['Houston'], midSize: [], smaller: ['Plano', 'Houston'] };
    expect(() => drawCountyMap('texas', tiers)).toThrow('src/content/states/texas.ts: “Houston” is listed twice.');
  });

  test('a position in another state, or with its numbers swapped', () => {
    const draw = (at: [number, number]) => drawCountyMap('ohio', { ...none, metro: [{ name: 'Akron', at }] });
    expect(() => draw([-118, 34])).toThrow(
      'src/content/states/ohio.ts: the position of “Akron” (-118, 34) is not in Ohio.',
    );
    expect(() => draw([41.08, -81.52])).toThrow('Write [longitude, latitude]');
    expect(draw([-81.52, 41.08]).counties).toBe(88);
  });

  test('metros with no room for their names', () => {
    const crowd = Array.from({ length: 40 }, (_, i) => ({
      name: `Metropolitan Area ${i}`,
      at: [-82.9 + i / 100, 40] as [number, number],
    }));
    expect(() => drawCountyMap('ohio', { ...none, metro: crowd })).toThrow(
      /^src\/content\/states\/ohio\.ts: the map has no room for the name of .*move one of them to the mid-size cities\.$/,
    );
  });
});

describe('a city’s place', () => {
  const at = (...args: Parameters<typeof locate>) => locate(...args).at.map((n) => Math.round(n));

  test('a name is looked up in its own state', () => {
    expect(at('illinois', 'Springfield')).toEqual([-90, 40]);
    expect(at('massachusetts', 'Springfield')).toEqual([-73, 42]);
  });

  test('the name stays as it was written', () => {
    expect(locate('florida', 'St. Petersburg').name).toBe('St. Petersburg');
  });

  describe('spellings of the same place', () => {
    test.each([
      ['florida', 'Saint Petersburg', 'St. Petersburg'],
      ['florida', 'St. Augustine', 'Saint Augustine'],
      ['north-carolina', 'Winston Salem', 'Winston-Salem'],
    ] as const)('%s: %s, %s', (state, one, other) => {
      expect(locate(state, one).at).toEqual(locate(state, other).at);
    });
  });

  test('a given position is taken at its word', () => {
    const city = { name: 'Long Island', at: [-73.1, 40.8] as [number, number] };
    expect(locate('new-york', city)).toEqual(city);
  });

  test('an unknown city names its file and the way out', () => {
    expect(() => locate('texas', 'Hosuton')).toThrow(
      'src/content/states/texas.ts: the gazetteer knows no city “Hosuton” in Texas. ' +
        "Fix the spelling, or on a hand-written page give the position: { name: 'Hosuton', at: [longitude, latitude] }.",
    );
  });

  test('two places of one name and like size are not guessed between', () => {
    expect(() => locate('florida', 'Nocatee')).toThrow(
      /two places in Florida are called “Nocatee”.*\{ name: 'Nocatee', at: \[-8/,
    );
    expect(at('florida', 'Miami Gardens')).toEqual([-80, 26]); // one is forty times the other
  });
});

import { Resvg } from '@resvg/resvg-js';
import type { Properties } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import type { City } from '../../src/states/schema.ts';
import { cityName } from '../../src/states/state-record.ts';
import { attribute, parseHtml } from '../read/built-pages.ts';
import { readStatePages } from '../read/state-contents.ts';
import { drawCountyMap } from './county-map.ts';
import { largestCities, locate } from './gazetteer.ts';

const none = { metro: [], midSize: [], smaller: [] };

test.each([
  ['hawaii', 5],
  ['rhode-island', 5],
  // With 38 independent cities.
  ['virginia', 133],
] as const)('%s can be drawn with all its counties', (id, areas) => {
  const [metro = '', midSize = '', ...smaller] = largestCities(id, 22);
  const { svg, counties } = drawCountyMap(id, { metro: [metro], midSize: [midSize], smaller });
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(counties).toBe(areas);
});

function boxInFont(name: string, at: Properties, size: number) {
  const label = `<text x="${at.x}" y="${at.y}" text-anchor="${at.textAnchor}">${name}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" font-size="${size}">${label}</svg>`;
  const fontFiles = ['src/assets/share-fonts/sans-600.ttf'];
  const font = { loadSystemFonts: false, fontFiles };
  const { x = NaN, y = NaN, width = NaN, height = NaN } = new Resvg(svg, { font }).getBBox() ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test.each([...(await readStatePages())])(
  'the labels of %s touch no other label and no dot',
  (id, { cities: { tiers } }) => {
    const { metro, midSize } = tiers;
    const drawing = parseHtml(drawCountyMap(id, tiers).svg);
    const viewBox = attribute(select('svg', drawing), 'viewBox')?.split(' ').map(Number);
    const [x = NaN, y = NaN, width = NaN, height = NaN] = viewBox ?? [];
    const dotsIn = (parent: string) =>
      selectAll(`${parent} .map-city-1, ${parent} .map-city-2`, drawing).map(({ properties }) => {
        const { cx, cy, r } = { cx: Number(properties.cx), cy: Number(properties.cy), r: Number(properties.r) };
        return { left: cx - r, top: cy - r, right: cx + r, bottom: cy + r };
      });
    const labelsOn = (screen: string, sizes: Record<string, number>) =>
      selectAll(`.map-names-${screen} text`, drawing).map((label) => {
        const name = textOf(label);
        return {
          name,
          ...boxInFont(name, label.properties, sizes[attribute(label, 'className')?.split(' ')[0] ?? ''] ?? NaN),
        };
      });
    const wide = labelsOn('wide', { 'map-name-1': 17, 'map-name-2': 15 });
    const narrow = labelsOn('narrow', { 'map-name-1': 30, 'map-name-2': 28 });
    expect(wide.map(({ name }) => name)).toEqual([...metro, ...midSize].map(cityName));
    expect(narrow.map(({ name }) => name)).toEqual(expect.arrayContaining(metro.slice(0, 1).map(cityName)));
    // Phones show no dots that would touch.
    for (const [labels, dots] of [
      [wide, dotsIn('svg')],
      [narrow, dotsIn('svg >')],
    ] as const)
      for (const { name, left, top, right, bottom } of labels) {
        expect(left > x && right < x + width && top > y && bottom < y + height, `${name} is inside`).toBe(true);
        const boxes = [...labels.filter((other) => other.name !== name), ...dots];
        const isFree = boxes.every(
          (box) => right < box.left || box.right < left || bottom < box.top || box.bottom < top,
        );
        expect(isFree, `${name} is free`).toBe(true);
      }
  },
);

test.each([
  [['Akron', 'Akron'], '“Akron” is listed twice. Keep it in the higher tier only.'],
  [['Acron'], 'the gazetteer has no city “Acron” in Ohio. Correct the spelling, or'],
  [
    [{ name: 'Akron', at: [41, -81] }],
    '“Akron” is not in Ohio. Its position, [41,-81], must be [longitude, latitude].',
  ],
] as [City[], string][])('a mistake in a state’s file is named with its fix: %j', (metro, message) => {
  expect(() => drawCountyMap('ohio', { ...none, metro })).toThrow(`src/states/data/ohio.ts: ${message}`);
});

test('a city is found in its own state, in any spelling', () => {
  const at = (...args: Parameters<typeof locate>) => locate(...args).at.map((n) => Math.round(n));
  expect(at('illinois', 'Springfield')).toEqual([-90, 40]);
  expect(at('florida', 'Saint Petersburg')).toEqual(at('florida', 'St. Petersburg'));
});

import { expect, test } from 'vitest';
import { type Dot, type LabelStyle, type PlacedLabel, placeLabels } from './place-labels.ts';
import { crosses, distanceTo, near, type Point } from './plane.ts';

const wide: LabelStyle = { sizes: { 1: 17, 2: 15 }, gap: 5 };
const square: Point[] = [[0, 0], [680, 0], [680, 680], [0, 680]]; // biome-ignore format: four corners
const ground = { width: 680, top: -8, bottom: 688, land: [square] };

const dot = (name: string, tier: 1 | 2 | 3, x: number, y: number, reach = 20): Dot => ({
  name,
  tier,
  at: [x, y],
  radius: 6,
  shaded: [x - reach, y - reach, x + reach, y + reach],
});

function expectApart(placed: readonly PlacedLabel[], dots: readonly Dot[], gap: number): void {
  for (const [i, label] of placed.entries()) {
    for (const other of placed.slice(i + 1)) {
      expect(near(label.box, other.box, gap), `${label.name} and ${other.name}`).toBe(false);
    }
    for (const other of placed) {
      if (other === label || !label.leader) continue;
      expect(crosses(...label.leader, other.box), `line of ${label.name} through ${other.name}`).toBe(false);
    }
    for (const { name, at, radius, tier } of dots) {
      if (tier < 3) expect(distanceTo(label.box, at), `${label.name} on the dot of ${name}`).toBeGreaterThan(radius);
    }
    expect(label.box[0]).toBeGreaterThanOrEqual(0);
    expect(label.box[2]).toBeLessThanOrEqual(ground.width);
  }
}

test('a lone label stands right of its dot, without a line', () => {
  const { placed } = placeLabels([dot('Lubbock', 1, 300, 300, 5)], wide, ground);
  expect(placed).toMatchObject([{ name: 'Lubbock', anchor: 'start', tier: 1 }]);
  expect(placed[0]?.leader).toBeUndefined();
});

test('at the right edge it moves to the left', () => {
  const { placed } = placeLabels([dot('Lubbock', 1, 670, 300, 5)], wide, ground);
  expect(placed).toMatchObject([{ anchor: 'end' }]);
});

test('smaller cities are never named, mid-size ones only where the style says so', () => {
  const dots = [dot('Houston', 1, 100, 100), dot('Austin', 2, 300, 300), dot('Irving', 3, 500, 500)];
  expect(placeLabels(dots, wide, ground).placed.map(({ name }) => name)).toEqual(['Houston', 'Austin']);
  expect(placeLabels(dots, { sizes: { 1: 30 }, gap: 8 }, ground).placed.map(({ name }) => name)).toEqual(['Houston']);
});

test('eight cities on one spot are all named, apart from each other, some by a line', () => {
  const dots = Array.from({ length: 8 }, (_, i) =>
    dot(`Metropolis ${'ABCDEFGH'[i]}`, i < 4 ? 1 : 2, 330 + (i % 4) * 14, 330 + Math.floor(i / 4) * 14, 200),
  );
  const { placed, dropped } = placeLabels(dots, wide, ground);
  expect(dropped).toEqual([]);
  expectApart(placed, dots, wide.gap);
  expect(placed.some(({ leader }) => leader)).toBe(true);
});

test('what finds no room is reported, and metros have the first claim', () => {
  const narrow = { ...ground, width: 90 };
  const dots = [dot('Oklahoma City', 2, 45, 300), dot('Tulsa', 1, 45, 312)];
  expect(placeLabels(dots, wide, narrow)).toMatchObject({ placed: [{ name: 'Tulsa' }], dropped: ['Oklahoma City'] });
});

test('the same input gives the same result', () => {
  const dots = [dot('Dallas', 1, 300, 300), dot('Fort Worth', 2, 280, 304), dot('Plano', 3, 310, 280)];
  expect(placeLabels(dots, wide, ground)).toEqual(placeLabels(dots, wide, ground));
});

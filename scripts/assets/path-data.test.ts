import { expect, test } from 'vitest';
import { pathData } from './path-data.ts';
import type { Point } from './plane.ts';

/** Follows path data as a browser does: one `m` and implicit lines, all relative, per part. */
function drawn(data: string): { points: Point[]; closed: boolean }[] {
  let [x, y] = [0, 0];
  return [...data.matchAll(/m([^mz]*)(z?)/g)].map(([, numbers = '', end]) => {
    const values = numbers.match(/-?(\d*\.\d+|\d+)/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let i = 0; i < values.length; i += 2) {
      [x, y] = [x + (values[i] as number), y + (values[i + 1] as number)];
      points.push([x, y]);
    }
    if (end) [x, y] = points[0] as Point;
    return { points, closed: end === 'z' };
  });
}

const square: Point[] = [
  [10, 10],
  [20.5, 10],
  [20.5, 0.5],
  [10, 0.5],
  [10, 10],
];

test('a ring and a line arrive where they were', () => {
  const path = pathData([square, [...square].reverse()], { step: 0.5, closed: true });
  expect(drawn(path)).toEqual([
    { points: square.slice(0, -1), closed: true },
    { points: [...square].reverse().slice(0, -1), closed: true },
  ]);
  expect(drawn(pathData([square], { step: 0.5, closed: false }))).toEqual([{ points: square, closed: false }]);
});

test('rounding does not add up along a line', () => {
  const line = Array.from({ length: 400 }, (_, i): Point => [i * 0.7, Math.sin(i) * 3 + i * 0.3]);
  const [{ points } = { points: [] as Point[] }] = drawn(pathData([line], { step: 0.5, closed: false }));
  const [end, last] = [points.at(-1) as Point, line.at(-1) as Point];
  expect(Math.abs(end[0] - last[0])).toBeLessThanOrEqual(0.25);
  expect(Math.abs(end[1] - last[1])).toBeLessThanOrEqual(0.25);
});

test('numbers are as short as the grammar allows', () => {
  const path = pathData([[[0, 0], [0.5, 0.5], [0, 2.5], [3, 2]]], { step: 0.5, closed: false }); // biome-ignore format: four points
  expect(path).toBe('m0 0 .5.5-.5 2 3-.5');
});

test('points that say nothing are left out, turns back are kept', () => {
  const line: Point[] = [[0, 0], [1, 0], [2, 0], [2.1, 0], [5, 0], [3, 0]]; // biome-ignore format: one line
  expect(pathData([line], { step: 1, closed: false })).toBe('m0 0 5 0-2 0');
});

test('what collapses on the grid is not drawn', () => {
  expect(pathData([[[0, 0], [0.1, 0], [0, 0.1], [0, 0]]], { step: 1, closed: true })).toBe(''); // biome-ignore format: a speck
});

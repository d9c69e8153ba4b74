import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { usStates } from '../../src/lib/us-states.ts';
import { renderSilhouettes } from './silhouettes.ts';

const { outlines, sprite } = renderSilhouettes();

test('has a symbol for every state, in one box, with a stroke that does not scale', () => {
  const symbols = [
    ...sprite.matchAll(
      /<symbol id="([^"]+)" viewBox="0 0 120 96"><path [^>]*vector-effect="non-scaling-stroke" d="(m[^"]+z)"/g,
    ),
  ];
  expect(symbols.map(([, id]) => id)).toEqual(Object.keys(usStates));
  for (const [, id, outline = ''] of symbols) expect(outline.length, id).toBeGreaterThan(20);
});

test('has the same outlines one by one', () => {
  expect(Object.keys(outlines)).toEqual(Object.keys(usStates));
  for (const outline of Object.values(outlines)) expect(sprite).toContain(`>${outline}</symbol>`);
});

test('has no colors of its own', () => {
  expect(sprite).not.toMatch(/fill=|stroke=|style=|class=/);
});

test('fits the budget of 14 KB gzip', () => {
  expect(gzipSync(sprite).length).toBeLessThanOrEqual(14_000);
});

test('is the same each time', () => {
  expect(renderSilhouettes()).toEqual({ outlines, sprite });
});

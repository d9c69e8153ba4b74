import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { portrait, portraitIds } from './portraits.ts';

const folder = new URL('../../public/portraits/', import.meta.url);

test('public/portraits holds the portraits that have a recipe and nothing else', () => {
  expect(readdirSync(folder).sort()).toEqual(portraitIds.map((id) => `${id}.svg`).sort());
});

describe.each(portraitIds)('%s', (id) => {
  const drawn = portrait(id);

  test('is committed as its recipe draws it', () => {
    expect(readFileSync(new URL(`${id}.svg`, folder), 'utf8')).toBe(drawn);
  });

  test('is a small 4:5 bust in ink and card', () => {
    expect(gzipSync(drawn).length).toBeLessThan(3_000);
    expect(drawn).toContain('viewBox="360 180 1040 1300"');
    expect(new Set(drawn.match(/#[0-9a-f]{3,8}\b/gi))).toEqual(new Set(['#121b27', '#fffdf8']));
    expect(drawn).not.toMatch(/<metadata|<mask|<script|href=/);
  });
});

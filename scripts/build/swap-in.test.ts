import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { swapIn } from './swap-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'swap-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [next, dist, previous] = ['next', 'dist', 'previous'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];

function make(site: string, words: string): void {
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), words);
}
const shown = () => readFileSync(join(dist, 'index.html'), 'utf8');

test('the new site takes the place of the old, also where there was none', async () => {
  for (const words of ['first', 'second']) {
    make(next, words);
    await swapIn(next, dist, previous);
    expect(shown()).toBe(words);
    expect([existsSync(next), existsSync(previous)]).toEqual([false, false]);
  }
});

test('the old site is back when the new one cannot take its place', async () => {
  await expect(swapIn(next, dist, previous)).rejects.toThrow('ENOENT');
  expect(shown()).toBe('second');
});

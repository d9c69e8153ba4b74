import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { siteHead } from '../../src/head/page-head.ts';
import { partNames, staleFiles } from './make.ts';
import { themeColors } from './theme-colors.ts';

test.each(partNames)('the committed %s are what “npm run make” makes', async (name) => {
  const warned = vi.spyOn(console, 'warn');
  const stale = [...(await staleFiles(name)).keys()];
  expect(stale, `run “npm run make -- ${name}” and commit these files`).toEqual([]);
  // Of a city whose name has no room on its map.
  expect(warned).not.toHaveBeenCalled();
});

const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));

test('every icon that a head or the manifest names is there', () => {
  const named = [...siteHead.link.map(({ href }) => href), ...manifest.icons.map(({ src }: { src: string }) => src)];
  for (const path of named) expect(readFileSync(`public${path}`).length).toBeGreaterThan(0);
});

test('head and theme agree', () => {
  expect(siteHead.meta[0]?.content).toBe(themeColors()('paper'));
});

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

test('every icon that a head or the manifest names is there', () => {
  const { icons } = JSON.parse(readFileSync('public/site.webmanifest', 'utf8')) as { icons: { src: string }[] };
  const named = [...siteHead.link.map(({ href }) => href), ...icons.map(({ src }) => src)];
  for (const path of named) expect(readFileSync(`public${path}`).length).toBeGreaterThan(0);
});

test('the browser’s bar has the color of the header', () => {
  expect(siteHead.meta[0]?.content).toBe(themeColors()('paper'));
});

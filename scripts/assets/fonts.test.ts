import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFonts } from './fonts.ts';

const folder = new URL('../../src/assets/fonts/', import.meta.url);

test('src/assets/fonts holds what the packages give, within its sizes', { timeout: 30_000 }, async () => {
  const limits = {
    'source-serif-4-display.woff2': 41_000,
    'source-serif-4-display-italic.woff2': 16_000,
    'public-sans.woff2': 18_000,
  };
  const fonts = await cutFonts();
  expect([...fonts.keys()]).toEqual(Object.keys(limits));
  for (const [name, font] of fonts) {
    expect(font.length, name).toBeLessThan(limits[name as keyof typeof limits]);
    expect(readFileSync(new URL(name, folder)).equals(font), `${name} is out of date`).toBe(true);
  }
});

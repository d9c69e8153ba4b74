import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { characters } from '../assets/fonts.ts';
import { digest } from '../build/disk-cache.ts';

const serif = 'Source Serif 4';
const sans = 'Public Sans';

/** Fixed cuts of the site's variable fonts, which the renderer cannot read: one weight each, with the site's characters. */
const cuts = [
  {
    name: serif,
    style: 'normal',
    weight: 500,
    file: 'source-serif-4/files/source-serif-4-latin-opsz-normal',
    axes: { opsz: 60, wght: 460 },
  },
  {
    name: serif,
    style: 'italic',
    weight: 500,
    file: 'source-serif-4/files/source-serif-4-latin-opsz-italic',
    axes: { opsz: 60, wght: 440 },
  },
  {
    name: serif,
    style: 'normal',
    weight: 600,
    file: 'source-serif-4/files/source-serif-4-latin-opsz-normal',
    axes: { opsz: 24, wght: 600 },
  },
  {
    name: sans,
    style: 'normal',
    weight: 400,
    file: 'public-sans/files/public-sans-latin-wght-normal',
    axes: { wght: 400 },
  },
  {
    name: sans,
    style: 'normal',
    weight: 600,
    file: 'public-sans/files/public-sans-latin-wght-normal',
    axes: { wght: 600 },
  },
] as const;

/** One font as satori takes it, and as a file for resvg, which sets the labels of the maps. */
export interface ShareFont {
  name: string;
  style: 'normal' | 'italic';
  weight: 400 | 500 | 600;
  data: Buffer;
  file: string;
}

/** Whether the fonts can write a text, letter by letter. */
export const unwritable = (text: string): string[] =>
  [...new Set(text)].filter((letter) => !characters.includes(letter));

/** The cut fonts. They are made once and kept in `folder`, by what they are made of. */
export async function shareFonts(folder: string): Promise<ShareFont[]> {
  const require = createRequire(import.meta.url);
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    cuts.map(async ({ name, style, weight, file, axes }) => {
      const uncut = readFileSync(require.resolve(`@fontsource-variable/${file}.woff2`));
      const kept = join(folder, `${digest(uncut, characters, JSON.stringify(axes))}.ttf`);
      const data = existsSync(kept)
        ? readFileSync(kept)
        : await subsetFont(uncut, characters, { targetFormat: 'truetype', variationAxes: axes });
      if (!existsSync(kept)) writeFileSync(kept, data);
      return { name, style, weight, data, file: kept };
    }),
  );
}

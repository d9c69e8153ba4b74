import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Files } from './make.ts';

/** ASCII, and the marks that the copy uses beyond it. */
export const characters = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}‘’“”–—…·•×÷±§¶©®°™½¼é\u00a0\u2011`;

const serif = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2';
const serifItalic = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2';
const sans = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

type Axis = number | { min: number; max: number };
type Cut = readonly [source: string, file: string, axes: Record<string, Axis>];

/** What the pages get of each variable font. The uncut roman is 122 KB. */
const siteCuts: readonly Cut[] = [
  [serif, 'source-serif-4-display.woff2', { opsz: { min: 20, max: 60 }, wght: { min: 400, max: 600 } }],
  // One instance: the italic has one use, the answering half of the home headline.
  [serifItalic, 'source-serif-4-display-italic.woff2', { opsz: 60, wght: 440 }],
  [sans, 'public-sans.woff2', { wght: { min: 400, max: 700 } }],
];

/** The fonts of the share images, whose renderer reads no variable ones: a weight each, as satori takes them. */
// biome-ignore format: a table
export const shareFonts = [
  { name: 'Source Serif 4', style: 'normal', weight: 500, source: serif, file: 'serif-500.ttf', axes: { opsz: 60, wght: 460 } },
  { name: 'Source Serif 4', style: 'normal', weight: 600, source: serif, file: 'serif-600.ttf', axes: { opsz: 24, wght: 600 } },
  { name: 'Public Sans', style: 'normal', weight: 400, source: sans, file: 'sans-400.ttf', axes: { wght: 400 } },
  { name: 'Public Sans', style: 'normal', weight: 600, source: sans, file: 'sans-600.ttf', axes: { wght: 600 } },
] as const;

const require = createRequire(import.meta.url);

/** The cut fonts. Sources: the @fontsource-variable packages, both SIL OFL 1.1. */
export async function fontFiles(): Promise<Files> {
  const files: Files = {};
  const cut = async ([source, file, variationAxes]: Cut, targetFormat: 'woff2' | 'truetype') => {
    const uncut = readFileSync(require.resolve(source));
    files[file] = await subsetFont(uncut, characters, { targetFormat, variationAxes });
  };
  for (const [source, file, axes] of siteCuts) await cut([source, `src/assets/fonts/${file}`, axes], 'woff2');
  for (const { source, file, axes } of shareFonts)
    await cut([source, `scripts/make/share-fonts/${file}`, axes], 'truetype');
  return files;
}

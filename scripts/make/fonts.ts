import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import notoSerif from '@capsizecss/metrics/notoSerif';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

type Files = Record<string, string | Buffer>;

/** ASCII, and the marks that the copy uses beyond it. */
export const characters = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}‘’“”–—…·•×÷±§¶©®°™½¼é\u00a0\u2011`;

const serif = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2';
const serifItalic = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2';
const sans = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

type Axis = number | { min: number; max: number };

/** What the pages get of each variable font. The uncut roman is 122 KB. */
const siteCuts: readonly (readonly [source: string, file: string, axes: Record<string, Axis>])[] = [
  [serif, 'serif.woff2', { opsz: { min: 20, max: 60 }, wght: { min: 400, max: 600 } }],
  // One instance: the italic has one use, the answering half of the home headline.
  [serifItalic, 'serif-italic.woff2', { opsz: 60, wght: 440 }],
  [sans, 'sans.woff2', { wght: { min: 400, max: 700 } }],
];

/** The fonts of the share images, whose renderer reads no variable ones: a weight each, as satori takes them. */
// biome-ignore format: a table
export const shareFonts = [
  { name: 'Site Serif', style: 'normal', weight: 500, source: serif, file: 'serif-500.ttf', axes: { opsz: 60, wght: 460 } },
  { name: 'Site Serif', style: 'normal', weight: 600, source: serif, file: 'serif-600.ttf', axes: { opsz: 24, wght: 600 } },
  { name: 'Site Sans', style: 'normal', weight: 400, source: sans, file: 'sans-400.ttf', axes: { wght: 400 } },
  { name: 'Site Sans', style: 'normal', weight: 600, source: sans, file: 'sans-600.ttf', axes: { wght: 600 } },
] as const;

const times = { font: timesNewRoman, names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'] };
const timesItalic = {
  font: timesNewRoman,
  names: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
};
const noto = { font: notoSerif, names: ['Noto Serif'] };
/** capsize measures without kerning, which draws the site's sans closer by 1 %: so Arial counts as that much wider. */
const arialLike = {
  font: { ...arial, subsets: { ...arial.subsets, latin: { xWidthAvg: arial.xWidthAvg * 1.01 } } },
  names: ['Arial', 'ArialMT', 'Liberation Sans'],
};

interface Fallback {
  family: string;
  like: typeof times;
  source: string;
  axes: Record<string, number>;
  also: readonly string[];
}

/** What stands in for each face until it is there: at which axes it is measured, and what else its rule says. */
// biome-ignore format: a table
const fallbacks: readonly Fallback[] = [
  { family: 'Site Serif Fallback', like: times, source: serif, axes: { opsz: 60, wght: 440 }, also: ['font-weight: 400 499'] },
  { family: 'Site Serif Fallback', like: times, source: serif, axes: { opsz: 24, wght: 520 }, also: ['font-weight: 500 900'] },
  { family: 'Site Serif Fallback', like: timesItalic, source: serifItalic, axes: { opsz: 60, wght: 440 }, also: ['font-style: italic'] },
  { family: 'Site Serif Fallback Android', like: noto, source: serif, axes: { opsz: 60, wght: 440 }, also: ['font-weight: 400 499'] },
  { family: 'Site Serif Fallback Android', like: noto, source: serif, axes: { opsz: 24, wght: 520 }, also: ['font-weight: 500 900'] },
  { family: 'Site Sans Fallback', like: arialLike, source: sans, axes: { wght: 400 }, also: [] },
];

const require = createRequire(import.meta.url);
const cut = (source: string, variationAxes: Record<string, Axis>, targetFormat: 'woff2' | 'truetype') =>
  subsetFont(readFileSync(require.resolve(source)), characters, { targetFormat, variationAxes });

/** The cut fonts, and the rules of their fallbacks. Sources: the @fontsource-variable packages, both SIL OFL 1.1. */
export async function fontFiles(): Promise<Files> {
  const files: Files = {};
  for (const [source, file, axes] of siteCuts) files[`src/assets/fonts/${file}`] = await cut(source, axes, 'woff2');
  for (const { source, file, axes } of shareFonts)
    files[`src/assets/share-fonts/${file}`] = await cut(source, axes, 'truetype');
  const rules: string[] = [];
  for (const { family, like, source, axes, also } of fallbacks) {
    const face = await fromBuffer(await cut(source, axes, 'truetype'));
    const { fontFaces } = createFontStack([face, like.font], { fontFaceFormat: 'styleObject' });
    const { sizeAdjust = '100%', ascentOverride = '', descentOverride = '' } = fontFaces[0]?.['@font-face'] ?? {};
    const [size, ascent, descent] = [sizeAdjust, ascentOverride, descentOverride].map(
      (percent) => `${Number(Number.parseFloat(percent).toFixed(2))}%`,
    );
    const lines = [
      `font-family: "${family}"`,
      `src: ${like.names.map((name) => `local("${name}")`).join(', ')}`,
      ...also,
      `size-adjust: ${size}`,
      `ascent-override: ${ascent}`,
      `descent-override: ${descent}`,
      'line-gap-override: 0%',
    ];
    rules.push(`@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`);
  }
  files['src/styles/font-fallbacks.css'] = fallbackNote + rules.join('');
  return files;
}

const fallbackNote = `/*
 * Made by "npm run make -- fonts". Fallbacks whose metrics match the cut faces, so that hardly anything moves when a face
 * comes late. The serif's optical size makes headings, which are lighter than 500, narrower than small text: one each.
 */
`;

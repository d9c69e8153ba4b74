import { readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { characters, type shareFonts } from '../read/share-fonts.ts';

const serif = 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2';
const serifItalic = 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2';
const sans = 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
const sansItalic = 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-italic.woff2';

/** The part of each variable font that the pages use. The whole upright serif would be 122 KB. */
const siteFonts = [
  { source: serif, file: 'serif.woff2', axes: { opsz: { min: 20, max: 60 }, wght: { min: 400, max: 600 } } },
  // One weight, because only half of the home page's headline is italic.
  { source: serifItalic, file: 'serif-italic.woff2', axes: { opsz: 60, wght: 440 } },
  { source: sans, file: 'sans.woff2', axes: { wght: { min: 400, max: 700 } } },
] as const;

/** The letters that a form can take besides (WinAnsiEncoding). */
const typed = `€${String.fromCharCode(...Array.from({ length: 96 }, (_, i) => 160 + i))}`;

/** The cuts of the share fonts. */
const cuts: Record<(typeof shareFonts)[number]['file'], { source: string; axes: Axes; letters?: string }> = {
  'serif-400.ttf': { source: serif, axes: { opsz: 12, wght: 400 } },
  'serif-500.ttf': { source: serif, axes: { opsz: 60, wght: 460 } },
  'serif-600.ttf': { source: serif, axes: { opsz: 24, wght: 600 } },
  // Readers’ entries in the guides are set in it.
  'sans-400.ttf': { source: sans, axes: { wght: 400 }, letters: characters + typed },
  'sans-italic.ttf': { source: sansItalic, axes: { wght: 400 } },
  'sans-600.ttf': { source: sans, axes: { wght: 600 } },
};

/** System fonts, with the width of an average letter in ems (`xWidthAvg / unitsPerEm` in @capsizecss/metrics). */
const times = { width: 832 / 2048, names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'] };
const timesItalic = {
  ...times,
  names: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
};
const noto = { width: 481 / 1000, names: ['Noto Serif'] };
// Averages ignore kerning, which makes Public Sans 1% narrower than its average.
const arial = { width: (913 / 2048) * 1.01, names: ['Arial', 'ArialMT', 'Liberation Sans'] };

/**
 * The fallbacks that visitors see until a font has loaded: their text, their system font, and the axes to match, so that
 * almost nothing moves. The serif is narrower in headings, which are lighter than 500, than in small text; 48 lies between
 * the optical sizes of a phone’s headlines and of a wide screen’s.
 */
// biome-ignore format: a table
const fallbacks = [
  { family: 'Site Serif Fallback', text: 'font-weight: 400 499', local: times, source: serif, axes: { opsz: 48, wght: 440 } },
  { family: 'Site Serif Fallback', text: 'font-weight: 500 900', local: times, source: serif, axes: { opsz: 24, wght: 520 } },
  { family: 'Site Serif Fallback', text: 'font-style: italic', local: timesItalic, source: serifItalic, axes: { opsz: 60, wght: 440 } },
  { family: 'Site Serif Fallback Android', text: 'font-weight: 400 499', local: noto, source: serif, axes: { opsz: 48, wght: 440 } },
  { family: 'Site Serif Fallback Android', text: 'font-weight: 500 900', local: noto, source: serif, axes: { opsz: 24, wght: 520 } },
  { family: 'Site Sans Fallback', text: 'font-style: normal', local: arial, source: sans, axes: { wght: 400 } },
] as const;

type Axes = Record<string, number | { min: number; max: number }>;
async function subset(
  source: string,
  axes: Axes,
  targetFormat: 'woff2' | 'truetype',
  letters = characters,
): Promise<Buffer> {
  const font = readFileSync(source);
  const variable = create(await subsetFont(font, ' ', { targetFormat: 'truetype' }));
  // An axis that isn't named would stay variable.
  const others = Object.entries('variationAxes' in variable ? variable.variationAxes : {});
  const variationAxes = Object.fromEntries(others.map(([axis, range]) => [axis, axes[axis] ?? range?.default ?? 0]));
  return subsetFont(font, letters, { targetFormat, variationAxes });
}

/** The subsets, and the rules for their fallbacks. Sources: the @fontsource-variable packages, both SIL OFL 1.1. */
export async function fontFiles(): Promise<Record<string, string | Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const { source, file, axes } of siteFonts)
    files[`src/assets/fonts/${file}`] = await subset(source, axes, 'woff2');
  for (const [file, { source, axes, letters }] of Object.entries(cuts))
    files[`src/assets/share-fonts/${file}`] = await subset(source, axes, 'truetype', letters);
  let css = '/* Made by "npm run make -- fonts": system fonts with the metrics of the site\'s. */\n';
  for (const { family, text, local, source, axes } of fallbacks) {
    const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(await subset(source, axes, 'truetype'));
    const scale = xWidthAvg / unitsPerEm / local.width;
    const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;
    css += `@font-face {
  font-family: "${family}";
  src: ${local.names.map((name) => `local("${name}")`).join(', ')};
  ${text};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};
  line-gap-override: 0%;
}
`;
  }
  return { ...files, 'src/styles/font-fallbacks.css': css };
}

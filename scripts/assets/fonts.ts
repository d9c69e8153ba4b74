/**
 * Cuts the three font files from the @fontsource-variable packages (both SIL OFL 1.1) into src/assets/fonts.
 * Run it when a package or the character set changes and commit the result: `tsx scripts/assets/fonts.ts`;
 * with `--check` it writes nothing and reports drift.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { runWriter } from '../run-command.ts';

/** ASCII, and the marks that the copy uses beyond it. */
export const characters = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}‘’“”–—…·•×÷±§¶©®°™½¼é\u00a0\u2011`;

/** What is kept of each variable font. The uncut roman is 122 KB. */
const cuts = [
  {
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    file: 'source-serif-4-display.woff2',
    axes: { opsz: { min: 20, max: 60 }, wght: { min: 400, max: 600 } },
  },
  {
    // One instance: the italic has one use, the answering half of the home headline.
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2',
    file: 'source-serif-4-display-italic.woff2',
    axes: { opsz: 60, wght: 440 },
  },
  {
    source: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    file: 'public-sans.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
] as const;

const require = createRequire(import.meta.url);
const folder = new URL('../../src/assets/fonts/', import.meta.url);

/** The three cut fonts by file name. Same packages, same bytes. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const { source, file, axes } of cuts) {
    const uncut = readFileSync(require.resolve(source));
    fonts.set(file, await subsetFont(uncut, characters, { targetFormat: 'woff2', variationAxes: axes }));
  }
  return fonts;
}

async function run(check: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stale: string[] = [];
  for (const [name, font] of await cutFonts()) {
    const file = new URL(name, folder);
    console.log(`${name}: ${(font.length / 1000).toFixed(1)} KB`);
    if (existsSync(file) && readFileSync(file).equals(font)) continue;
    stale.push(name);
    if (!check) writeFileSync(file, font);
  }
  if (check && stale.length > 0) {
    console.error(`${stale.join(', ')}: run tsx scripts/assets/fonts.ts and commit src/assets/fonts.`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === import.meta.filename) await runWriter('scripts/assets/fonts.ts', run);

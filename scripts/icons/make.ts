/**
 * Draws the site's icons and writes its manifest into public/. Run it when the mark, a color or the name changes, and
 * commit the result: `tsx scripts/icons/make.ts`; with `--check` it writes nothing and reports drift.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { brand } from '../../src/site/brand.ts';
import { runWriter } from '../run-command.ts';
import { themeColors } from '../share-images/tokens.ts';
import { packIco } from './ico.ts';
import { markIcon } from './mark.ts';

const raster = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** Every icon file by its name in public/. */
export function iconFiles(): Record<string, Buffer> {
  const color = themeColors();
  const tab = markIcon(color, { round: 5 });
  const sheet = markIcon(color, { scale: 0.8 });
  // Masks leave a circle of four fifths of the edge; at this scale the mark's corners lie inside it.
  const maskable = markIcon(color, { scale: 0.68 });
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.blurb,
    lang: brand.language,
    start_url: '/',
    display: 'browser',
    theme_color: color('paper'),
    background_color: color('paper'),
    icons: [
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return {
    'favicon.ico': packIco([16, 32, 48].map((size) => ({ size, png: raster(tab, size) }))),
    'icon.svg': Buffer.from(tab),
    'apple-touch-icon.png': raster(sheet, 180),
    'icon-192.png': raster(sheet, 192),
    'icon-512.png': raster(sheet, 512),
    'icon-maskable-512.png': raster(maskable, 512),
    'site.webmanifest': Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
  };
}

function run(check: boolean): void {
  const stale = Object.entries(iconFiles()).filter(([name, content]) => {
    const file = join('public', name);
    return !existsSync(file) || !readFileSync(file).equals(content);
  });
  if (!check) for (const [name, content] of stale) writeFileSync(join('public', name), content);
  else if (stale.length > 0) {
    const names = stale.map(([name]) => `public/${name}`).join(', ');
    console.error(`${names}: not what the mark, the theme and the brand say. Run: npx tsx scripts/icons/make.ts`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === import.meta.filename) await runWriter('scripts/icons/make.ts', run);

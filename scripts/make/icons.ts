import { Resvg } from '@resvg/resvg-js';
import { brand } from '../../src/site/brand.ts';
import { iconLogo } from '../../src/site/logo.ts';
import { themeColor as color } from '../read/theme-color.ts';

export function iconFiles(): Record<string, string | Buffer> {
  const tab = mark({ round: 5 });
  const sheet = mark({ scale: 0.8 });
  // Masks cut a circle of four fifths of the edge; at this scale the mark's corners are inside it.
  const maskable = mark({ scale: 0.68 });
  return {
    'public/favicon.ico': ico([16, 32, 48].map((size) => ({ size, png: raster(tab, size) }))),
    'public/icon.svg': tab,
    'public/apple-touch-icon.png': raster(sheet, 180),
    'public/icon-192.png': raster(sheet, 192),
    'public/icon-512.png': raster(sheet, 512),
    'public/icon-maskable-512.png': raster(maskable, 512),
    'public/site.webmanifest': `${JSON.stringify(manifest(), null, 2)}\n`,
  };
}

/** The logo on a sheet of paper, because ink would vanish in a dark tab bar. */
function mark({ scale = 1, round = 0 }): string {
  const inset = 16 - 16 * scale;
  const place = scale === 1 ? '' : ` transform="translate(${inset} ${inset}) scale(${scale})"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32"${round ? ` rx="${round}"` : ''} fill="${color('paper')}"/>`,
    `<g${place}>`,
    `<path fill="${color('margin')}" d="${iconLogo.margin}"/>`,
    `<path fill="${color('action')}" d="${iconLogo.firstLine}"/>`,
    `<path fill="${color('ink')}" d="${iconLogo.lines}"/>`,
    '</g></svg>\n',
  ].join('');
}

const raster = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

function manifest() {
  const paper = color('paper');
  const icon = (src: string, edge: number) => ({ src, type: 'image/png', sizes: `${edge}x${edge}` });
  const maskable = { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' };
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.blurb,
    lang: brand.language,
    start_url: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), maskable],
  };
}

/** Packs PNGs into an `.ico`: a header, a directory entry for each, then the PNGs as they are. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  let offset = 6 + 16 * images.length;
  const directory = images.map(({ size, png }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, ...new Array(9).fill(0)]); // One plane, 32 bits per pixel.
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, images.length, 0]), ...directory, ...images.map(({ png }) => png)]);
}

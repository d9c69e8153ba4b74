import { Resvg } from '@resvg/resvg-js';
import { brand } from '../../src/site/brand.ts';
import { themeColors } from './theme-colors.ts';

type Files = Record<string, string | Buffer>;

/** Edge of the drawing's own grid. The shapes lie on even units, so that they stay sharp at 16 pixels. */
const grid = 32;

/** The site's icons, and the manifest that names some. */
export function iconFiles(): Files {
  const tab = mark({ round: 5 });
  const sheet = mark({ scale: 0.8 });
  // Masks leave a circle of four fifths of the edge; at this scale the mark's corners lie inside it.
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

/** The mark on a sheet of paper, without which its ink would vanish in a dark tab bar. @param round The sheet's corners. */
function mark({ scale = 1, round = 0 }): string {
  const color = themeColors();
  const inset = ((1 - scale) * grid) / 2;
  const place = scale === 1 ? '' : ` transform="translate(${inset} ${inset}) scale(${scale})"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">`,
    `<rect width="${grid}" height="${grid}"${round ? ` rx="${round}"` : ''} fill="${color('paper')}"/>`,
    `<g${place}>`,
    `<path fill="${color('margin')}" d="M4 2h2v28H4zM8 2h2v28H8z"/>`,
    `<path fill="${color('action')}" d="M12 4h16v8H12z"/>`,
    `<path fill="${color('ink')}" d="M12 16h14v4H12zM12 24h10v4H12z"/>`,
    '</g></svg>\n',
  ].join('');
}

const raster = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

function manifest() {
  const paper = themeColors()('paper');
  const icon = (src: string, edge: number) => ({ src, type: 'image/png', sizes: `${edge}x${edge}` });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.blurb,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}

/** Packs PNGs of less than 256 pixels into one `.ico`: a header, a directory entry for each, then the PNGs as they are. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.set([0, 0, 1, 0, images.length]); // Type: icon.
  let offset = directory.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    directory.set([size, size, 0, 0, 1, 0, 32], entry); // One plane, 32 bits a pixel.
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}

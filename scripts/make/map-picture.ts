import { Resvg } from '@resvg/resvg-js';
import type { Color } from './theme-colors.ts';

/** A map at the size at which a card shows it, in pixels. */
export interface MapPicture {
  /** A data address with a PNG inside. */
  src: string;
  width: number;
  height: number;
}

/** The largest box for a map: a tall state fills the height, a wide one takes two fifths of the card. */
const room = { width: 480, height: 530 };

/**
 * A page's map as pixels. It becomes them before the card does, since text in a drawing inside a drawing is not drawn.
 * It is set for a small picture: the labels are those that the page shows on phones, the lines are heavier.
 * @param fontFiles Fonts for its labels.
 */
export function mapPicture(map: string, color: Color, fontFiles: string[]): MapPicture {
  // A cut of the variable font may still call itself by its first weight, Thin.
  const looks = `
    .map-land{fill:${color('card')}}
    .map-mesh{fill:none;stroke:${color('mesh')};stroke-width:1}
    .map-edge{fill:none;stroke:${color('ink')};stroke-width:2.4;stroke-linejoin:round}
    .map-c1{fill:${color('data')}}
    .map-c2{fill:${color('data-mid')}}
    .map-c3{fill:${color('data-soft')}}
    .map-dot1,.map-dot2{fill:${color('mark')};stroke:${color('ink')};stroke-width:1.8}
    .map-dot3{fill:${color('ink')}}
    .lab-d{display:none}
    text{font-family:'Public Sans','Public Sans Thin';font-weight:600;fill:${color('ink')};paint-order:stroke;stroke-linejoin:round}
    .lab-m text{font-size:32px;stroke:${color('card')};stroke-width:8px}`;
  const svg = map.replace('>', `><style>${looks}</style>`);
  const { width, height } = new Resvg(svg);
  const scale = Math.min(room.width / width, room.height / height);
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.round(width * scale) },
    font: { loadSystemFonts: false, fontFiles },
  }).render();
  const src = `data:image/png;base64,${image.asPng().toString('base64')}`;
  return { src, width: image.width, height: image.height };
}

import type { Color } from '../share-images/tokens.ts';

/** Edge of the drawing's own grid. The shapes lie on even units, so that they stay sharp at 16 pixels. */
const grid = 32;

/**
 * The site's mark on a sheet of paper: the double rule, three lines, the first one red and thick. Without the sheet its
 * ink would vanish in a dark tab bar.
 * @param scale How large the mark is drawn; 1 leaves a small margin around it.
 * @param round Radius of the sheet's corners, in units of 32.
 */
export function markIcon(color: Color, { scale = 1, round = 0 } = {}): string {
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

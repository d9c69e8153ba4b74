import { climb, listings, passed, pathThrough, plot } from '../../src/charts/climb.ts';
import { themeColor as color } from '../read/theme-color.ts';

const scale = 1.6;
const width = 480;
const chart = plot.width * scale;
const height = plot.height * scale;
const row = height / listings.length;

/** Home's drawing at the end of its climb, larger and simpler, as an SVG. */
export function climbPicture(): string {
  const lines = `<path d="${passed.map((ranks) => pathThrough(ranks)).join('')}" stroke="${color('baseline')}" stroke-width="1.2"/>`;
  const ours = `<path d="${pathThrough(climb, plot.height + 4)}" stroke="${color('data')}" stroke-width="3.2"/>`;
  const rows = listings.map(
    ({ title }, index) =>
      `<path d="M${chart} ${index * row}H${width}" stroke="${color('rule')}"/>` +
      `<text x="${chart + 22}" y="${(index + 0.6) * row}" font-size="25">${index + 1}</text>` +
      `<text x="${chart + 56}" y="${(index + 0.6) * row}" font-size="22">${title}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${color('card')}"/>`,
    `<rect x="${chart}" width="${width - chart}" height="${row}" fill="${color('mark')}"/>`,
    ...rows,
    `<svg width="${chart}" height="${height}" viewBox="0 0 ${plot.width} ${plot.height}" fill="none">${lines}${ours}</svg>`,
    `<circle cx="${chart}" cy="${row / 2}" r="11" fill="${color('data')}" stroke="${color('card')}" stroke-width="3"/>`,
    `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" fill="none" stroke="${color('ink')}" stroke-width="2"/>`,
    '</svg>',
  ].join('');
}

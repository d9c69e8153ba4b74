import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { characters, shareFonts } from './fonts.ts';
import { mapPicture } from './map-picture.ts';
import { Card, type CardProps, cardSize } from './share-card.tsx';
import type { ShareFacts } from './share-facts.ts';
import { themeColors } from './theme-colors.ts';

/** Above this weight in bytes some networks skip an image. */
export const maxBytes = 60_000;
/** Headline sizes in pixels; the largest that fits is taken. */
const sizes = [92, 84, 76, 70, 64, 58, 53, 48, 44, 40];
/** Pixels between the headline and what stands below it. */
const gap = 30;
/** A map needs more bytes than text, and bears more loss. */
const qualities = [84, 76, 68, 60];

const fonts = shareFonts.map(({ name, style, weight, file }) => {
  const path = join(import.meta.dirname, 'share-fonts', file);
  return { name, style, weight, path, data: readFileSync(path) };
});

/**
 * Draws a page's share image: 1200 × 630, JPEG. The same facts give the same bytes.
 * @throws When a letter is in no font, the headline is too long, or the picture too heavy; the sentence goes on from the
 *   page's path.
 */
export async function drawCard(facts: ShareFacts): Promise<Buffer> {
  refuseUnknownLetters(facts);
  const color = themeColors();
  const files = fonts.map(({ path }) => path);
  const map = facts.map === undefined ? undefined : mapPicture(facts.map, color, files);
  const svg = await largestThatFits({ facts, map, color });
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  for (const quality of qualities) {
    const image = await sharp(pixels, { raw: { width, height, channels: 4 } })
      // Halved color would blur the double rule and the highlighter.
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (image.byteLength <= maxBytes) return image;
  }
  throw new Error(
    `has a share image of over ${maxBytes / 1000} KB. Draw less on it (scripts/make/map-picture.ts), or add a lower quality.`,
  );
}

function refuseUnknownLetters({ headline, sentence, figures }: ShareFacts): void {
  const text = [headline, sentence, ...figures.flatMap(Object.values)].join('');
  const letters = [...new Set(text)].filter((letter) => !characters.includes(letter));
  if (letters.length > 0) {
    throw new Error(
      `says “${letters.join('')}” where its share image quotes it, which the site's fonts lack. Add it to characters in scripts/make/fonts.ts, then run “npm run make -- fonts”.`,
    );
  }
}

/** The card as a drawing, its headline as large as the room allows. */
async function largestThatFits(card: Omit<CardProps, 'size'>): Promise<string> {
  for (const size of sizes) {
    const boxes = new Map<unknown, { top: number; height: number }>();
    const svg = await satori(createElement(Card, { ...card, size }), {
      ...cardSize,
      fonts,
      onNodeDetected: ({ key, top, height }) => key && boxes.set(key, { top, height }),
    });
    const headline = boxes.get('headline') ?? { top: 0, height: 0 };
    const foot = boxes.get('foot')?.top ?? cardSize.height - 44;
    if (headline.top + headline.height + gap <= foot) return svg;
  }
  throw new Error(
    `has a headline of ${card.facts.headline.length} characters, too long for its share image. Shorten it.`,
  );
}

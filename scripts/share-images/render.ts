import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { Card, type CardProps } from './card.tsx';
import type { CardFacts } from './card-facts.ts';
import { type ShareFont, unwritable } from './fonts.ts';
import { cardSize, maxBytes } from './limits.ts';
import { mapPicture } from './map-picture.ts';
import { themeColors } from './tokens.ts';

/** Headline sizes in pixels; the largest that fits is taken. */
const sizes = [92, 84, 76, 70, 64, 58, 53, 48, 44, 40];
/** Pixels between the headline and what stands below it. */
const gap = 30;
/** A map needs more bytes than text, and bears more loss. */
const qualities = [84, 76, 68, 60];

/**
 * Draws a page's share image: 1200 × 630, JPEG. The same facts give the same bytes.
 * @throws When a letter is in no font, the headline is too long, or the picture too heavy; the sentence goes on from the
 *   page's name.
 */
export async function renderCard(facts: CardFacts, fonts: readonly ShareFont[]): Promise<Buffer> {
  refuseUnknownLetters(facts);
  const color = themeColors();
  const fontFiles = fonts.map(({ file }) => file);
  const map = facts.map === undefined ? undefined : mapPicture(facts.map, color, fontFiles);
  const svg = await largestThatFits({ facts, map, color }, fonts);
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  for (const quality of qualities) {
    const image = await sharp(pixels, { raw: { width, height, channels: 4 } })
      // Halved color would blur the double rule and the highlighter.
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (image.byteLength <= maxBytes) return image;
  }
  throw new Error(
    `has a share image of over ${maxBytes / 1000} KB. Draw less on it (scripts/share-images/map-picture.ts), or add a lower quality.`,
  );
}

function refuseUnknownLetters({ kicker, headline, answer, lede, figures }: CardFacts): void {
  const text = [kicker, headline, answer, lede, ...figures.flatMap(Object.values)].join('');
  const letters = unwritable(text);
  if (letters.length > 0) {
    throw new Error(
      `says “${letters.join('')}” where its share image quotes it, which the site's fonts lack. Add it to characters in scripts/assets/fonts.ts.`,
    );
  }
}

/** The card as a drawing, its headline as large as the room allows. */
async function largestThatFits(card: Omit<CardProps, 'size'>, fonts: readonly ShareFont[]): Promise<string> {
  for (const size of sizes) {
    const boxes = new Map<unknown, { top: number; height: number }>();
    const svg = await satori(createElement(Card, { ...card, size }), {
      ...cardSize,
      fonts: fonts.map(({ name, style, weight, data }) => ({ name, style, weight, data })),
      onNodeDetected: ({ key, top, height }) => key && boxes.set(key, { top, height }),
    });
    const headline = boxes.get('headline') ?? { top: 0, height: 0 };
    const foot = boxes.get('foot')?.top ?? cardSize.height - 44;
    if (headline.top + headline.height + gap <= foot) return svg;
  }
  throw new Error(
    `has a headline of ${card.facts.headline.length} characters, too long for its share image. Shorten its h1.`,
  );
}

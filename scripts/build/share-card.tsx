import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { CSSProperties } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { shareImageSize } from '../../src/head/page-head.ts';
import { brand } from '../../src/site/brand.ts';
import { characters, shareFonts } from '../make/fonts.ts';
import { type Color, themeColors } from '../make/theme-colors.ts';

/** A figure of a page: `300` `%` `average increase in traffic`. */
export interface ShareFigure {
  value: string;
  /** Set smaller after the value, with its space where it has one. */
  unit?: string;
  label: string;
}

/** What a share image says and shows. */
export interface ShareFacts {
  headline: string;
  /** Three at most. */
  figures: readonly ShareFigure[];
  /** Takes the place of figures on a page that has none. */
  sentence: string;
  /** The page's map, an SVG that leaves its looks to classes. */
  map?: string;
}

const fontPath = (file: string): string => join('src/assets/share-fonts', file);

/** In pixels; previews show the card at half its size and less, so nothing is small. */
const edge = 60;
const top = 40;
const ruleAt = 116;
const contentAt = 164;
const linePitch = 37;
const lines = Array.from({ length: 16 }, (_, index) => index + 1);

const serif: CSSProperties = { fontFamily: 'Site Serif', fontWeight: 500 };
const absolute: CSSProperties = { display: 'flex', position: 'absolute' };

/** The margin of a pleading with the highlighter on line 1, as on every hero, and the double rule. */
const margin = (color: Color) => [
  <div
    key="mark"
    style={{ ...absolute, left: 40, top, width: ruleAt - 40, height: linePitch, background: color('mark') }}
  />,
  ...lines.map((line) => (
    <div
      key={line}
      style={{
        ...absolute,
        left: 0,
        top: top + (line - 1) * linePitch,
        width: ruleAt - 16,
        height: linePitch,
        justifyContent: 'flex-end',
        alignItems: 'center',
        fontSize: 19,
        fontWeight: line === 1 ? 600 : 400,
        color: color(line === 1 ? 'ink' : 'ink-3'),
      }}
    >
      {line}
    </div>
  )),
  ...[ruleAt, ruleAt + 7].map((left) => (
    <div
      key={left}
      style={{ ...absolute, left, top: 0, width: 2, height: shareImageSize.height, background: color('margin') }}
    />
  )),
];

/** The mark and the wordmark of the header. */
function Brand({ color }: { color: Color }) {
  const style = { ...serif, alignItems: 'center', gap: 14, height: linePitch, fontSize: 28, fontWeight: 600 };
  return (
    <div style={{ display: 'flex', ...style }}>
      <svg width="36" height="36" viewBox="0 0 30 30" aria-hidden="true">
        <path d="M6.5 1v28M9.5 1v28" stroke={color('margin')} strokeWidth="1.4" />
        <path fill={color('action')} d="M13 4h16v7H13z" />
        <path fill={color('ink')} d="M13 15h13v3H13zM13 22h9v3h-9z" />
      </svg>
      {brand.name}
    </div>
  );
}

function Figure({ value, unit, label, color }: ShareFigure & { color: Color }) {
  const number = { ...serif, alignItems: 'baseline', fontSize: 72, lineHeight: 1, letterSpacing: -2 };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, maxWidth: 380 }}>
      <div style={{ display: 'flex', ...number }}>
        {value}
        {unit && <span style={{ fontSize: 32, letterSpacing: 0, whiteSpace: 'pre' }}>{unit}</span>}
      </div>
      <div style={{ marginTop: 8, fontSize: 22, lineHeight: 1.3, color: color('ink-2') }}>{label}</div>
    </div>
  );
}

/** Below the heavy rule: the page's figures, or a sentence. */
function foot({ figures, sentence }: ShareFacts, room: number, color: Color) {
  if (figures.length === 0 && !sentence) return null;
  const style = { gap: 28, marginTop: 'auto', paddingTop: 20, borderTop: `3px solid ${color('ink')}` };
  return (
    <div key="foot" style={{ display: 'flex', ...style }}>
      {figures.slice(0, room).map((figure) => (
        <Figure key={figure.label} {...figure} color={color} />
      ))}
      {figures.length === 0 && <div style={{ fontSize: 27, lineHeight: 1.45, color: color('ink-2') }}>{sentence}</div>}
    </div>
  );
}

interface CardProps {
  facts: ShareFacts;
  map: ReturnType<typeof mapPicture> | undefined;
  /** Size of the headline in pixels. */
  size: number;
  color: Color;
}

/** A page's share image: the ruled paper, a headline and figures; a state's map. */
function Card({ facts, map, size, color }: CardProps) {
  const page = { background: color('paper'), color: color('ink'), fontFamily: 'Site Sans', fontWeight: 400 };
  const width = shareImageSize.width - contentAt - edge - (map ? map.width + 40 : 0);
  const headline = { ...serif, marginTop: 40, fontSize: size, lineHeight: 1.06, letterSpacing: size * -0.02 };
  return (
    <div style={{ display: 'flex', position: 'relative', ...shareImageSize, ...page }}>
      {margin(color)}
      <div style={{ ...absolute, flexDirection: 'column', left: contentAt, top, bottom: 44, width }}>
        <Brand color={color} />
        <div key="headline" style={{ display: 'flex', textWrap: 'balance', ...headline }}>
          {facts.headline}
        </div>
        {foot(facts, map ? 2 : 3, color)}
      </div>
      {map && (
        <img
          src={map.src}
          alt=""
          width={map.width}
          height={map.height}
          style={{ position: 'absolute', right: edge, top: Math.round((shareImageSize.height - map.height) / 2) }}
        />
      )}
    </div>
  );
}

/** The largest box for a map: a tall state fills the height, a wide one takes two fifths of the card. */
const room = { width: 480, height: 530 };

/** A page's map as pixels, because text in a drawing inside a drawing is not drawn. Labels as on phones, heavier lines. */
function mapPicture(map: string, color: Color) {
  const looks = `
    .map-land{fill:${color('card')}}
    .map-borders{fill:none;stroke:${color('mesh')};stroke-width:1}
    .map-outline{fill:none;stroke:${color('ink')};stroke-width:2.4;stroke-linejoin:round}
    .map-county-1{fill:${color('data')}}
    .map-county-2{fill:${color('data-mid')}}
    .map-county-3{fill:${color('data-soft')}}
    .map-city-1,.map-city-2{fill:${color('mark')};stroke:${color('ink')};stroke-width:1.8}
    .map-city-3{fill:${color('ink')}}
    .map-names-wide{display:none}
    text{font-weight:600;fill:${color('ink')};paint-order:stroke;stroke-linejoin:round}
    .map-names-narrow text{font-size:32px;stroke:${color('card')};stroke-width:8px}`;
  const svg = map.replace('>', `><style>${looks}</style>`);
  const { width, height } = new Resvg(svg);
  const scale = Math.min(room.width / width, room.height / height);
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.round(width * scale) },
    font: { loadSystemFonts: false, fontFiles: [fontPath('sans-600.ttf')] },
  }).render();
  const src = `data:image/png;base64,${image.asPng().toString('base64')}`;
  return { src, width: image.width, height: image.height };
}

/** Some networks skip an image with more bytes. */
const maxBytes = 60_000;
/** Headline sizes in pixels; the largest that fits is taken. */
const sizes = [92, 84, 76, 70, 64, 58, 53, 48, 44, 40];
/** Pixels between the headline and what stands below it. */
const gap = 30;
/** A map needs more bytes than text, and bears more loss. */
const qualities = [84, 76, 68, 60];

const fonts = shareFonts.map(({ name, style, weight, file }) => ({
  name,
  style,
  weight,
  data: readFileSync(fontPath(file)),
}));

/** Draws a share image; the same facts give the same bytes. @throws A sentence that goes on from the page's path. */
export async function drawCard(facts: ShareFacts): Promise<Buffer> {
  refuseUnknownLetters(facts);
  const color = themeColors();
  const map = facts.map === undefined ? undefined : mapPicture(facts.map, color);
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
    `has a share image of over ${maxBytes / 1000} KB. Draw less on it (scripts/build/share-card.tsx), or add a lower quality.`,
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
    const svg = await satori(<Card {...card} size={size} />, {
      ...shareImageSize,
      fonts,
      onNodeDetected: ({ key, top, height }) => key && boxes.set(key, { top, height }),
    });
    const headline = boxes.get('headline') ?? { top: 0, height: 0 };
    const foot = boxes.get('foot')?.top ?? shareImageSize.height - 44;
    if (headline.top + headline.height + gap <= foot) return svg;
  }
  throw new Error(
    `has a headline of ${card.facts.headline.length} characters, too long for its share image. Shorten it.`,
  );
}

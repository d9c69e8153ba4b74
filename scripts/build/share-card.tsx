import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { CSSProperties } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { Stat } from '../../src/copy/copy-text.ts';
import { shareImageSize } from '../../src/head/page-facts.ts';
import { brand } from '../../src/site/brand.ts';
import { logo } from '../../src/site/logo.ts';
import { shareFonts } from '../read/share-fonts.ts';
import { themeColor as color } from '../read/theme-color.ts';

export interface ShareFacts {
  headline: string;
  figures: readonly Stat[];
  /** Shown if there are no figures. */
  sentence?: string;
  /** The page's map, an SVG without colors of its own, or another drawing. */
  map?: string;
}

const fontFile = (file: string): string => join('src/assets/share-fonts', file);
const fonts = shareFonts.map(({ file, ...font }) => ({ ...font, data: readFileSync(fontFile(file)) }));

// In pixels. Previews show the card at half its size or less, so nothing is small.
const { width: cardWidth, height: cardHeight } = shareImageSize;
const edge = 60;
const top = 40;
const bottom = 44;
const ruleAt = 116;
const contentAt = 164;
const linePitch = 37;
const lines = Array.from({ length: 16 }, (_, index) => index + 1);
/** The largest box for a map. A tall state fills the height; a wide one takes two fifths of the card. */
const mapRoom = { width: 480, height: 530 };
const sizes = [92, 84, 76, 70, 64, 58, 53, 48, 44, 40];
const gap = 30;

/** In bytes. Some networks skip heavier images. */
const maxBytes = 60_000;
/** A map needs more bytes than text, and looks good at a lower quality. */
const qualities = [84, 76, 68, 60];

const serif: CSSProperties = { fontFamily: 'Site Serif', fontWeight: 500 };
const flex: CSSProperties = { display: 'flex' };
const absolute: CSSProperties = { ...flex, position: 'absolute' };
const lineNumbers: CSSProperties = { flexDirection: 'column', left: 40, top, fontSize: 19, color: color('ink-3') };
const lineNumber = { ...flex, height: linePitch, paddingRight: 16, justifyContent: 'flex-end', alignItems: 'center' };
const highlighted = { background: color('mark'), fontWeight: 600, color: color('ink') };
const rule = `2px solid ${color('margin')}`;
const doubleRule = { borderLeft: rule, borderRight: rule };

/** The margin of a pleading with the highlighter on line 1, as on every hero, and the double rule. */
const margin = () => [
  <div key="lines" style={{ ...absolute, ...lineNumbers, width: ruleAt - 40 }}>
    {lines.map((line) => (
      <div key={line} style={{ ...lineNumber, ...(line === 1 && highlighted) }}>
        {line}
      </div>
    ))}
  </div>,
  <div key="rule" style={{ ...absolute, left: ruleAt, width: 5, height: cardHeight, ...doubleRule }} />,
];

const figureWithLabel = ({ value, unit, label }: Stat) => (
  <div key={label} style={{ ...flex, flexDirection: 'column', flex: 1, maxWidth: 380 }}>
    <div style={{ ...flex, ...serif, alignItems: 'baseline', fontSize: 72, lineHeight: 1, letterSpacing: -2 }}>
      {value}
      {unit && <span style={{ fontSize: 32, letterSpacing: 0, whiteSpace: 'pre' }}>{unit}</span>}
    </div>
    <div style={{ marginTop: 8, fontSize: 22, lineHeight: 1.3, color: color('ink-2') }}>{label}</div>
  </div>
);

function card({ headline, figures, sentence }: ShareFacts, map: ReturnType<typeof mapPicture>, size: number) {
  const page = { background: color('paper'), color: color('ink'), fontFamily: 'Site Sans', fontWeight: 400 };
  const width = cardWidth - contentAt - edge - (map ? map.width + 40 : 0);
  const looks = { ...serif, marginTop: 40, fontSize: size, lineHeight: 1.06, letterSpacing: size * -0.02 };
  const brandLine = { ...serif, alignItems: 'center', gap: 14, height: linePitch, fontSize: 28, fontWeight: 600 };
  const foot = { gap: 28, marginTop: 'auto', paddingTop: 20, borderTop: `3px solid ${color('ink')}` };
  return (
    <div style={{ ...flex, position: 'relative', ...shareImageSize, ...page }}>
      {margin()}
      <div style={{ ...absolute, flexDirection: 'column', left: contentAt, top, bottom, width }}>
        <div style={{ ...flex, ...brandLine }}>
          <svg width="36" height="36" viewBox="0 0 30 30" aria-hidden="true">
            <path d={logo.margin} stroke={color('margin')} strokeWidth="1.4" />
            <path fill={color('action')} d={logo.firstLine} />
            <path fill={color('ink')} d={logo.lines} />
          </svg>
          {brand.name}
        </div>
        <div key="headline" style={{ ...flex, textWrap: 'balance', ...looks }}>
          {headline}
        </div>
        {(figures.length > 0 || sentence) && (
          <div key="foot" style={{ ...flex, ...foot }}>
            {figures.slice(0, map ? 2 : 3).map(figureWithLabel)}
            {sentence && <div style={{ fontSize: 27, lineHeight: 1.45, color: color('ink-2') }}>{sentence}</div>}
          </div>
        )}
      </div>
      {map && (
        <img {...map} alt="" style={{ ...absolute, right: edge, top: Math.round((cardHeight - map.height) / 2) }} />
      )}
    </div>
  );
}

/** A map as pixels, because satori doesn't draw text in an embedded SVG. Labels as on phones, heavier lines. */
function mapPicture(map: string | undefined) {
  if (!map) return undefined;
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
  const scale = Math.min(mapRoom.width / width, mapRoom.height / height);
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.round(width * scale) },
    font: { loadSystemFonts: false, fontFiles: [fontFile('sans-600.ttf')] },
  }).render();
  const src = `data:image/png;base64,${image.asPng().toString('base64')}`;
  return { src, width: image.width, height: image.height };
}

async function drawing(facts: ShareFacts): Promise<string> {
  const map = mapPicture(facts.map);
  for (const size of sizes) {
    const boxes = new Map<unknown, { top: number; height: number }>();
    const svg = await satori(card(facts, map, size), {
      ...shareImageSize,
      fonts,
      onNodeDetected: ({ key, top, height }) => key && boxes.set(key, { top, height }),
      loadAdditionalAsset: async (_, letters) => {
        throw new Error(
          `says “${letters}” where its share image quotes it, which the site's fonts lack. Take it out or, if it is a letter, add it to characters in scripts/read/share-fonts.ts and run “npm run make -- fonts”.`,
        );
      },
    });
    const headline = boxes.get('headline') ?? { top: 0, height: 0 };
    if (headline.top + headline.height + gap <= (boxes.get('foot')?.top ?? cardHeight - bottom)) return svg;
  }
  throw new Error(`has a headline of ${facts.headline.length} characters, too long for its share image. Shorten it.`);
}

/** Draws a share image. The same facts give the same bytes. @throws A sentence that follows the page's path. */
export async function drawCard(facts: ShareFacts): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(await drawing(facts), { font: { loadSystemFonts: false } }).render();
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

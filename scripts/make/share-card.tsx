import type { CSSProperties } from 'react';
import { brand } from '../../src/site/brand.ts';
import type { MapPicture } from './map-picture.ts';
import type { ShareFacts, ShareFigure } from './share-facts.ts';
import type { Color } from './theme-colors.ts';

/** The size at which every network shows a share image whole. */
export const cardSize = { width: 1200, height: 630 } as const;

/** In pixels; previews show the card at half its size and less, so nothing is small. */
const edge = 60;
const top = 40;
const ruleAt = 116;
const contentAt = 164;
const linePitch = 37;
const lines = Array.from({ length: 16 }, (_, index) => index + 1);

const serif: CSSProperties = { fontFamily: 'Source Serif 4', fontWeight: 500 };
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
      style={{ ...absolute, left, top: 0, width: 2, height: cardSize.height, background: color('margin') }}
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

export interface CardProps {
  facts: ShareFacts;
  /** The page's map, drawn at the right. */
  map: MapPicture | undefined;
  /** Size of the headline in pixels. */
  size: number;
  color: Color;
}

/** A page's share image: the ruled paper, a headline and figures; a state's map. */
export function Card({ facts, map, size, color }: CardProps) {
  const page = { background: color('paper'), color: color('ink'), fontFamily: 'Public Sans', fontWeight: 400 };
  const width = cardSize.width - contentAt - edge - (map ? map.width + 40 : 0);
  const headline = { ...serif, marginTop: 40, fontSize: size, lineHeight: 1.06, letterSpacing: size * -0.02 };
  return (
    <div style={{ display: 'flex', position: 'relative', ...cardSize, ...page }}>
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
          style={{ position: 'absolute', right: edge, top: Math.round((cardSize.height - map.height) / 2) }}
        />
      )}
    </div>
  );
}

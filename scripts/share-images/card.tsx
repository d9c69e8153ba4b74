import type { CSSProperties } from 'react';
import { brand } from '../../src/site/brand.ts';
import type { CardFacts, CardFigure } from './card-facts.ts';
import { cardSize } from './limits.ts';
import type { MapPicture } from './map-picture.ts';
import type { Color } from './tokens.ts';

/** Sizes in pixels of a card of 1200; previews show it at half of that and less, so nothing is small. */
const edge = 60;
const ruleAt = 116;
const contentAt = 164;
const linePitch = 37;
const lines = Array.from({ length: 16 }, (_, index) => index + 1);

const serif: CSSProperties = { fontFamily: 'Source Serif 4', fontWeight: 500 };

/** The margin of a pleading with the highlighter on line 1, as on every hero, and the double rule. */
function Margin({ color }: { color: Color }) {
  return (
    <div style={{ display: 'flex', position: 'absolute', left: 0, top: 0, width: contentAt, height: cardSize.height }}>
      <div
        style={{
          position: 'absolute',
          left: 40,
          top: 40,
          width: ruleAt - 40,
          height: linePitch,
          background: color('mark'),
        }}
      />
      <div
        style={{ display: 'flex', flexDirection: 'column', position: 'absolute', left: 0, top: 40, width: ruleAt - 16 }}
      >
        {lines.map((line) => (
          <div
            key={line}
            style={{
              display: 'flex',
              justifyContent: 'flex-end',
              alignItems: 'center',
              height: linePitch,
              fontSize: 19,
              fontWeight: line === 1 ? 600 : 400,
              color: color(line === 1 ? 'ink' : 'ink-3'),
            }}
          >
            {line}
          </div>
        ))}
      </div>
      {[ruleAt, ruleAt + 7].map((left) => (
        <div
          key={left}
          style={{
            position: 'absolute',
            left,
            top: 0,
            width: 2,
            height: cardSize.height,
            background: color('margin'),
          }}
        />
      ))}
    </div>
  );
}

/** The mark and the wordmark of the header. */
function Brand({ color }: { color: Color }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 14,
        height: linePitch,
        fontSize: 28,
        ...serif,
        fontWeight: 600,
      }}
    >
      <svg width="36" height="36" viewBox="0 0 30 30" aria-hidden="true">
        <path d="M6.5 1v28M9.5 1v28" stroke={color('margin')} strokeWidth="1.4" />
        <path fill={color('action')} d="M13 4h16v7H13z" />
        <path fill={color('ink')} d="M13 15h13v3H13zM13 22h9v3h-9z" />
      </svg>
      {brand.name}
    </div>
  );
}

function Figure({ value, unit, label, color }: CardFigure & { color: Color }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, maxWidth: 380 }}>
      <div
        style={{ display: 'flex', alignItems: 'baseline', ...serif, fontSize: 72, lineHeight: 1, letterSpacing: -2 }}
      >
        {value}
        {unit && <span style={{ fontSize: 32, letterSpacing: 0, whiteSpace: 'pre' }}>{unit}</span>}
      </div>
      <div style={{ marginTop: 8, fontSize: 22, lineHeight: 1.3, color: color('ink-2') }}>{label}</div>
    </div>
  );
}

/** Below the heavy rule: the page's figures, or the sentence that follows its headline. */
function Foot({ facts: { figures, lede }, room, color }: { facts: CardFacts; room: number; color: Color }) {
  if (figures.length === 0 && !lede) return null;
  return (
    <div
      key="foot"
      style={{ display: 'flex', gap: 28, marginTop: 'auto', paddingTop: 20, borderTop: `3px solid ${color('ink')}` }}
    >
      {figures.slice(0, room).map((figure) => (
        <Figure key={figure.label} {...figure} color={color} />
      ))}
      {figures.length === 0 && <div style={{ fontSize: 27, lineHeight: 1.45, color: color('ink-2') }}>{lede}</div>}
    </div>
  );
}

export interface CardProps {
  facts: CardFacts;
  /** The page's map, drawn at the right. */
  map: MapPicture | undefined;
  /** Size of the headline in pixels. */
  size: number;
  color: Color;
}

/** A page's share image: the ruled paper, the page's headline and its first figures; a state's map. */
export function Card({ facts, map, size, color }: CardProps) {
  const { kicker, headline, answer } = facts;
  return (
    <div
      style={{
        display: 'flex',
        width: cardSize.width,
        height: cardSize.height,
        background: color('paper'),
        color: color('ink'),
        fontFamily: 'Public Sans',
        fontWeight: 400,
        position: 'relative',
      }}
    >
      <Margin color={color} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: contentAt,
          top: 40,
          bottom: 44,
          width: textWidth(map),
        }}
      >
        <Brand color={color} />
        {kicker && <div style={{ marginTop: 36, fontSize: 25, lineHeight: 1.25, fontWeight: 600 }}>{kicker}</div>}
        <div
          key="headline"
          style={{
            display: 'flex',
            flexDirection: 'column',
            marginTop: kicker ? 14 : 40,
            ...serif,
            fontSize: size,
            lineHeight: 1.06,
            letterSpacing: size * -0.02,
          }}
        >
          <div style={{ display: 'flex', textWrap: 'balance' }}>{headline}</div>
          {answer && <div style={{ display: 'flex', fontStyle: 'italic' }}>{answer}</div>}
        </div>
        <Foot facts={facts} room={map ? 2 : 3} color={color} />
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

const textWidth = (map: MapPicture | undefined): number =>
  cardSize.width - contentAt - edge - (map ? map.width + 40 : 0);

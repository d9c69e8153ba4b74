import { describe, expect, it } from 'vitest';
import { standaloneMap } from './map-picture.ts';
import { themeColours } from './tokens.ts';

const colour = () => '#000';

describe('standaloneMap', () => {
  it('carries its looks and its proportions', () => {
    const { svg, ratio } = standaloneMap('<svg class="map" viewBox="0 13 680 340"><path/></svg>', colour);
    expect(svg).toMatch(/^<svg class="map" viewBox="0 13 680 340"><style>/);
    expect(ratio).toBe(2);
  });

  it('is no longer a list of links', () => {
    const { svg } = standaloneMap(
      '<svg viewBox="0 0 1 1"><a class="us-on" href="/x" aria-label="X"><path/></a></svg>',
      colour,
    );
    expect(svg).toContain('<g class="us-on"><path/></g>');
  });
});

describe('themeColours', () => {
  it('reads a token and refuses what the theme lacks', () => {
    const theme = themeColours('@theme { --color-paper: #f6f3eb; --color-ink-2: #414b59; }');
    expect(theme('ink-2')).toBe('#414b59');
    expect(() => theme('pink')).toThrow('no colour “pink”');
  });
});

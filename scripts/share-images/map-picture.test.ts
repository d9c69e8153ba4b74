import { describe, expect, it } from 'vitest';
import { standaloneMap } from './map-picture.ts';
import { themeColors } from './tokens.ts';

const color = () => '#000';

describe('standaloneMap', () => {
  it('carries its looks and its proportions', () => {
    const { svg, ratio } = standaloneMap('<svg class="map" viewBox="0 13 680 340"><path/></svg>', color);
    expect(svg).toMatch(/^<svg class="map" viewBox="0 13 680 340"><style>/);
    expect(ratio).toBe(2);
  });

  it('is no longer a list of links', () => {
    const { svg } = standaloneMap(
      '<svg viewBox="0 0 1 1"><a class="us-on" href="/x" aria-label="X"><path/></a></svg>',
      color,
    );
    expect(svg).toContain('<g class="us-on"><path/></g>');
  });
});

describe('themeColors', () => {
  it('reads a token and refuses what the theme lacks', () => {
    const theme = themeColors('@theme { --color-paper: #f6f3eb; --color-ink-2: #414b59; }');
    expect(theme('ink-2')).toBe('#414b59');
    expect(() => theme('pink')).toThrow('no color “pink”');
  });
});

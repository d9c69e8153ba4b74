import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteHead } from '../../src/head/page-head.ts';
import { themeColors } from '../share-images/tokens.ts';
import { iconFiles } from './make.ts';

const published = (name: string) => readFileSync(`public/${name}`);

describe('icons', () => {
  it.each(['icon.svg', 'site.webmanifest'])('public/%s is what the mark, the theme and the brand say', (name) => {
    expect(published(name)).toEqual(iconFiles()[name]);
  });

  it('are all there', () => {
    const { icons } = JSON.parse(published('site.webmanifest').toString()) as { icons: { src: string }[] };
    const named = [...siteHead.link.map(({ href }) => href), ...icons.map(({ src }) => src)];
    for (const path of named) expect(published(path.slice(1)).length).toBeGreaterThan(0);
  });

  it('share the color of the header with the head of every page', () => {
    expect(siteHead.meta[0]?.content).toBe(themeColors()('paper'));
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import texas from '../../src/content/states/texas.ts';
import { siteHead } from '../../src/head/page-head.ts';
import { atLeast } from '../../src/lib/format.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { brand } from '../../src/site/brand.ts';
import { claims } from '../../src/site/claims.ts';
import { shareFacts } from '../build/share-images.ts';
import { postalCodes } from './gazetteer.ts';
import { partNames, staleFiles } from './make.ts';
import { drawUsMap, drawUsPicture } from './maps.ts';
import { themeColors } from './theme-colors.ts';

test.each(partNames)('the committed %s are what “npm run make” makes', async (name) => {
  const warned = vi.spyOn(console, 'warn');
  const stale = [...(await staleFiles(name)).keys()];
  expect(stale, `run “npm run make -- ${name}” and commit these files`).toEqual([]);
  // Of a city whose name has no room on its map.
  expect(warned).not.toHaveBeenCalled();
});

const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));

test('every icon that a head or the manifest names is there', () => {
  const named = [...siteHead.link.map(({ href }) => href), ...manifest.icons.map(({ src }: { src: string }) => src)];
  for (const path of named) expect(readFileSync(`public${path}`).length).toBeGreaterThan(0);
});

test('head and theme agree', () => {
  expect(siteHead.meta[0]?.content).toBe(themeColors()('paper'));
});

describe('the map of the United States', () => {
  const ids = Object.keys(usStates) as StateId[];

  test('all fifty can be drawn, each with its own postal code', () => {
    const { states } = drawUsMap(ids);
    expect(Object.keys(states)).toEqual(ids);
    expect(new Set(Object.values(states).map(({ code }) => code)).size).toBe(50);
    const [first, , last] = [postalCodes.alabama, postalCodes.missouri, postalCodes.wyoming];
    expect([first, postalCodes['new-york'], last]).toEqual(['AL', 'NY', 'WY']);
  });

  test('no two codes beside the map touch', () => {
    const beside = Object.values(drawUsMap(ids).states).filter(({ lead }) => lead);
    expect(beside.length).toBeGreaterThan(5);
    for (const [index, one] of beside.entries()) {
      for (const other of beside.slice(index + 1)) {
        // Two letters at the phone's font size of 26 units.
        const apart = Math.abs(one.x - other.x) > 38 || Math.abs(one.y - other.y) >= 22;
        expect(apart, `${one.code} and ${other.code}`).toBe(true);
      }
    }
  });

  test('states without a page are one shape, the others are not in it', () => {
    const [none, all] = [drawUsMap([]), drawUsMap(ids)];
    expect(none.states).toEqual({});
    // The District of Columbia is left.
    expect(all.others.land.length).toBeLessThan(none.others.land.length / 20);
    expect(drawUsPicture(['texas'])).not.toMatch(/<a |<text|class=/);
  });
});

describe('a share image', () => {
  const page = { path: '/about', title: `About us | ${brand.name}`, description: 'We do SEO.' };

  test('a page is its title, without the name that stands above it, and its figures', () => {
    const { headline, figures } = shareFacts(page, new Map());
    expect(headline).toBe('About us');
    expect(figures.map(({ value }) => value)).toContain(atLeast(claims.campaigns));
  });

  test('a figure that the title says is not repeated', () => {
    const title = `${claims.audit.points} points`;
    expect(shareFacts({ ...page, path: '/services/technical-seo', title }, new Map())).toMatchObject({
      headline: title,
      figures: [],
      sentence: 'We do SEO.',
    });
  });

  test('a state is its heading, two of its figures and its map', () => {
    const states = new Map([['texas', texas] as const]);
    const facts = shareFacts({ ...page, path: '/states/texas-divorce-lawyer-seo' }, states);
    expect(facts).toMatchObject({ headline: texas.hero.heading, sentence: '' });
    expect(facts.figures.map(({ value }) => value)).toEqual(texas.market.stats.slice(0, 2).map(({ value }) => value));
    expect(facts.map).toContain('County map of Texas');
  });

  test('the directory shows the map of the states', () => {
    expect(shareFacts({ ...page, path: '/states' }, new Map()).map).toContain('<svg');
  });
});

import { expect, test } from 'vitest';
import texas from '../../src/content/states/texas.ts';
import { atLeast } from '../../src/lib/format.ts';
import { brand } from '../../src/site/brand.ts';
import { claims } from '../../src/site/claims.ts';
import { shareFacts } from './share-images.ts';

const page = { path: '/about', title: `About us | ${brand.name}`, description: 'We do SEO.' };

test('a share image shows the page’s title, without the name that is above it, and its figures', () => {
  const { headline, figures } = shareFacts(page, new Map());
  expect(headline).toBe('About us');
  expect(figures.map(({ value }) => value)).toContain(atLeast(claims.campaigns));
});

test('a figure in the title is not repeated', () => {
  const title = `${claims.audit.points} points`;
  const facts = shareFacts({ ...page, path: '/services/technical-seo', title }, new Map());
  expect(facts).toMatchObject({ headline: title, figures: [], sentence: 'We do SEO.' });
});

test('a state shows its heading, two of its figures and its map; the directory shows the map of the states', () => {
  const facts = shareFacts({ ...page, path: '/states/texas-divorce-lawyer-seo' }, new Map([['texas', texas]]));
  expect(facts).toMatchObject({ headline: texas.hero.heading, sentence: '' });
  expect(facts.figures.map(({ value }) => value)).toEqual(texas.market.stats.slice(0, 2).map(({ value }) => value));
  expect(facts.map).toContain('County map of Texas');
  expect(shareFacts({ ...page, path: '/states' }, new Map()).map).toContain('<svg');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claims } from '../../src/site/claims.ts';
import { settings } from '../../src/site/settings.ts';
import { all, builtPages, dist, section, text, texts, values } from './pages.ts';

/** What an edit could remove without anybody noticing. */

test('every page says that it is in English', () => {
  for (const { path } of builtPages)
    expect(values(path, 'html', 'lang'), path).toEqual([expect.stringMatching(/^en\b/)]);
});

test('a portrait is described, unless the name is beside it', () => {
  const described = builtPages.flatMap(({ path }) =>
    // The map of the menu is described by its link, and the home page's testimonials begin with the name.
    all(path, ':not(a) > img, picture img').filter(({ properties }) => !String(properties.src).includes('us-map')),
  );
  const named = all('/', '#testimonials img');
  expect(described.length).toBeGreaterThan(named.length + 20);
  const silent = described.filter(({ properties }) => !String(properties.alt).trim());
  expect(silent.map(({ properties }) => properties.src)).toEqual(named.map(({ properties }) => properties.src));
});

test.each([
  ['ohio', 62],
  ['georgia', 52],
  ['north-carolina', 58],
  ['michigan', 65],
  ['illinois', 60],
])('the case study of %s took %i days, and says so wherever it counts them', (state, days) => {
  const path = `/states/${state}-divorce-lawyer-seo`;
  expect(texts(path, `${section('client')} h2`)[0]).toMatch(new RegExp(`results in ${days} days`, 'i'));
  const counted = [...text(path, section('client')).matchAll(/(\d+) days|\bday (\d+)/g)].map(([, a, b]) =>
    Number(a ?? b),
  );
  expect([days, claims.daysToResults]).toEqual(expect.arrayContaining(counted));
});

test('Netlify redirects every other name and file of a page, in one hop', () => {
  const { host } = new URL(settings.siteOrigin);
  const pages = builtPages.map(({ path }) => path).filter((path) => path !== '/404');
  const filesOf = (path: string) => (path === '/' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`]);
  const rules = readFileSync(`${dist}/_redirects`, 'utf8').split('\n');
  expect(rules).toEqual(
    expect.arrayContaining([
      ...[`http://${host}`, `http://www.${host}`, `https://www.${host}`].flatMap((origin) => [
        ...pages.flatMap((path) =>
          [path, ...filesOf(path)].map((from) => `${origin}${from} ${settings.siteOrigin}${path} 301!`),
        ),
        `${origin}/* ${settings.siteOrigin}/:splat 301!`,
      ]),
      ...pages.flatMap((path) => filesOf(path).map((from) => `${from} ${path} 301!`)),
      '/404 /404.html 404!',
      '/404.html /404.html 404!',
      '/assets/* /404 302',
    ]),
  );
});

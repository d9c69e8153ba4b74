import type { RouteRecord } from 'vite-react-ssg';
import { expect, test } from 'vitest';
import { refuseRepeatedPaths } from './refuse-repeated-paths.ts';

const states: RouteRecord = { path: '/states/:slug', getStaticPaths: () => ['/states/ohio', '/states/texas'] };
const states2: RouteRecord = { path: '/states/:id', getStaticPaths: () => ['/states/ohio'] };

test.each<[string, RouteRecord[], string]>([
  ['beside each other', [{ path: '/about' }, { path: '/' }, { path: '/about' }], '/about'],
  ['under two layouts', [{ children: [{ path: '/about' }] }, { children: [{ path: '/about' }] }], '/about'],
  [
    'by its place in the tree',
    [{ path: '/services/seo' }, { path: '/services', children: [{ path: 'seo' }] }],
    '/services/seo',
  ],
  ['as the router reads it', [{ path: '/about' }, { path: '/About/' }], '/About/'],
  ['by itself and by a content file', [{ path: '/states/ohio' }, states], '/states/ohio'],
  ['by two dynamic routes', [states, states2], '/states/ohio'],
  ['as the home page', [{ path: '/' }, { index: true }], '/'],
])('a page that is declared twice is refused: %s', async (_, routes, path) => {
  await expect(refuseRepeatedPaths(routes)).rejects.toThrow(`Two routes make a page at ${path}: remove one of them, `);
});

test('different pages are not, nor a layout and the page in it', async () => {
  const services = { path: '/services', children: [{ index: true as const }, { path: 'seo' }] };
  await expect(
    refuseRepeatedPaths([
      { children: [{ path: '/' }, services, states, { path: '/404' }, { path: '*' }] },
      { path: '/lp1' },
    ]),
  ).resolves.toBeUndefined();
});

import { expect, it } from 'vitest';
import { inRouteOrder } from './route-order.ts';

it('orders pages by the route table, states after it by name', () => {
  const pages = ['/states/texas', '/states', '/404', '/about', '/', '/states/alabama'].map((path) => ({ path }));
  expect(inRouteOrder(pages).map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/states',
    '/404',
    '/states/alabama',
    '/states/texas',
  ]);
});

import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

test.each([
  ['VITE_SITE_ORIGN', 'VITE_SITE_ORIGIN'],
  ['VITE_BOOKING', 'VITE_BOOKING_URL'],
  ['ü', undefined],
])('%s is nearest to %s', (misspelled, meant) => {
  expect(nearestName(['VITE_BOOKING_URL', 'VITE_CONTACT_TO', 'VITE_SITE_ORIGIN'], misspelled)).toBe(meant);
});

import { expect, test } from 'vitest';
import { ratingAfterOneStar } from './one-star.tsx';

test('one 1-star review weighs less the more reviews there are', () => {
  expect([5, 10, 20, 50, 100].map(ratingAfterOneStar)).toEqual([4.3, 4.6, 4.8, 4.9, 5]);
});

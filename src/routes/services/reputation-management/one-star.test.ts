import { expect, test } from 'vitest';
import { sampleCampaigns } from '../../../offer/results.ts';
import { best, ratingAfterOneStar } from './one-star.tsx';

test('one 1-star review weighs less the more reviews there are', () => {
  expect([5, 10, 20, 50, 100].map(ratingAfterOneStar)).toEqual([4.3, 4.6, 4.8, 4.9, 5]);
});

test('no rating is above five stars', () => {
  const { rating } = sampleCampaigns;
  const message = `sampleCampaigns.rating in src/offer/results.ts is ${rating}. Write at most ${best}, the most stars that Google gives`;
  expect(rating, message).toBeLessThanOrEqual(best);
});

/** The best rating that a review can give, in stars. */
export const best = 5;

/**
 * The average after one 1-star review, rounded to one decimal as Google shows it.
 * @param reviews How many reviews there were before it, all with five stars.
 */
export function ratingAfterOneStar(reviews: number): number {
  return Math.round(((best * reviews + 1) / (reviews + 1)) * 10) / 10;
}

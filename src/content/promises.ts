/** Answers that several pages give in the same words. */
export const promises = {
  /** What is the client’s when she leaves. */
  yours: 'The pages you’ve paid for, your listings, and your reviews. They carry your firm’s name and stay with you.',
  /** Whether we work for the firm across the street. */
  competitors: 'If we already work for a firm in your county, we say so before you sign.',
  /** Who takes the call. */
  host: 'One of the five people who lead our campaigns.',
};

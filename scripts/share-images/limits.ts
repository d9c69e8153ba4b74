/** What a share image is: the size at which every network shows it whole, and the weight above which some skip it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Bytes. */
export const maxBytes = 60_000;

import { link } from '../copy/copy-text.ts';

const days = 90;

/** How far the number must rise to count as progress. The owner has not said: any rise is the plainest reading. */
const threshold = `If day ${days} isn’t higher, we work for free until it is.`;

/** The guarantee, in the one wording of each of its sentences. */
export const guarantee = {
  days,
  /** In one line, as its heading says it on every page. */
  heading: `progress in ${days} days, or we work for free`,
  threshold,
  /** What counts as progress. Its conditions are in the terms alone (src/routes/terms-of-service/page.tsx). */
  progress: `Before we start, we agree in writing on the number that counts as progress: local visibility, search traffic, or calls. On day ${days}, we compare it with day 1. ${threshold}`,
  /** In brief; the whole wording is in the terms. */
  brief: `We agree in writing on one number before we start. If it isn’t higher on day ${days}, ${link('/terms-of-service#guarantee', 'we work for free until it is')}.`,
} as const;

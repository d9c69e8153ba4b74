import { link } from '../copy/copy-text.ts';

const days = 90;

/** The owner’s promise, in the owner’s words. */
const promise = 'our work continues free until progress is seen';

/** The guarantee, in the one wording of each of its sentences. */
export const guarantee = {
  days,
  /** Wherever the guarantee is explained. */
  heading: `${days}-day satisfaction guarantee: progress, or we work for free`,
  /** In half a sentence. */
  inShort: `progress in ${days} days, or we work for free`,
  /** The consequence if the number on the sheet is not reached. */
  threshold: `If day ${days} falls short of it, ${promise}.`,
  /** The measure of progress. Its conditions are in the terms (src/routes/terms-of-service/page.tsx). */
  progress: `Before we start, you and we write down one number that day ${days} must reach: local visibility, search traffic, or calls. Last year’s same 30 days stand beside it, so that a busy season doesn’t count as progress. If day ${days} falls short, ${promise}.`,
  /** In brief; the whole wording is in the terms. */
  brief: `Before we start, you and we write down one number that day ${days} must reach. If it falls short, ${link('/terms-of-service#guarantee', promise)}.`,
} as const;

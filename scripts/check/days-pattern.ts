import { inWords } from '../../src/lib/format.ts';

/** How a page may write a period, as the source of a regular expression: `90 days`, `ninety-day`, `day 90`. */
export const daysPattern = (days: number): string => `(?:${days}|${inWords(days)})[ -]days?|day ${days}`;

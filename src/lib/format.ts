/*
 * American formats. Not `Intl`, whose first call loads tables, which takes a phone longer than the rest of a page’s code.
 */

export type Range = readonly [low: number, high: number];

/** `1250000` becomes `1,250,000`. Decimals stay as JavaScript writes them. */
export const grouped = (value: number): string => {
  const [whole = '', decimals] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? thousands : `${thousands}.${decimals}`;
};

/** The number of a figure that an editor writes as it is read: `41,700` becomes `41700`, `71%` becomes `71`. */
export const countOf = (figure: string): number => Number(figure.replace(/[,%+]/g, ''));

/** Whole US dollars: `3500` becomes `$3,500`. */
export const dollars = (amount: number): string => `$${grouped(amount)}`;

/** `200` becomes `200+`. */
export const atLeast = (value: number): string => `${grouped(value)}+`;

/** A file’s size: `354992` becomes `355 KB`, `1112526` becomes `1.1 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** `[4, 6]` becomes `4–6`. */
export const range = ([low, high]: Range): string => `${low}–${high}`;

/** `[15, 25]` becomes `15–25%`. */
export const percentRange = (percents: Range): string => `${range(percents)}%`;

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** `47` becomes `forty-seven`; from 100 up, digits are easier to read. */
export function inWords(count: number): string {
  if (count > 99) return grouped(count);
  return small[count] ?? [tens[Math.floor(count / 10)], ...(count % 10 ? [small[count % 10]] : [])].join('-');
}

/** `[4, 6]` becomes `four to six`. */
export const rangeInWords = ([low, high]: Range): string => `${inWords(low)} to ${inWords(high)}`;

/** `['a', 'b', 'c']` becomes `a, b, and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;

/** For the first words of a sentence or of a line. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** For names in the middle of a sentence. */
export const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Rounded for a sentence with “about”: `nearest(10, 879)` is 880. */
export const nearest = (step: number, value: number): number => Math.round(value / step) * step;

/** A number after it has grown by so many percent. */
export const grown = (start: number, percent: number): number => Math.round(start * (1 + percent / 100));

/** `2` becomes `2x`. */
export const times = (factor: number): string => `${factor}x`;

/** A day of the month: `1` becomes `1st`. */
export function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${(!isTeen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'}`;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** `2025-07-07` becomes `July 7, 2025`. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${day}, ${year}`;
}

/** `2025-07` becomes `July 2025`. @param later Months to add. */
export function monthAndYear(isoMonth: string, later = 0): string {
  const [year = 0, month = 1] = isoMonth.split('-').map(Number);
  const count = 12 * year + month - 1 + later;
  return `${months[count % 12]} ${Math.floor(count / 12)}`;
}

/** Rounds lengths in drawings, to keep pages small. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** For drawings in boxes of 100 units, which are scaled up. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

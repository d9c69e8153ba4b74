/*
 * American number and date formats. Not `Intl`: its first call loads tables, which on a phone takes longer than the rest
 * of a page's code.
 */

/** A number with commas between its thousands: `1250000` becomes `1,250,000`. Decimals stay as JavaScript writes them. */
export const grouped = (value: number): string => {
  const [whole = '', decimals] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? thousands : `${thousands}.${decimals}`;
};

const months = 'January February March April May June July August September October November December'.split(' ');

/** A day in full: `2025-07-07` becomes `July 7, 2025`. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${day}, ${year}`;
}

/** A length in a drawing, rounded to tenths: finer ones cannot be seen, and every page would carry their digits. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The same for boxes of 100 units, which are drawn several times as large. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

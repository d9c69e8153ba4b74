/** A length in a drawing, rounded to tenths: finer ones cannot be seen, and every page would carry their digits. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The same for boxes of 100 units, which are drawn several times as large. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

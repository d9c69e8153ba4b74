/** A length in a drawing, rounded to tenths: finer ones cannot be seen, and every page would carry their digits. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

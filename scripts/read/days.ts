/** `Date` turns February 30 into a day in March. */
export const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** It may be tomorrow already where the editor is. */
export const isFuture = (day: string): boolean => day > dayFromNow(1);

/** The end of a sentence about a day that `isFuture`. It may be the clock that is wrong. */
export const inTheFuture = (): string => `is in the future: this computer’s clock says ${dayFromNow(0)}`;

/** Joins class names and leaves out what is false or undefined. */
export const cn = (...classes: (string | false | undefined)[]): string | undefined =>
  classes.filter(Boolean).join(' ') || undefined;

/** Joins the classes that apply; what is false or missing is left out. */
export const cn = (...classes: (string | false | undefined)[]): string | undefined =>
  classes.filter(Boolean).join(' ') || undefined;

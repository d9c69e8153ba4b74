/** Lengths that search results show in full. */
export const lengths = { title: [30, 60], description: [110, 160] } as const;

/** `Date` turns February 30 into a day in March. */
export const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;

/** It may be tomorrow already where the editor is. */
export const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

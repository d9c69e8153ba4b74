/** Whether it is a day as ISO 8601 writes it: 2026-11-20. `Date` turns February 30 into a day in March. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

import { expiryOf } from '../outputs/security-txt.ts';
import type { Finding, SourceFile } from './source.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** The contact is reported this many days before it ends. */
const notice = 30;

const updated = /\bupdated(?:=|: )["'](\d{4}-\d\d-\d\d)["']/;

interface DayOfChange {
  path: string;
  line: number;
  /** ISO 8601. */
  day: string;
}

/** The days on which pages were last changed. */
const daysOfChange = (files: readonly SourceFile[]): DayOfChange[] =>
  files.flatMap(({ path, lines }) =>
    lines.flatMap((text, index) => {
      const day = updated.exec(text)?.[1];
      return day ? [{ path, line: index + 1, day }] : [];
    }),
  );

/** Days of a change that are still to come, such as a mistyped year. A build does not ask: it must not depend on the clock. */
export const daysAhead = (files: readonly SourceFile[], now: Date): Finding[] =>
  daysOfChange(files)
    // A day begins up to 14 hours earlier in other time zones.
    .filter(({ day }) => Date.parse(day) > now.getTime() + oneDay)
    .map(({ path, line, day }) => ({ path, line, what: `The page was last changed on ${day}` }));

/** The end of security.txt, when it is past or near: it counts from the newest day on which a page's words were changed. */
export function endingSecurityContact(files: readonly SourceFile[], now: Date): Finding[] {
  const newest = daysOfChange(files).reduce<DayOfChange | undefined>(
    (latest, one) => (latest && latest.day >= one.day ? latest : one),
    undefined,
  );
  if (!newest) return [];
  const end = expiryOf(newest.day);
  if (end.getTime() - now.getTime() > notice * oneDay) return [];
  const what = `security.txt is valid until ${end.toISOString().slice(0, 10)}, counted from this newest change`;
  return [{ path: newest.path, line: newest.line, what }];
}

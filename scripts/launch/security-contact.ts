import { expiryOf } from '../outputs/security-txt.ts';
import type { Finding, SourceFile } from './source.ts';

/** The contact is reported this many days before it ends. */
const notice = 30;

const updated = /\bupdated(?:=|: )["'](\d{4}-\d\d-\d\d)["']/;

/** The end of security.txt, when it is past or near: it counts from the newest day on which a page's words were changed. */
export function endingSecurityContact(files: readonly SourceFile[], now: Date): Finding[] {
  const days = files.flatMap(({ path, lines }) =>
    lines.flatMap((text, index) => {
      const day = updated.exec(text)?.[1];
      return day ? [{ path, line: index + 1, day }] : [];
    }),
  );
  const newest = days.reduce<(typeof days)[number] | undefined>(
    (latest, one) => (latest && latest.day >= one.day ? latest : one),
    undefined,
  );
  if (!newest) return [];
  const end = expiryOf(newest.day);
  if (end.getTime() - now.getTime() > notice * 24 * 60 * 60 * 1000) return [];
  const what = `security.txt is valid until ${end.toISOString().slice(0, 10)}, counted from this newest change`;
  return [{ path: newest.path, line: newest.line, what }];
}

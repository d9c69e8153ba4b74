import { parseCopy } from '../../src/lib/copy-text.ts';

/** Every string in a value, however deep. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What looks like a mark, from its bracket to the next space. */
const looksLikeMark = /(?:\[[^[\]]*)?\]\(\S*|\[\^\S*/g;

/** The beginnings of links and note references in a text that readers see: a mark that was mistyped stays as it is. */
export const rawMarks = (text: string): string[] => text.match(looksLikeMark) ?? [];

/** The marks in copy that the pages would show as they are typed, each a fault that names the fix. */
export const markFaults = (copy: unknown): string[] =>
  stringsIn(copy)
    .flatMap(parseCopy)
    .flatMap((part) => (part.kind === 'text' ? rawMarks(part.text) : []))
    .map(
      (mark) =>
        `“${mark}” is no mark, and would be shown as it stands. Write a link as [words](/path), a note’s number as [^id].`,
    );

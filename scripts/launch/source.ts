import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of src, as the launch check reads it. */
export interface SourceFile {
  /** From the project's root: `src/site/claims.ts`. */
  path: string;
  lines: readonly string[];
}

/** Something that is left to do before the launch. */
export interface Finding {
  /** `src/site/claims.ts:23`, or several lines of a file, or a setting's name. */
  where: string;
  /** What stands there, in a few words. */
  what: string;
}

/** A line that a pattern matches. */
export interface Match {
  path: string;
  /** Counted from 1. */
  line: number;
  match: RegExpExecArray;
}

/** All modules of a folder and those below it, tests aside, in alphabetical order. */
export function readSource(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => {
      const path = join(folder, name).replaceAll('\\', '/');
      return { path, lines: readFileSync(path, 'utf8').split('\n') };
    });
}

/**
 * Whether somebody has vouched for what stands on a line: a comment there, or alone on the line above, says
 * `checked: by whom, against what`.
 */
const isChecked = ({ lines }: SourceFile, index: number): boolean =>
  /(?:\/\/|\/\*).*\bchecked:/.test(lines[index] ?? '') || /^\s*\{?\/[/*].*\bchecked:/.test(lines[index - 1] ?? '');

/** The lines that a pattern matches and nobody has vouched for. */
export function findLines(files: readonly SourceFile[], pattern: RegExp): Match[] {
  return files.flatMap((file) =>
    file.lines.flatMap((text, index) => {
      const match = pattern.exec(text);
      return match && !isChecked(file, index) ? [{ path: file.path, line: index + 1, match }] : [];
    }),
  );
}

/** Matches with one finding for each file: `src/content/team.ts:26, 45`. */
export function byFile(matches: readonly Match[], what: (count: number) => string): Finding[] {
  const lines = new Map<string, number[]>();
  for (const { path, line } of matches) lines.set(path, [...(lines.get(path) ?? []), line]);
  return [...lines].map(([path, at]) => ({ where: `${path}:${at.join(', ')}`, what: what(at.length) }));
}

/** Matches with one finding for each. */
export const byLine = (matches: readonly Match[], what: (match: RegExpExecArray) => string): Finding[] =>
  matches.map(({ path, line, match }) => ({ where: `${path}:${line}`, what: what(match) }));

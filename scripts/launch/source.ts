import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of src, as the launch check reads it. */
export interface SourceFile {
  /** From the project's root: `src/site/claims.ts`. */
  path: string;
  lines: readonly string[];
}

/** A place where something is left to do before the launch. */
export interface Finding {
  path: string;
  /** Counted from 1. */
  line: number;
  /** What stands there, in a few words. */
  what: string;
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

/** The places that a pattern matches and nobody has vouched for. */
export function findLines(
  files: readonly SourceFile[],
  pattern: RegExp,
  what: (file: SourceFile, index: number, match: RegExpExecArray) => string,
): Finding[] {
  return files.flatMap((file) =>
    file.lines.flatMap((line, index) => {
      const match = pattern.exec(line);
      if (!match || isChecked(file, index)) return [];
      return [{ path: file.path, line: index + 1, what: what(file, index, match) }];
    }),
  );
}

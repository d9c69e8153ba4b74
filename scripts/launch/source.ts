import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of src, as the launch check reads it. */
export interface SourceFile {
  /** From the project's root: `src/site/claims.ts`. */
  path: string;
  lines: readonly string[];
}

/** Something that is left to do before the launch, and where: lines of a file, or a setting's name. */
export interface Finding {
  where: string;
  what: string;
}

/** All modules of a folder and those below it, tests aside, in alphabetical order. */
export const readSource = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n') }));

/** Whether a comment on a line, or alone on the one above, says `checked: by whom, against what`. */
const isChecked = ({ lines }: SourceFile, index: number): boolean =>
  /(?:\/\/|\/\*).*\bchecked:/.test(lines[index] ?? '') || /^\s*\{?\/[/*].*\bchecked:/.test(lines[index - 1] ?? '');

/** The lines that a pattern matches and nobody has vouched for, by file: `src/content/team.ts:26, 45`, with the matches. */
export const findLines = (
  files: readonly SourceFile[],
  pattern: RegExp,
): { where: string; matches: RegExpExecArray[] }[] =>
  files.flatMap((file) => {
    const found = file.lines.flatMap((text, index) => {
      const match = pattern.exec(text);
      return match && !isChecked(file, index) ? [{ line: index + 1, match }] : [];
    });
    const where = `${file.path}:${found.map(({ line }) => line).join(', ')}`;
    return found.length > 0 ? [{ where, matches: found.map(({ match }) => match) }] : [];
  });

/** All that a pattern finds as one finding: the first file with its lines, and the number of others. */
export function asOne(files: readonly SourceFile[], pattern: RegExp, what: string): Finding[] {
  const [first, ...more] = findLines(files, pattern);
  if (!first) return [];
  return [{ where: first.where, what: more.length > 0 ? `${what} (and in ${more.length} more files)` : what }];
}

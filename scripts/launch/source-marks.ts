import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Finding {
  where: string;
  what: string;
}

export type Source = ReadonlyMap<string, readonly string[]>;

export const readSource = (folder: string): Source =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .sort()
      .map((name) => join(folder, name))
      .map((path) => [path, readFileSync(path, 'utf8').split('\n')]),
  );

/** The files with lines that match: `src/content/team.ts:26, 45`. */
const findLines = (source: Source, pattern: RegExp, what: string, isWanted = (_: string) => true): Finding[] =>
  [...source].flatMap(([path, lines]) => {
    const numbers = lines.flatMap((line, index) => (pattern.test(line) ? index + 1 : []));
    return numbers.length > 0 && isWanted(path) ? [{ where: `${path}:${numbers.join(', ')}`, what }] : [];
  });

const asOne = ([first, ...more]: Finding[]): Finding[] => {
  if (!first) return [];
  return [{ ...first, what: more.length > 0 ? `${first.what} (and in ${more.length} more files)` : first.what }];
};

// With a semicolon it is part of a type.
const sample = /\bsample: true\b(?!;)/;
const label = /<SampleLabel\b[^{]*>[^{]|\bsample="/;
const isState = (path: string) => path.startsWith('src/content/states/');

/** Invented people, firms, and figures. A text search, because the pages' own data can't be imported here. */
export const samples = (source: Source): Finding[] => [
  ...findLines(source, sample, '“sample: true”', (path) => !isState(path)),
  ...asOne(findLines(source, sample, '“sample: true”', isState)),
  ...asOne(findLines(source, /\/\/ sample figure$/, 'lines below “// sample figure”')),
  ...asOne(findLines(source, label, 'labels that say “sample”: remove each with its samples')),
];

const updated = /\bupdated(?:=|: )["'](\d{4}-\d\d-\d\d)["']/;
const oneDay = 24 * 60 * 60 * 1000;

/** A page whose last change has a date in the future, such as a mistyped year. */
export function dates(source: Source, now: Date): Finding[] {
  const [newest] = [...source]
    .flatMap(([where, lines]) => lines.map((line) => ({ where, day: updated.exec(line)?.[1] ?? '' })))
    .sort((a, b) => b.day.localeCompare(a.day));
  // A day begins up to 14 hours earlier in other time zones.
  if (!newest?.day || Date.parse(newest.day) <= now.getTime() + oneDay) return [];
  const { where, day } = newest;
  return [{ where, what: `Last changed on ${day}, which is in the future. Correct the date.` }];
}

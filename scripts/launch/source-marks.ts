import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type Source = ReadonlyMap<string, readonly string[]>;

export const readSource = (folder: string): Source =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .sort()
      .map((name) => join(folder, name))
      .map((path) => [path, readFileSync(path, 'utf8').split('\n')]),
  );

// With a semicolon it is part of a type.
const sample = /\bsample: true\b(?!;)/;

const list = new Intl.ListFormat('en');

/** Where clients and figures are invented: `src/content/client-cases.ts, lines 94 and 132`. People are in scripts/check/people.ts. */
export function samples(source: Source): string[] {
  const states: string[] = [];
  const found = [...source].flatMap(([path, lines]) => {
    const numbers = lines.flatMap((line, index) => (sample.test(line) ? `${index + 1}` : []));
    if (numbers.length === 0 || path === 'src/content/team.ts') return [];
    if (path.startsWith('src/content/states/')) {
      states.push(basename(path, '.ts'));
      return [];
    }
    return `${path}, ${numbers.length > 1 ? 'lines' : 'line'} ${list.format(numbers)}`;
  });
  return states.length > 0 ? [...found, `src/content/states: ${list.format(states)}`] : found;
}

const updated = /\bupdated(?:=|: )["'](\d{4}-\d\d-\d\d)["']/;
const oneDay = 24 * 60 * 60 * 1000;

/** A page whose last change has a date in the future, such as a mistyped year. */
export function dates(source: Source, now: Date): string[] {
  const [newest] = [...source]
    .flatMap(([where, lines]) => lines.map((line) => ({ where, day: updated.exec(line)?.[1] ?? '' })))
    .sort((a, b) => b.day.localeCompare(a.day));
  // A day begins up to 14 hours earlier in other time zones.
  if (!newest?.day || Date.parse(newest.day) <= now.getTime() + oneDay) return [];
  return [`${newest.where} was last changed on ${newest.day}, which is in the future`];
}

import { expiryOf } from '../outputs/security-txt.ts';
import { byLine, type Finding, findLines, type SourceFile } from './source.ts';

const oneDay = 24 * 60 * 60 * 1000;
/** The security contact is reported this many days before it ends. */
const notice = 30;

const named = (files: readonly SourceFile[], path: string) => files.filter((file) => file.path === path);

/** What says who the agency is, and what its lawyer answers for, until somebody vouches for it. */
const confirmations = (files: readonly SourceFile[]): Finding[] => [
  ...byLine(
    findLines(named(files, 'src/site/brand.ts'), /^ {2}name: '(.*)'/),
    ([, name]) => `The agency is called “${name}”. Is that its name?`,
  ),
  ...byLine(
    findLines(named(files, 'src/site/brand.ts'), /^ {2}copyrightYear: (\d+)/),
    ([, year]) => `The footer’s copyright year is ${year}. Is it right?`,
  ),
  ...byLine(
    findLines(named(files, 'src/site/claims.ts'), /(?:(privacy): \{ )?lastUpdated: '([\d-]+)'/),
    ([, privacy, day]) =>
      `The ${privacy ? 'privacy policy' : 'terms'} were last changed on ${day}. Has your lawyer read today’s words?`,
  ),
];

/**
 * Where the specification gives two figures for one thing: the list in the comment of src/site/claims.ts, which the
 * owner shortens as they are settled.
 */
function disagreements(files: readonly SourceFile[]): Finding[] {
  const [file] = named(files, 'src/site/claims.ts');
  const start = file?.lines.findIndex((line) => line.includes('DISAGREEMENTS')) ?? -1;
  if (!file || start < 0) return [];
  const end = file.lines.findIndex((line, index) => index > start && line.includes('*/'));
  const found: Finding[] = [];
  for (const [index, line] of file.lines.slice(start, end).entries()) {
    const text = line.replace(/^\s*\*\s*/, '').replaceAll('`', '');
    const last = found.at(-1);
    if (text.startsWith('- ')) found.push({ where: `${file.path}:${start + index + 1}`, what: text.slice(2) });
    else if (last && /^\s*\* {3}/.test(line)) last.what += ` ${text}`;
  }
  return found;
}

/** Days of a change that are still to come, such as a mistyped year, and the end of security.txt when it is near. */
function days(files: readonly SourceFile[], now: Date): Finding[] {
  const changes = findLines(files, /\bupdated(?:=|: )["'](\d{4}-\d\d-\d\d)["']/);
  const dayOf = ({ match }: (typeof changes)[number]) => match[1] ?? '';
  // A day begins up to 14 hours earlier in other time zones.
  const ahead = changes.filter((change) => Date.parse(dayOf(change)) > now.getTime() + oneDay);
  const newest = changes.toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1))[0];
  const end = newest && expiryOf(dayOf(newest));
  return [
    ...byLine(ahead, ([, day]) => `The page was last changed on ${day}, which is to come. On which day was it?`),
    ...(end && end.getTime() - now.getTime() < notice * oneDay
      ? byLine(
          [newest],
          () => `security.txt ends on ${end.toISOString().slice(0, 10)}. Read the page again and set its day.`,
        )
      : []),
  ];
}

/** What only the owner can answer. */
export const ownerQuestions = (files: readonly SourceFile[], now: Date): Finding[] => [
  ...confirmations(files),
  ...days(files, now),
  ...disagreements(files),
];

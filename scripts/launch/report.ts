import '../read/load-env.ts';
import { parseArgs } from 'node:util';
import { placeholderSettings } from '../check/settings.ts';
import { runCommand } from '../run-command.ts';
import { unprovenClaims } from './claims-to-prove.ts';
import { ownerQuestions } from './owner-questions.ts';
import { asOne, type Finding, findLines, readSource, type SourceFile } from './source.ts';

/** One kind of things that are left to do, and how to settle them. */
export interface LaunchTopic {
  heading: string;
  fix: string;
  findings: Finding[];
}

// With a semicolon it is part of a type.
const sample = /\bsample: true\b(?!;)/;

const isState = ({ path }: SourceFile) => path.startsWith('src/content/states/');

/** Invented people, firms and figures: data with `sample: true`, figures below `// sample figure`, labels that call them so. */
const samples = (files: readonly SourceFile[]): Finding[] => [
  ...asOne(
    files.filter((file) => isState(file) && !file.lines.some((line) => /^ +image: /.test(line))),
    /^export default/,
    'no words of a client yet',
  ),
  ...findLines(
    files.filter((file) => !isState(file)),
    sample,
  ).map(({ where, matches }) => ({ where, what: `${matches.length} × “sample: true”` })),
  ...asOne(files.filter(isState), sample, '“sample: true”'),
  ...asOne(files, /\/\/ sample figure$/, 'lines below “// sample figure”'),
  ...asOne(files, /<SampleLabel\b[^{]*>[^{]|\bsample="/, 'labels that say “sample”: take each out with its samples'),
];

/** Everything that stands between this site and its launch. */
export const launchTopics = (
  files: readonly SourceFile[],
  env: NodeJS.ProcessEnv,
  now: Date = new Date(),
): LaunchTopic[] => [
  {
    heading: 'Settings',
    fix: 'Set them where the site is built, or in .env (.env.example explains each).',
    findings: placeholderSettings(env).map(({ variable: where, placeholder }) => ({
      where,
      what: `the placeholder ${placeholder}`,
    })),
  },
  {
    heading: 'People and figures',
    fix: 'Put real ones there, with their consent, and take out the mark; then the notes and labels that call them samples.',
    findings: samples(files),
  },
  {
    heading: 'Claims to prove',
    fix: 'Prove each or take it out. Proven: “// checked: by whom, against what” on the line or above it.',
    findings: unprovenClaims(files),
  },
  {
    heading: 'Questions that only the owner can answer',
    fix: 'Answered and said on the pages: take the line out of scripts/launch/owner-questions.ts.',
    findings: ownerQuestions(files, now),
  },
];

/** The report as lines for a terminal. */
export function printTopics(topics: readonly LaunchTopic[]): string {
  const open = topics.filter(({ findings }) => findings.length > 0);
  if (open.length === 0) return 'Nothing is left to do before the launch.';
  const sections = open.map(({ heading, fix, findings }) => {
    const width = Math.min(44, Math.max(...findings.map(({ where }) => where.length)));
    const rows = findings.map(({ where, what }) => `  ${where.padEnd(width)}  ${what}`);
    return [`${heading} (${findings.length}): ${fix}`, ...rows].join('\n');
  });
  return sections.join('\n\n');
}

/** Lists what is still sample content or a placeholder. It informs; with `--strict` it exits with 1 while anything is left. */
function checkLaunch(): void {
  const { values: flags } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const topics = launchTopics(readSource('src'), process.env);
  console.log(printTopics(topics));
  if (flags.strict && topics.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:launch -- [--strict]', checkLaunch);

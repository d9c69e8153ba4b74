import '../read/load-env.ts';
import { parseArgs } from 'node:util';
import { placeholderSettings } from '../check/settings.ts';
import { runCommand } from '../run-command.ts';
import { claimsToProve } from './claims-to-prove.ts';
import { ownerQuestions } from './owner-questions.ts';
import { dates, type Finding, readSource, type Source, samples } from './source-marks.ts';

interface LaunchTopic {
  heading: string;
  fix: string;
  findings: Finding[];
}

const listed = (lists: Record<string, string[]>): Finding[] =>
  Object.entries(lists).flatMap(([where, all]) => all.map((what) => ({ where, what })));

interface Site {
  source: Source;
  env: NodeJS.ProcessEnv;
  claims: Record<string, string[]>;
  questions: Record<string, string[]>;
  now: Date;
}

export const launchTopics = ({ source, env, claims, questions, now }: Site): LaunchTopic[] => [
  {
    heading: 'Settings',
    fix: 'Set them where the site is built, or in .env (.env.example explains each).',
    findings: placeholderSettings(env).map(({ variable, placeholder }) => ({
      where: variable,
      what: `the placeholder ${placeholder}`,
    })),
  },
  {
    heading: 'People and figures',
    fix: 'Put real ones there, with their consent, and remove the mark; then the notes and labels that call them samples.',
    findings: samples(source),
  },
  {
    heading: 'Claims to prove',
    fix: 'Prove each or take it off the pages; then remove its line from scripts/launch/claims-to-prove.ts.',
    findings: listed(claims),
  },
  {
    heading: 'Questions that only the owner can answer',
    fix: 'Once you have answered one and the pages say so, remove its line from scripts/launch/owner-questions.ts.',
    findings: [...listed(questions), ...dates(source, now)],
  },
];

export function printTopics(topics: readonly LaunchTopic[]): string {
  const open = topics.filter(({ findings }) => findings.length > 0);
  const sections = open.map(({ heading, fix, findings }) => {
    const width = Math.min(44, Math.max(...findings.map(({ where }) => where.length)));
    const rows = findings.map(({ where, what }) => `  ${where.padEnd(width)}  ${what}`);
    return [`${heading} (${findings.length}): ${fix}`, ...rows].join('\n');
  });
  return sections.join('\n\n') || 'Nothing is left to do before the launch.';
}

/** Lists what is still sample content or a placeholder. With `--strict`, it exits with 1 while anything is left. */
function checkLaunch(): void {
  const { values: flags } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const lists = { claims: claimsToProve, questions: ownerQuestions };
  const topics = launchTopics({ source: readSource('src'), env: process.env, ...lists, now: new Date() });
  console.log(printTopics(topics));
  if (flags.strict && topics.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:launch -- [--strict]', checkLaunch);

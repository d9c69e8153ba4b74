import '../read/load-env.ts';
import { parseArgs } from 'node:util';
import { type TeamMember, team } from '../../src/content/team.ts';
import { samplePeople } from '../check/people.ts';
import { placeholderSettings } from '../check/settings.ts';
import { runCommand } from '../run-command.ts';
import { claimsToProve } from './claims-to-prove.ts';
import { ownerQuestions } from './owner-questions.ts';
import { dates, readSource, type Source, samples } from './source-marks.ts';

interface LaunchTopic {
  heading: string;
  fix: string;
  findings: readonly string[];
}

interface Site {
  source: Source;
  env: NodeJS.ProcessEnv;
  people: readonly TeamMember[];
  claims: readonly string[];
  questions: Record<string, string[]>;
  now: Date;
}

/** What is open, most important first. */
export const launchTopics = ({ source, env, people, claims, questions, now }: Site): LaunchTopic[] => [
  {
    heading: 'Settings, without which nothing goes live',
    fix: 'Set them where the site is built, or in .env (.env.example explains each).',
    findings: placeholderSettings(env).map(({ variable, placeholder }) => `${variable} is ${placeholder}`),
  },
  {
    heading: 'Invented people, with whom nothing goes live',
    fix: 'docs/recipes.md has the steps, under “People and photos”.',
    findings: samplePeople(people),
  },
  {
    heading: 'Invented clients and figures, which the pages call examples',
    fix: 'Put real ones there, with their consent, and delete “sample: true”. The label goes by itself.',
    findings: samples(source),
  },
  {
    heading: 'Claims to prove',
    fix: 'Prove each or take it off the pages; then delete its line in scripts/launch/claims-to-prove.ts.',
    findings: claims,
  },
  ...Object.entries(questions).map(([topic, findings]) => ({
    heading: `Questions about ${topic}`,
    fix: 'Once the pages say your answer, delete the question in scripts/launch/owner-questions.ts.',
    findings,
  })),
  { heading: 'Dates', fix: 'Correct each.', findings: dates(source, now) },
];

/** Each topic fits one screen. */
export function printTopics(topics: readonly LaunchTopic[]): string {
  const open = topics.filter(({ findings }) => findings.length > 0);
  const sections = open.map(({ heading, fix, findings }) =>
    [`${heading} (${findings.length})`, fix, ...findings.map((finding) => `  ${finding}`)].join('\n'),
  );
  return sections.join('\n\n') || 'Nothing is left to do before the launch.';
}

/** Lists what is still sample content or a placeholder. With `--strict`, it exits with 1 while anything is left. */
function checkLaunch(): void {
  const { values: flags } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const lists = { claims: claimsToProve, questions: ownerQuestions };
  const topics = launchTopics({ source: readSource('src'), env: process.env, people: team, ...lists, now: new Date() });
  console.log(printTopics(topics));
  if (flags.strict && topics.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:launch -- [--strict]', checkLaunch);

import '../read/load-env.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { founderStory } from '../../src/content/founder-story.ts';
import { team } from '../../src/content/team.ts';
import { listed } from '../../src/lib/format.ts';
import type { MaybeSample } from '../../src/lib/sample.ts';
import { samplePeople } from '../check/go-live.ts';
import { placeholderSettings } from '../check/settings.ts';
import { runCommand } from '../run-command.ts';
import { claimsToProve } from './claims-to-prove.ts';
import { ownerQuestions } from './owner-questions.ts';

const ours = {
  source: 'src',
  env: process.env,
  people: team,
  story: founderStory as MaybeSample,
  claims: claimsToProve,
  questions: ownerQuestions,
};

/** The open topics, most important first. Each fits one screen. */
export function launchTopics({ source, env, people, story, claims, questions }: typeof ours = ours): string[] {
  const topics: [heading: string, fix: string, findings: readonly string[]][] = [
    [
      'Settings, without which nothing goes live',
      'Set them where the site is built, or in .env (.env.example explains each).',
      placeholderSettings(env).map(({ variable, placeholder }) => `${variable} is ${placeholder}`),
    ],
    [
      'Invented people, with whom nothing goes live',
      'docs/recipes.md has the steps, under “People and photos”.',
      samplePeople(people, story),
    ],
    [
      'Invented clients and figures, which the pages call examples',
      'Put real ones there, with their consent, and delete “sample: true”. The label goes by itself.',
      samplesIn(source),
    ],
    [
      'Claims to prove',
      'Prove each, correct it (docs/recipes.md, under “A price or another figure”), or take it off the pages; then delete its line in scripts/launch/claims-to-prove.ts and run “npm run format”.',
      claims,
    ],
    ...Object.entries(questions).map(([topic, open]): [string, string, string[]] => [
      `Questions about ${topic}`,
      'Once the pages say your answer, delete the question in scripts/launch/owner-questions.ts and run “npm run format”.',
      open,
    ]),
  ];
  return topics
    .filter(([, , findings]) => findings.length > 0)
    .map(([heading, fix, findings]) =>
      [`${heading} (${findings.length})`, fix, ...findings.map((finding) => `  ${finding}`)].join('\n'),
    );
}

/** Where clients and figures are invented: `src/content/client-cases.ts, lines 94 and 132`. */
const samplesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^content\/(?:founder-story|team)\.ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const marked = lines.flatMap((line, index) => (line.includes('sample: true') ? `${index + 1}` : []));
      if (marked.length === 0) return [];
      return `${folder}/${file}, ${marked.length > 1 ? 'lines' : 'line'} ${listed(marked)}`;
    });

/** Lists all sample content and placeholders. @throws With `--strict`, if anything is. */
export function checkLaunch(args: string[], site = ours): void {
  const { strict } = parseArgs({ args, options: { strict: { type: 'boolean', default: false } } }).values;
  const topics = launchTopics(site);
  console.log(topics.join('\n\n') || 'Nothing is left to do before the launch.');
  if (strict && topics.length > 0) throw new Error('The launch has to wait for all of this.');
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:launch -- [--strict]', () => checkLaunch(process.argv.slice(2)));

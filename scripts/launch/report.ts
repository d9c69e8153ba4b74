import { stateTestimonials } from '../../src/content/state-testimonials.ts';
import { usStates } from '../../src/lib/us-states.ts';
import { placeholderSettings } from '../hosting/check-settings.ts';
import { unprovenClaims } from './claims-to-prove.ts';
import { ownerQuestions } from './owner-questions.ts';
import { byFile, type Finding, findLines, type SourceFile } from './source.ts';

/** One kind of things that are left to do, and how to settle them. */
export interface LaunchTopic {
  heading: string;
  fix: string;
  findings: Finding[];
}

const statesIn = (files: readonly SourceFile[]): string[] =>
  files
    .map(({ path }) => /^src\/content\/states\/([\w-]+)\.ts$/.exec(path)?.[1] ?? '')
    .filter((id) => Object.hasOwn(usStates, id));

/** Invented people, firms and figures: data with `sample: true`, and lines below `// sample figure`. */
function samples(files: readonly SourceFile[]): Finding[] {
  const generic = statesIn(files).filter((id) => !Object.hasOwn(stateTestimonials, id));
  return [
    // With a semicolon it is part of a type.
    ...byFile(findLines(files, /\bsample: true\b(?!;)/), (count) => `${count} marked “sample: true”`),
    ...byFile(findLines(files, /\/\/ sample figure$/), (count) => `${count} marked “// sample figure”`),
    ...(generic.length > 0
      ? [{ where: 'src/content/state-testimonials.ts', what: `none of their own: ${generic.join(', ')}` }]
      : []),
  ];
}

const settings = (env: NodeJS.ProcessEnv): Finding[] =>
  placeholderSettings(env).map(({ variable, value }) => ({ where: variable, what: `the placeholder ${value}` }));

const vouch = '“// checked: by whom, against what” on the line or above it';

/** Everything that stands between this site and its launch. */
export const launchTopics = (
  files: readonly SourceFile[],
  env: NodeJS.ProcessEnv,
  now: Date = new Date(),
): LaunchTopic[] => [
  {
    heading: 'Settings',
    fix: 'Set them where the site is built, or in .env (.env.example explains each).',
    findings: settings(env),
  },
  {
    heading: 'People and figures',
    fix: 'Put real ones there, with their consent, and take out the mark; then the notes that call them samples.',
    findings: samples(files),
  },
  {
    heading: 'Claims to prove',
    fix: `Prove each or take it out. Proven: ${vouch}.`,
    findings: unprovenClaims(files),
  },
  {
    heading: 'Questions that only the owner can answer',
    fix: `Answered: ${vouch}, or the line out of its list.`,
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

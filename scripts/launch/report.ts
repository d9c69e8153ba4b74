import { unprovenClaims, unsourcedFigures } from './claims-to-prove.ts';
import { daysAhead, endingSecurityContact } from './days.ts';
import { disagreements } from './disagreements.ts';
import { unconfirmedBrand, unsetSettings } from './placeholders.ts';
import { genericTestimonials, sampleContent, sampleWords } from './samples.ts';
import type { Finding, SourceFile } from './source.ts';

/** One kind of things that are left to do, and how to settle them. */
export interface LaunchTopic {
  heading: string;
  fix: string;
  findings: Finding[];
}

const vouch = 'Put a comment on the line or above it: // checked: by whom, against what.';

/** Everything that stands between this site and its launch. */
export const launchTopics = (
  files: readonly SourceFile[],
  env: NodeJS.ProcessEnv,
  now: Date = new Date(),
): LaunchTopic[] => [
  {
    heading: 'Settings without a value',
    fix: 'Set them where the site is built, or in .env (.env.example has them all).',
    findings: unsetSettings(files, env),
  },
  { heading: 'Name and year', fix: `Correct or confirm them. ${vouch}`, findings: unconfirmedBrand(files) },
  {
    heading: 'Sample content',
    fix: 'Put real people and figures there, with their consent, and take out “sample: true” or “// sample figure”.',
    findings: sampleContent(files),
  },
  {
    heading: 'Words that call it a sample',
    fix: 'Take them out together with the samples.',
    findings: sampleWords(files),
  },
  {
    heading: 'States with the testimonial of a generic client',
    fix: 'Give each its own in src/content/state-testimonials.ts.',
    findings: genericTestimonials(files),
  },
  { heading: 'Claims to prove', fix: `Prove them or take them out. ${vouch}`, findings: unprovenClaims(files) },
  { heading: 'Market figures without a source', fix: `Name the source. ${vouch}`, findings: unsourcedFigures(files) },
  {
    heading: 'Days that are still to come',
    fix: 'Set “updated” to the day of the last change.',
    findings: daysAhead(files, now),
  },
  {
    heading: 'Contact for security reports that ends',
    fix: 'Read the page again, set its “updated” to the day, build and deploy.',
    findings: endingSecurityContact(files, now),
  },
  {
    heading: 'Disagreements of the specification',
    fix: 'Decide, change the figure in src/site/claims.ts, and take the line out of its list.',
    findings: disagreements(files),
  },
];

/** The report as lines for a terminal. */
export function printTopics(topics: readonly LaunchTopic[]): string {
  const open = topics.filter(({ findings }) => findings.length > 0);
  if (open.length === 0) return 'Nothing is left to do before the launch.';
  const sections = open.map(({ heading, fix, findings }) => {
    const places = findings.map(({ path, line }) => `${path}:${line}`);
    const width = Math.max(...places.map(({ length }) => length));
    const rows = findings.map(({ what }, index) => `  ${(places[index] ?? '').padEnd(width)}  ${what}`);
    return [heading, `  ${fix}`, '', ...rows].join('\n');
  });
  const counts = open.map(({ heading, findings }) => `${String(findings.length).padStart(4)}  ${heading}`);
  return [...sections, ['Left before the launch:', ...counts].join('\n')].join('\n\n');
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unprovenClaims } from './claims-to-prove.ts';
import { daysAhead, endingSecurityContact } from './days.ts';
import { disagreements } from './disagreements.ts';
import { unsetSettings } from './placeholders.ts';
import { printTopics } from './report.ts';
import { genericTestimonials, sampleContent, sampleWords } from './samples.ts';
import type { SourceFile } from './source.ts';

const file = (path: string, text: string): SourceFile => ({ path, lines: text.split('\n') });
const placesOf = (found: { line: number; what: string }[]) => found.map(({ line, what }) => [line, what]);

describe('sampleContent', () => {
  it('names whose data is a sample: by name, by title, by key', () => {
    const people = file(
      'src/content/people.ts',
      `export const people = [
  {
    name: 'Ada Ames',
    metrics: [{ title: 'not this one' }],
    sample: true,
  },
];
const byState = {
  'new-york': {
    quote: 'We won.',
    sample: true,
  },
};`,
    );
    expect(placesOf(sampleContent([people]))).toEqual([
      [5, 'Ada Ames'],
      [11, 'new-york'],
    ]);
  });

  it('tells data from types, and knows sample figures by their comment', () => {
    const state = file('src/content/states/x.ts', "  sample: true;\n  // sample figure\n  researchPercentage: '74%',");
    expect(placesOf(sampleContent([state]))).toEqual([[2, "researchPercentage: '74%'"]]);
  });
});

describe('genericTestimonials', () => {
  it('names a state that has no testimonial of its own, and where its client is named', () => {
    const text = "{\n  kind: 'template',\n  clientName: 'Ada Ames, partner',";
    const states = ['texas', 'wyoming', 'types'].map((name) => file(`src/content/states/${name}.ts`, text));
    expect(genericTestimonials(states)).toEqual([{ path: 'src/content/states/wyoming.ts', line: 3, what: 'Wyoming' }]);
  });
});

describe('sampleWords', () => {
  it('finds copy, and neither code nor comments nor references to notes', () => {
    const page = file(
      'src/pages/x.tsx',
      `// A sample.
sample: true,
text: 'Results in weeks.[^sample]',
more: 'Samples of our work are free.',
note: 'The people quoted are samples.',`,
    );
    expect(placesOf(sampleWords([page]))).toEqual([[5, 'The people quoted are samples.']]);
  });
});

describe('unprovenClaims', () => {
  it('leaves out what somebody has vouched for, on the line or above it', () => {
    const claims = file(
      'src/site/claims.ts',
      `  clientRetention: 90, // checked: by R. Costa, against the client list of May 2027
  campaigns: '200+',`,
    );
    const hero = file('src/pages/home/hero.tsx', '{/* checked: by the auditor */}\n<li>SOC 2 compliant</li>');
    const about = file('src/pages/about/facts.tsx', '<li>SOC 2 compliant</li>');
    const found = unprovenClaims([claims, hero, about]);
    expect(found.map(({ path, line }) => [path, line])).toEqual([
      ['src/site/claims.ts', 2],
      ['src/pages/about/facts.tsx', 1],
    ]);
  });
});

describe('disagreements', () => {
  it('reads the list, and joins lines that go on', () => {
    const claims = file(
      'src/site/claims.ts',
      `/**
 * DISAGREEMENTS, for the owner to settle.
 * - monthly fee: \`plan.monthly\`
 *   and another
 * - Texas
 */
/** - not this one */`,
    );
    expect(placesOf(disagreements([claims]))).toEqual([
      [3, 'monthly fee: plan.monthly and another'],
      [5, 'Texas'],
    ]);
    expect(disagreements([file('src/site/claims.ts', '/** All settled. */')])).toEqual([]);
  });
});

describe('unsetSettings', () => {
  it('points at the setting that has no value', () => {
    const settings = file('src/site/settings.ts', "{\n  siteOrigin: read('VITE_SITE_ORIGIN', 'https://x.example'),\n}");
    expect(placesOf(unsetSettings([settings], {}))).toEqual([[2, expect.stringContaining('VITE_SITE_ORIGIN')]]);
    expect(unsetSettings([settings], { VITE_SITE_ORIGIN: 'https://firm.com' })).toEqual([]);
  });
});

describe('daysAhead', () => {
  it('names a day that has not come anywhere in the world', () => {
    const page = file('src/pages/x.tsx', 'updated="2126-11-20"\nupdated="2026-11-20"');
    expect(daysAhead([page], new Date('2026-11-19T12:00Z'))).toEqual([
      { path: 'src/pages/x.tsx', line: 1, what: expect.stringContaining('2126-11-20') },
    ]);
  });
});

describe('endingSecurityContact', () => {
  const files = [
    file('src/pages/home/home.tsx', '<PageHead\n  updated="2026-11-20"'),
    file('src/content/states/ohio.ts', "{\n\n  updated: '2026-10-01',"),
  ];

  it('says a month ahead that the contact ends, and where its day comes from', () => {
    expect(endingSecurityContact(files, new Date('2027-10-01'))).toEqual([]);
    expect(endingSecurityContact(files, new Date('2027-10-20'))).toEqual([
      { path: 'src/pages/home/home.tsx', line: 2, what: expect.stringContaining('2027-11-15') },
    ]);
    expect(endingSecurityContact([], new Date())).toEqual([]);
  });
});

describe('printTopics', () => {
  const topic = { heading: 'Claims to prove', fix: 'Prove them.', findings: [{ path: 'a.ts', line: 7, what: '90%' }] };

  it('gives file and line, and counts at the end', () => {
    const text = printTopics([topic, { ...topic, heading: 'Other', findings: [] }]);
    expect(text).toContain('a.ts:7  90%');
    expect(text).toMatch(/1 {2}Claims to prove$/);
    expect(text).not.toContain('Other');
  });

  it('says so when nothing is left', () => {
    expect(printTopics([{ ...topic, findings: [] }])).toBe('Nothing is left to do before the launch.');
  });
});

describe('check:launch', () => {
  const script = resolve(import.meta.dirname, '../check-launch.ts');

  /** Runs the command in a folder with one sample. */
  function run(...flags: string[]) {
    const cwd = mkdtempSync(join(tmpdir(), 'launch-'));
    mkdirSync(join(cwd, 'src'));
    writeFileSync(join(cwd, 'src/people.ts'), "{\n  name: 'Ada Ames',\n  sample: true,\n}");
    const args = ['--import', import.meta.resolve('tsx'), script, ...flags];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
    rmSync(cwd, { recursive: true });
    return { status, stdout };
  }

  it('informs, and fails only if it is asked to', () => {
    expect(run()).toEqual({ status: 0, stdout: expect.stringContaining('Ada Ames') });
    expect(run('--strict')).toEqual({ status: 1, stdout: expect.stringContaining('Ada Ames') });
  });
});

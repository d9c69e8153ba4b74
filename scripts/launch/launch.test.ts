import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { launchTopics, printTopics } from './report.ts';
import { readSource, type SourceFile } from './source.ts';

const file = (path: string, text: string): SourceFile => ({ path, lines: text.split('\n') });

/** What the report says of some files, each finding as one line. */
const found = (files: SourceFile[], { env = {}, now = new Date('2026-12-01') } = {}) =>
  launchTopics(files, env, now)
    .slice(1)
    .flatMap(({ findings }) => findings.map(({ where, what }) => `${where} ${what}`));

it('says all that is left of this site in four groups and 60 lines', () => {
  const topics = launchTopics(readSource('src'), {}, new Date('2026-12-01'));
  expect(topics).toHaveLength(4);
  expect(printTopics(topics).split('\n').length).toBeLessThanOrEqual(60);
});

it('names settings without a value', () => {
  const [settings] = launchTopics([], { VITE_SITE_ORIGIN: 'https://firm.com' });
  const names = settings?.findings.map(({ where }) => where);
  expect(names).toContain('VITE_CONTACT_TO');
  expect(names).not.toContain('VITE_SITE_ORIGIN');
});

it('names samples by file, and not their types nor words that look like samples', () => {
  const people = file(
    'src/content/people.ts',
    "  sample: true,\n  sample: true;\n  sample: true,\n  text: 'A sample.'",
  );
  const state = file('src/content/states/wyoming.ts', "  // sample figure\n  researchPercentage: '74%',");
  expect(found([people, state])).toEqual([
    'src/content/people.ts:1, 3 2 marked “sample: true”',
    'src/content/states/wyoming.ts:1 1 marked “// sample figure”',
    'src/content/state-testimonials.ts none of their own: wyoming',
  ]);
});

it('leaves out what somebody has vouched for, on the line or above it', () => {
  const claims = file(
    'src/site/claims.ts',
    `  clientRetention: 90, // checked: by R. Costa, against the client list of May 2027
  campaigns: '200+',
  // checked: by our lawyer, on this day
  privacy: { lastUpdated: '2027-05-01' },
    lastUpdated: '2025-07-07',`,
  );
  const hero = file('src/pages/hero.tsx', '{/* checked: by the auditor */}\n<li>SOC 2 compliant</li>');
  const about = file('src/pages/facts.tsx', '<li>SOC 2 compliant</li>');
  expect(found([claims, hero, about])).toEqual([
    expect.stringMatching(/^src\/site\/claims\.ts:2 200\+ campaigns/),
    expect.stringMatching(/^src\/pages\/facts\.tsx:1 SOC 2 compliance/),
    expect.stringMatching(/^src\/site\/claims\.ts:5 The terms were last changed on 2025-07-07/),
  ]);
});

it('asks what the specification leaves open', () => {
  const claims = file(
    'src/site/claims.ts',
    '/**\n * DISAGREEMENTS:\n * - monthly fee: `plan.monthly`\n *   and another\n * - Texas\n */\n/** - not this one */',
  );
  expect(found([claims])).toEqual([
    'src/site/claims.ts:3 monthly fee: plan.monthly and another',
    'src/site/claims.ts:5 Texas',
  ]);
});

it('asks for days that are to come, and says a month ahead that the security contact ends', () => {
  const page = file('src/pages/x.tsx', '<PageHead\n  updated="2026-11-20"');
  expect(found([page], { now: new Date('2026-11-18') })).toEqual([
    expect.stringContaining('2026-11-20, which is to come'),
  ]);
  expect(found([page], { now: new Date('2027-10-01') })).toEqual([]);
  expect(found([page], { now: new Date('2027-10-20') })).toEqual([
    expect.stringMatching(/^src\/pages\/x\.tsx:2 security\.txt ends on 2027-11-15/),
  ]);
});

it('informs, and fails only if it is asked to', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'launch-'));
  const people = join(cwd, 'src/people.ts');
  mkdirSync(dirname(people));
  writeFileSync(people, '  sample: true,');
  const script = resolve(import.meta.dirname, '../check-launch.ts');
  const run = (...flags: string[]) =>
    spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...flags], { cwd, encoding: 'utf8' });
  expect(run().status).toBe(0);
  expect(run('--strict')).toMatchObject({ status: 1, stdout: expect.stringContaining('people.ts:1') });
  rmSync(cwd, { recursive: true });
});

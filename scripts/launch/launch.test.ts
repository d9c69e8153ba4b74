import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { team } from '../../src/content/team.ts';
import { settingTable } from '../../src/site/settings.ts';
import { folderWith, runScript } from '../test-files.fixture.ts';
import { claimsToProve } from './claims-to-prove.ts';
import { ownerQuestions } from './owner-questions.ts';
import { launchTopics, printTopics } from './report.ts';
import { dates, readSource, samples } from './source-marks.ts';

const finished = {
  source: new Map([['src/content/client-cases.ts', ["  title: 'A real case',"]]]),
  env: Object.fromEntries(Object.values(settingTable).map(([variable]) => [variable, 'set'])),
  people: [],
  claims: [],
  questions: {},
  now: new Date('2026-12-01'),
};
const report = (change: object) => printTopics(launchTopics({ ...finished, ...change }));

it('has nothing to say about a finished site', () => {
  expect(report({})).toBe('Nothing is left to do before the launch.');
});

it.each([
  ['a setting', { env: {} }, /^Settings.* \(\d+\)\n.*\n {2}VITE_/],
  [
    'a person',
    { people: [{ name: 'Ann', role: 'Founder', sample: true }] },
    /^Invented people.* \(1\)\n.*\n {2}Ann .* in src\/content\/team\.ts$/,
  ],
  [
    'a sample',
    { source: new Map([['src/a.ts', ['  sample: true,']]]) },
    /^Invented clients .*\n.*\n {2}src\/a\.ts, line 1$/,
  ],
  ['a claim', { claims: ['90%: the list'] }, /^Claims to prove \(1\)\n.*\n {2}90%: the list$/],
  ['a question', { questions: { 'the plan': ['Why?'] } }, /^Questions about the plan \(1\)\n.*\n {2}Why\?$/],
])('lists %s that is open, with what to do', (_, change, expected) => expect(report(change)).toMatch(expected));

it('fits each topic on one screen of 24 lines of 120 characters', () => {
  const everything = { ...finished, env: {}, source: readSource('src'), people: team };
  const printed = printTopics(launchTopics({ ...everything, claims: claimsToProve, questions: ownerQuestions }));
  for (const topic of printed.split('\n\n')) {
    const rows = topic.split('\n').map((line) => Math.ceil(line.length / 120));
    expect(
      rows.reduce((sum, row) => sum + row),
      topic,
    ).toBeLessThanOrEqual(24);
  }
});

it.each([
  ['src/a.ts', [' sample: true,', ' sample?: true;', ' sample: true,'], 'src/a.ts, lines 1 and 3'],
  ['src/a.tsx', ['sample={sampleLabel(cases)}'], undefined],
  ['src/content/states/ohio.ts', ['sample: true,'], 'src/content/states: ohio'],
  ['src/a.tsx', ["text: 'A sample.'"], undefined],
])('finds what is marked as a sample: %s %s', (path, lines, where) => {
  expect(samples(new Map([[path, lines]]))[0]).toBe(where);
});

it.each([
  ['2027-11-20', '2026-12-01', /^src\/a\.tsx was last changed on 2027-11-20, which is in the future/],
  ['2026-11-20', '2027-10-01', undefined],
])('a page that was changed on %s, looked at on %s', (updated, today, expected) => {
  const [finding] = dates(new Map([['src/a.tsx', [`  updated="${updated}"`]]]), new Date(today));
  expect(finding).toEqual(expected && expect.stringMatching(expected));
});

it('fails if it is asked to while anything is left', () => {
  const folder = folderWith({ 'src/people.ts': '  sample: true,' }, onTestFinished);
  const run = runScript(folder, [join(import.meta.dirname, 'report.ts'), '--strict']);
  expect(run).toMatchObject({ status: 1, stdout: expect.stringContaining('people.ts, line 1') });
});

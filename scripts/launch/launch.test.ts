import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { settingTable } from '../../src/site/settings.ts';
import { folderWith, runScript } from '../test-files.fixture.ts';
import { launchTopics, printTopics } from './report.ts';
import { dates, samples } from './source-marks.ts';

const finished = {
  source: new Map([['src/content/team.ts', ["  name: 'A real person',"]]]),
  env: Object.fromEntries(Object.values(settingTable).map(([variable]) => [variable, 'set'])),
  claims: {},
  questions: {},
  now: new Date('2026-12-01'),
};
const report = (change: object) => printTopics(launchTopics({ ...finished, ...change }));

it('has nothing to say about a finished site', () => {
  expect(report({})).toBe('Nothing is left to do before the launch.');
});

it.each([
  ['a setting', { env: {} }, /^Settings \(\d+\): .*\n.* {2}VITE_/],
  ['a sample', { source: new Map([['src/people.ts', ['  sample: true,']]]) }, /^People .*\n {2}src\/people\.ts:1 /],
  [
    'a claim',
    { claims: { 'claims.ts': ['90%: the list'] } },
    /^Claims to prove \(1\): .*\n {2}claims\.ts {2}90%: the list$/,
  ],
  ['a question', { questions: { 'The plan': ['Why?'] } }, /^Questions .*\n {2}The plan {2}Why\?$/],
])('lists %s that is open, with what to do', (_, change, expected) => expect(report(change)).toMatch(expected));

it.each([
  ['src/people.ts', [' sample: true,', ' sample?: true;', ' sample: true,'], 'src/people.ts:1, 3'],
  ['src/a.tsx', ['<SampleLabel className="x">Sample client</SampleLabel>'], 'src/a.tsx:1'],
  ['src/a.tsx', ['{sample && <SampleLabel>{sample}</SampleLabel>}'], undefined],
  ['src/a.tsx', ["text: 'A sample.'"], undefined],
])('finds what is marked as a sample: %s %s', (path, lines, where) => {
  expect(samples(new Map([[path, lines]]))[0]?.where).toBe(where);
});

it.each([
  ['2027-11-20', '2026-12-01', /^Last changed on 2027-11-20, which is in the future/],
  ['2026-11-20', '2027-10-01', undefined],
])('a page that was changed on %s, looked at on %s', (updated, today, expected) => {
  const [finding] = dates(new Map([['src/a.tsx', [`  updated="${updated}"`]]]), new Date(today));
  expect(finding?.what).toEqual(expected && expect.stringMatching(expected));
});

it('fails if it is asked to while anything is left', () => {
  const folder = folderWith({ 'src/people.ts': '  sample: true,' }, onTestFinished);
  const run = runScript(folder, [join(import.meta.dirname, 'report.ts'), '--strict']);
  expect(run).toMatchObject({ status: 1, stdout: expect.stringContaining('people.ts:1') });
});

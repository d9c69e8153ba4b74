import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderWith, runScript } from '../test-files.fixture.ts';
import { launchTopics, printTopics } from './report.ts';
import { dates, readSource, samples } from './source-marks.ts';

it('lists all that is left to do on this site in four groups and 75 lines', () => {
  const topics = launchTopics(readSource('src'), {}, new Date('2026-12-01'));
  expect(topics.map(({ findings }) => findings.length > 0)).toEqual([true, true, true, true]);
  expect(printTopics(topics).split('\n').length).toBeLessThanOrEqual(75);
});

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

it('fails only if it is asked to', () => {
  const folder = folderWith({ 'src/people.ts': '  sample: true,' }, onTestFinished);
  const run = (...flags: string[]) => runScript(folder, [join(import.meta.dirname, 'report.ts'), ...flags]);
  expect(run().status).toBe(0);
  expect(run('--strict')).toMatchObject({ status: 1, stdout: expect.stringContaining('people.ts:1') });
});

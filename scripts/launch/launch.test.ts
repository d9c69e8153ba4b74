import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderWith, runScript } from '../test-files.fixture.ts';
import { launchTopics, printTopics } from './report.ts';
import { readSource } from './source.ts';

/** What the report says of one file, its settings and its questions that no file has aside. */
const found = (path: string, text: string, now = new Date('2026-12-01')) =>
  launchTopics([{ path, lines: text.split('\n') }], {}, now)
    .slice(1)
    .flatMap(({ findings }) => findings.map(({ where, what }) => `${where} ${what}`))
    .filter((line) => line.startsWith('src/'));

it('says all that is left of this site in four groups and 60 lines', () => {
  const topics = launchTopics(readSource('src'), {}, new Date('2026-12-01'));
  expect(topics.map(({ findings }) => findings.length > 0)).toEqual([true, true, true, true]);
  expect(printTopics(topics).split('\n').length).toBeLessThanOrEqual(60);
});

it('names settings without a value', () => {
  const [settings] = launchTopics([], { VITE_SITE_ORIGIN: 'https://firm.com' });
  const names = settings?.findings.map(({ where }) => where);
  expect(names).toContain('VITE_CONTACT_TO');
  expect(names).not.toContain('VITE_SITE_ORIGIN');
});

const page = '<PageHead\n  updated="2026-11-20"';

it.each([
  [
    'data, not its type',
    'src/people.ts',
    ' sample: true,\n sample: true;\n sample: true,',
    [':1, 3 2 × “sample: true”'],
  ],
  ['a label and a prop', 'src/a.tsx', '<SampleLabel className="x">Sample client</SampleLabel>', [':1 labels']],
  ['a prop', 'src/a.tsx', '<SectionHead sample="Sample clients" />', [':1 labels']],
  ['no component that passes its own on', 'src/a.tsx', '{sample && <SampleLabel>{sample}</SampleLabel>}', []],
  ['no word that looks like a sample', 'src/a.tsx', "text: 'A sample.'", []],
  ['a sample client of a state', 'src/content/states/texas.ts', '  image: 1,\n  sample: true,', [':2 “sample: true”']],
  ['a state without a client', 'src/content/states/wyoming.ts', 'export default page;', [':1 no words of a client']],
  [
    'a claim',
    'src/site/claims.ts',
    "  campaigns: '200+',\n  firms: '200+',",
    [':1, 2 200+ campaigns; 200+ firms: the'],
  ],
  ['no claim that is vouched for', 'src/site/claims.ts', "  campaigns: '200+', // checked: by R. Costa, our list", []],
  ['nor on the line above', 'src/hero.tsx', '{/* checked: by the auditor */}\n<li>SOC 2 compliant</li>', []],
  ['a claim in words', 'src/hero.tsx', '<li>SOC 2 compliant</li>', [':1 SOC 2 compliance']],
  [
    'the day of a legal text',
    'src/site/claims.ts',
    "  privacy: { lastUpdated: '2025-07-07' },",
    [':1 The terms are of'],
  ],
  [
    'a day that is to come',
    'src/a.tsx',
    page.replace('2026', '2027'),
    [':2 Last changed on 2027-11-20, which is to come'],
  ],
])('reports %s', (_, path, text, expected) => {
  expect(found(path, text)).toEqual(expected.map((finding) => expect.stringContaining(path + finding)));
});

it('says a month ahead that the security contact ends', () => {
  expect(found('src/a.tsx', page, new Date('2027-10-01'))).toEqual([]);
  expect(found('src/a.tsx', page, new Date('2027-10-20'))).toEqual([
    expect.stringMatching(/^src\/a\.tsx:2 security\.txt ends on 2027-11-15/),
  ]);
});

it('informs, and fails only if it is asked to', () => {
  const folder = folderWith({ 'src/people.ts': '  sample: true,' }, onTestFinished);
  const run = (...flags: string[]) => runScript(folder, [join(import.meta.dirname, 'report.ts'), ...flags]);
  expect(run().status).toBe(0);
  expect(run('--strict')).toMatchObject({ status: 1, stdout: expect.stringContaining('people.ts:1') });
});

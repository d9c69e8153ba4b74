import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hintsFor } from './hints.ts';
import { folderWith } from './test-files.fixture.ts';

const folder = folderWith(
  {
    'plan.ts': 'export const plan = {\n  monthly: 2,900,\n};',
    'team.ts': "export const founder = {\n  role: 'Dana's job',\n};",
    'page.tsx': 'export const Page = () => (\n  <!-- Calendly -->\n);',
  },
  afterAll,
  'node_modules/.cache',
);

test.each([
  [`${join(folder, 'plan.ts')}(2,13): error TS1005: ':' expected.`, 'without a comma'],
  [`${join(folder, 'team.ts')}(2,15): error TS1005: ',' expected.`, 'the curly one'],
  [`${join(folder, 'page.tsx')}(2,4): error TS1003: Identifier expected.`, 'HTML comment'],
  [`a.ts(1,1): error TS2322: Type '"https://x.com"' is not assignable to type 'SitePath'.`, 'own pages'],
])('an owner who reads “%s” is told what to do', (message, hint) => {
  expect(hintsFor(`${message}\n`)).toEqual([expect.stringContaining(hint)]);
});

test('nothing is said about a message that speaks for itself', () => {
  expect(hintsFor('src/a.ts(1,1): error TS2304: Cannot find name “x”.')).toEqual([]);
});

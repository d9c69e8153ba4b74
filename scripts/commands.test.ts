import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isSupported } from './install-if-needed.mjs';
import { folderWith, runScript } from './test-files.fixture.ts';

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.0.0', true],
  ['26.1.0', true],
])('Node %s runs the project: %s', (version, runs) => expect(isSupported(version)).toBe(runs));

test.each([
  ['is skipped with its reason', {}, 0, '0 passed, 1 skipped: firefox (not installed;'],
  ['fails in CI', { CI: 'true' }, 1, 'ALLOW_SKIP=firefox'],
  [
    'is skipped in CI if it is allowed by name',
    { CI: 'true', ALLOW_SKIP: 'webkit,firefox' },
    0,
    '1 skipped: firefox (',
  ],
])('a gate that cannot run %s', (_, settings, exit, said) => {
  const env = { PATH: '/nowhere', FIREFOX_PATH: '', CI: '', ALLOW_SKIP: '', ...settings };
  const { status, stdout } = runScript('.', ['scripts/test.mjs', '--only', 'firefox'], env);
  expect([status, stdout]).toEqual([exit, expect.stringContaining(said)]);
});

const badPerson = { 'public/portraits/x.svg': '', 'src/assets/portraits/x.svg': '' };
test.each([
  ['a setting that cannot work', {}, { VITE_BOOKING_URL: 'http://x' }, /^VITE_BOOKING_URL is “http:\/\/x”\./m],
  [
    'a state that does not exist',
    { 'src/content/states/atlantis.ts': '', ...badPerson },
    {},
    /atlantis\.ts: the file name/,
  ],
])('%s stops the build, which leaves the last one as it was', (_, files, settings, complaint) => {
  const folder = folderWith({ 'dist/index.html': 'The last build.', ...files }, onTestFinished);
  const { status, stderr } = runScript(folder, [join(import.meta.dirname, 'build.ts')], settings);
  expect([status, stderr]).toEqual([1, expect.stringMatching(complaint)]);
  expect(stderr).toContain('dist/ is as it was');
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('The last build.');
});

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
  ['fails in CI', {}, 1, 'ALLOW_SKIP=firefox'],
  [
    'is skipped if it is allowed by name',
    { ALLOW_SKIP: 'webkit,firefox' },
    0,
    '0 passed, 1 skipped: firefox (not inst',
  ],
])('a gate that cannot run %s', (_, settings, exit, said) => {
  const env = { PATH: '/nowhere', FIREFOX_PATH: '', CI: 'true', ALLOW_SKIP: '', ...settings };
  const { status, stdout } = runScript('.', ['scripts/test.mjs', '--only', 'firefox'], env);
  expect([status, stdout]).toEqual([exit, expect.stringContaining(said)]);
});

test('a setting that cannot work stops the build, which leaves the last one as it was', () => {
  const folder = folderWith({ 'dist/index.html': 'The last build.' }, onTestFinished);
  const build = [join(import.meta.dirname, 'build.ts')];
  const { status, stderr } = runScript(folder, build, { VITE_BOOKING_URL: 'http://x' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/dist\/ is as it was.\nVITE_BOOKING_URL is “http:\/\/x”\./),
  ]);
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('The last build.');
});

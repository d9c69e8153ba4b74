import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { isPatched } from '../engine/is-patched.mjs';
import { folderWith, runScript } from './test-files.fixture.ts';

test('a gate that cannot run fails in CI, and says how to allow it', () => {
  const env = { PATH: '/nowhere', FIREFOX_PATH: '', CI: 'true', ALLOW_SKIP: '' };
  const { status, stdout } = runScript('.', ['scripts/test.ts', '--only', 'firefox'], env);
  expect([status, stdout]).toEqual([1, expect.stringContaining('ALLOW_SKIP=firefox')]);
});

test('CI has a job for each gate', () => {
  const { stderr } = runScript('.', ['scripts/test.ts', '--only', 'none']);
  const gates = /Gates: (.*)/.exec(stderr)?.[1]?.split(', ');
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));
  const matrices = [jobs.gate, jobs['built-gate']].flatMap(({ strategy }) => strategy.matrix.gate);
  // The browsers are on the runner.
  expect([...matrices, 'build', 'browsers'].sort()).toEqual(gates?.sort());
});

test('an engine that npm has installed without our patch is noticed', () => {
  const folder = folderWith({ 'engine.mjs': 'renderToPipeableStream(app)' }, onTestFinished);
  expect([isPatched(), isPatched(pathToFileURL(`${folder}/`))]).toEqual([true, false]);
});

test('a file that Notepad has saved as UTF-16 is named', () => {
  const files = { 'package.json': readFileSync('package.json', 'utf8'), 'guides/a.mdx': 'é', 'infra/a.js': '' };
  const plan = Buffer.from('\uFEFFexport {}', 'utf16le');
  const folder = folderWith({ ...files, 'src/offer/plan.ts': plan }, onTestFinished);
  const { status, stderr } = runScript(folder, [join(import.meta.dirname, 'install-if-needed.mjs')]);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/plan\.ts is saved as UTF-16/)]);
});

test('a build goes on after one that was killed, whoever has its number now', () => {
  const folder = folderWith({ '.build.lock': `${process.pid}` }, onTestFinished);
  const build = [join(import.meta.dirname, 'build.ts')];
  expect(runScript(folder, build).stderr).not.toContain('is building');
});

test('a setting that cannot work stops the build, which leaves the last one as it was', () => {
  const folder = folderWith(
    { 'dist/index.html': 'The last build.', '.env': 'VITE_BOOKING_URL=http://x' },
    onTestFinished,
  );
  const { status, stderr } = runScript(folder, [join(import.meta.dirname, 'build.ts')]);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/dist\/ is as it was.\nVITE_BOOKING_URL is “http:\/\/x”\./),
  ]);
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('The last build.');
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(folder, 'build/lock');
afterAll(() => rmSync(folder, { recursive: true }));

/** Takes the lock in a process of its own, which ends at once; what it complained of. */
function build(): string {
  const module = pathToFileURL(join(import.meta.dirname, 'build-lock.ts')).href;
  const code = `import { lockBuild } from ${JSON.stringify(module)};
try { lockBuild(${JSON.stringify(file)}); } catch (error) { console.error(error.message); }`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr.trim();
}

test('a build that ends gives the lock back, and one that was killed loses it', () => {
  expect(build()).toBe('');
  expect(existsSync(file)).toBe(false);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(build()).toBe('');
  expect(existsSync(file)).toBe(false);
});

test('a second build is told which one runs, and leaves it alone', () => {
  writeFileSync(file, String(process.pid));
  expect(build()).toBe(
    `Another build (process ${process.pid}) runs in this folder. Wait for its end; if there is none, delete ${file}.`,
  );
  expect(existsSync(file)).toBe(true);
});

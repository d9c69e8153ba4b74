import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from './run-command.ts';

/** The first of these programs that is on the PATH. */
export const onPath = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/** Installs Debian packages, as root on Debian and its derivatives. @returns Whether it could. */
export function aptInstall(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', ...packages]].every(
    (args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0,
  );
}

/** The browser for the tests: `CHROMIUM_PATH`, one on the PATH, or Playwright's own. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ||
  [chromium.executablePath()].find((file) => existsSync(file));

// As a gate of `npm test`: installs Chromium where there is none.
if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npx tsx scripts/chromium.ts', () => {
    if (!findChromium() && !aptInstall('chromium'))
      spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
        stdio: 'inherit',
      });
    const found = findChromium();
    if (!found) throw new Error('There is no Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
    console.log(`Using ${found}`);
  });

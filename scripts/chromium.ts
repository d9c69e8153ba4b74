import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The browser for the tests: `CHROMIUM_PATH`, one on the PATH, or Playwright's own.
 * @returns Its path, or `undefined` when there is none.
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Installs Chromium: with apt as root on Debian and its derivatives, otherwise Playwright's own build. */
function installChromium(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get …');
    if (
      run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
    )
      return;
  }
  console.log('Installing Playwright’s Chromium …');
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
}

if (process.argv[1] === import.meta.filename) {
  if (!findChromium()) installChromium();
  const found = findChromium();
  if (!found) {
    console.error(
      'There is no Chromium for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
    process.exit(1);
  }
  console.log(`Using ${found}`);
}

// Plain JavaScript on purpose: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

/** npm writes this file at the end of an install, so it is as old as what is installed. */
const marker = 'node_modules/.package-lock.json';

/** Installs the locked dependencies, only when the lockfile is newer than what is installed. */
export function installIfNeeded() {
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing dependencies (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) {
    console.error('npm ci failed (see above). Check the network and try again.');
    process.exit(status ?? 1);
  }
}

/**
 * Runs a TypeScript file of the project to its end.
 * @param {string[]} args What follows `node --import tsx`.
 * @returns {number} Its exit status.
 */
export const runScript = (args) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' }).status ?? 1;

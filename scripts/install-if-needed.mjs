// Plain JavaScript on purpose: it runs before anything is installed, on whatever Node there is.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/**
 * Why this Node cannot run the project, if it cannot. `engines` in package.json is narrower, because it has only versions
 * that every dependency names: npm warns of the others. Of those, 22.0 to 22.15 and 23 do run it.
 * @param {string} version As in `process.versions.node`.
 * @returns {string | undefined} One sentence or two, with what to install.
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const isOld = major < 20 || (major === 20 && minor < 19);
  // The bundler writes its messages in several styles at once, which Node 20 was given and 21 was not.
  if (!isOld && major !== 21) return undefined;
  return `This project needs Node 20.19 or newer, and not 21; this is ${version}. Install Node 24, or 22.`;
}

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

/** Runs a TypeScript file of the project with these arguments, to its end. @returns {number} Its exit status. */
export const runScript = (args) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' }).status ?? 1;

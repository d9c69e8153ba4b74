// Plain JavaScript, because it runs before anything is installed, on any version of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Wider than `engines` in package.json, which lists what every dependency supports; npm warns about the rest. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  // 21 lacks a function that the bundler needs and 20.19 has.
  return major === 20 ? minor >= 19 : major >= 22;
}

if (!isSupported(process.versions.node)) {
  console.error(`This project needs Node 20.19 or newer, but not 21. This is ${process.version}. Install Node 24.`);
  process.exit(1);
}

/** Installs the locked dependencies if the lockfile is newer than what is installed. */
export function installIfNeeded() {
  // npm writes this file at the end of an install.
  const marker = 'node_modules/.package-lock.json';
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing dependencies (npm ci) …');
  const npm = (...args) =>
    spawnSync('npm', args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'development', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    }).status;
  // npm 10 ignores allowScripts in package.json, so no script runs but our own, which applies the patches.
  if (npm('ci', '--ignore-scripts', '--no-audit', '--no-fund') === 0 && npm('run', 'postinstall') === 0) return;
  console.error('npm ci failed (see above). Check the network and try again.');
  process.exit(1);
}

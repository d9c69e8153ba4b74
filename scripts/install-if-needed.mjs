// Before npm start, dev, build, test, release, and check:launch: installs the locked dependencies if the lockfile is newer than the installed ones.
// Plain JavaScript, because it runs before anything is installed, on any version of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPatched } from '../engine/is-patched.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
// Such as “^20.19.0 || >=24.0.0”.
const isSupported = engines.node.split(' || ').some((range) => {
  const [oldest, oldestMinor] = range.replace(/\D+/, '').split('.').map(Number);
  return major === oldest ? minor >= oldestMinor : range.startsWith('>=') && major > oldest;
});
if (!isSupported) {
  console.error(`This project needs Node ${engines.node}. This is ${process.version}. Install Node 24.`);
  process.exit(1);
}

// The tools read these characters as parts of an address, and fail with messages about anything else.
if (/[#%?]/.test(process.cwd())) {
  console.error(`The name of this folder, or of one around it, has #, %, or ? in it. Rename it: ${process.cwd()}`);
  process.exit(1);
}

// Vite and Biome read these files before our checks run. UTF-16 begins with FE or FF, which UTF-8 never does.
const written = ['src', 'guides', 'infra'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.(?:tsx?|mdx?|js|css)$/.test(file))
    .map((file) => join(folder, file)),
);
const inUtf16 = written.find((file) => readFileSync(file)[0] >= 0xfe);
if (inUtf16) {
  console.error(`${inUtf16} is saved as UTF-16. In Notepad, choose Save as, and the encoding UTF-8.`);
  process.exit(1);
}

// npm writes this file at the end of an install.
const marker = 'node_modules/.package-lock.json';
const isCurrent = existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!isCurrent) {
  console.log('Installing dependencies (npm ci) …');
  // npm 10 ignores allowScripts in package.json, so no script runs but our own, which applies the patches.
  const install = 'npm ci --ignore-scripts --no-audit --no-fund && npm run postinstall';
  const env = { ...process.env, NODE_ENV: 'development' };
  if (spawnSync(install, { shell: true, stdio: 'inherit', env }).status !== 0) {
    console.error('npm ci failed (see above). Check the network and try again.');
    process.exit(1);
  }
} else if (!isPatched()) {
  // As after “npm install <package>” in a fresh clone.
  const { status } = spawnSync('npm run postinstall', { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

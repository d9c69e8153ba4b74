// npm run release: builds the site that goes live, with the owner's settings, and refuses what CI would refuse without a browser.
import { spawnSync } from 'node:child_process';

const own = process.env.SITE_SETTINGS ?? 'own';
const run = (SITE_SETTINGS, ...args) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, SITE_SETTINGS } }).status === 0;

if (!run(own, 'node_modules/typescript/bin/tsc') || !run(own, '--import', 'tsx', 'scripts/build.ts')) process.exit(1);
const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
// All three even if one fails, so that one log has every problem.
const passed = [
  run('placeholders', ...vitest, '--project=unit'),
  run(own, ...vitest, '--project=site'),
  run(own, '--import', 'tsx', 'scripts/check/release.ts'),
];
if (passed.includes(false)) {
  console.error('This must not go live: a test or check above has failed.');
  process.exit(1);
}

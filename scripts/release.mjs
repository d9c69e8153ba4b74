// npm run release: builds the site that goes live, with the owner's settings, and refuses what CI would refuse of its files.
import { spawnSync } from 'node:child_process';

const steps = [
  ['node_modules/typescript/bin/tsc'],
  ['--import', 'tsx', 'scripts/build.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', '--project=site', '--project=unit', 'tests/site', 'typed-figures'],
  ['--import', 'tsx', 'scripts/check/release.ts'],
];

for (const args of steps) {
  const env = { ...process.env, SITE_SETTINGS: process.env.SITE_SETTINGS ?? 'own' };
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

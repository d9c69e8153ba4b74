// npm run release: builds the site that goes live, with the owner's settings, and refuses what CI would refuse without a
// browser. It ends with one verdict, and a sentence for each problem.
import { spawnSync } from 'node:child_process';
import { hintsFor } from './hints.mjs';

const own = process.env.SITE_SETTINGS ?? 'own';
const problems = [];

/** Prints what a step says, once it has passed and all before it have. */
function run(step, SITE_SETTINGS, ...args) {
  console.log(`${step} …`);
  const env = { ...process.env, SITE_SETTINGS, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  if (status !== 0)
    problems.push((stderr.trim() || stdout.trim() || 'It failed without a word.').replace(/\n +at .*/g, ''));
  else if (problems.length === 0) process.stdout.write(stdout + stderr);
  return status === 0;
}

function endIfRefused() {
  if (problems.length === 0) return;
  const list = problems.join('\n');
  console.error(`\nThe release is refused:\n${[list, ...hintsFor(list)].join('\n').replace(/^/gm, '  ')}`);
  process.exit(1);
}

const tsx = ['--import', 'tsx'];
const tests = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=./scripts/release-reporter.mjs'];
if (!run('Types', own, 'node_modules/typescript/bin/tsc') || !run('Build', own, ...tsx, 'scripts/build.ts'))
  endIfRefused();
// All three even if one fails, so that one list has every problem.
run('Unit tests', 'placeholders', ...tests, '--project=unit');
run('Tests of the built site', own, ...tests, '--project=site');
run('What is unfinished', own, ...tsx, 'scripts/check/release.ts');
endIfRefused();

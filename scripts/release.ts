import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { hintsFor } from './hints.ts';
import { runCommand } from './run-command.ts';

/** The fields of Vitest’s JSON report that are read here. */
interface TestFile {
  message: string;
  assertionResults: { fullName: string; failureMessages: string[] }[];
}

const problems: string[] = [];

const withoutStack = (text: string): string => text.replace(/\n +at .*/g, '').trim();

function run(step: string, ...args: string[]) {
  console.log(`${step} …`);
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
}

/** Runs a command, and prints its output once it and all before it have passed. */
function command(step: string, ...args: string[]): void {
  const { status, stdout, stderr } = run(step, ...args);
  if (status !== 0) problems.push(withoutStack(stderr || stdout) || `${step} failed without a word.`);
  else if (problems.length === 0) process.stdout.write(stdout + stderr);
}

/** Runs tests. One that calls `refuse` has sentences for the owner; another is named, with its expectation. */
function tests(step: string, project: string): void {
  const report = 'test-results/release.json';
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`];
  const { status, stdout, stderr } = run(step, ...vitest, `--project=${project}`);
  if (status === 0) return;
  const { testResults }: { testResults: TestFile[] } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { testResults: [] };
  const failures = testResults.flatMap(({ message, assertionResults }) => [
    message,
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      failureMessages.map((failure) =>
        failure.startsWith('Error: ') ? failure.slice('Error: '.length) : `“${fullName}”: ${failure}`,
      ),
    ),
  ]);
  const sentences = failures.map(withoutStack).filter(Boolean);
  // Without a failed test, Vitest itself says why it ended.
  problems.push(...(sentences.length > 0 ? sentences : [withoutStack(stderr || stdout)]));
}

function endIfRefused(): void {
  if (problems.length === 0) return;
  const list = problems.join('\n');
  console.error(`\nThe release is refused:\n${[list, ...hintsFor(list)].join('\n').replace(/^/gm, '  ')}`);
  process.exit(1);
}

/**
 * `npm run release`: builds the site that goes live, with the owner’s settings, and runs the checks of CI that need no
 * browser. It ends with one verdict, and a sentence for each problem.
 */
function release(): void {
  command('Types', 'node_modules/typescript/bin/tsc');
  endIfRefused();
  command('Build', '--import', 'tsx', 'scripts/build.ts');
  endIfRefused();
  // All three even if one fails, so that one list has every problem.
  tests('Unit tests', 'unit');
  tests('Tests of the built site', 'release');
  command('What is unfinished', '--import', 'tsx', 'scripts/check/go-live.ts');
  endIfRefused();
}

if (process.argv[1] === import.meta.filename) await runCommand('Usage: npm run release', release);

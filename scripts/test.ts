// npm test: runs every gate in order and stops at the first that fails. In CI, a gate that can't run on the machine also
// fails unless ALLOW_SKIP names it: ALLOW_SKIP=webkit,firefox.
import './read/placeholder-settings.ts';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { whyNot } from './browsers.ts';
import { hintsFor } from './hints.ts';
import { runCommand } from './run-command.ts';

const playwright = (project: string) => ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`];
const vitest = (...projects: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.map((name) => `--project=${name}`),
];

/** Node’s arguments for each gate. The gates that fail fastest come first. */
const gates: Record<string, string[]> = {
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  types: ['node_modules/typescript/bin/tsc'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  unit: vitest('unit', 'copies'),
  build: ['--import', 'tsx', 'scripts/build.ts'],
  site: vitest('site'),
  browsers: ['--import', 'tsx', 'scripts/browsers.ts'],
  'browser-tests': playwright('chromium'),
  webkit: playwright('webkit'),
  firefox: playwright('firefox'),
};

const isWindows = process.platform === 'win32';
let child: ChildProcess | undefined;

/** Ends the gate that is running, with everything that it started. */
function stop(): void {
  // Once it has ended, its number may be another process’s.
  if (child?.pid && child.exitCode === null && child.signalCode === null) {
    // Windows has no process groups.
    if (isWindows) spawnSync('taskkill', ['/t', '/f', '/pid', `${child.pid}`]);
    else process.kill(-child.pid, 'SIGTERM');
  }
  process.exit(1);
}

/** Runs a gate. @param isShown Whether its output appears as it comes. */
async function run(args: string[], isShown: boolean): Promise<{ passed: boolean; output: string }> {
  const { NO_COLOR, ...env } = process.env;
  // Node would warn about both, where tests expect silence.
  const FORCE_COLOR = process.stdout.isTTY && !NO_COLOR ? '1' : '0';
  child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, for stop().
    detached: !isWindows,
    env: { ...env, FORCE_COLOR },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isShown) process.stdout.write(text);
    });
  const [code] = await once(child, 'close');
  return { passed: code === 0, output };
}

const maySkip = (name: string) => !process.env.CI || process.env.ALLOW_SKIP?.split(',').includes(name);

const usage = `Usage: npm test -- [--only <gate> [arguments for the gate]]\nGates: ${Object.keys(gates).join(', ')}`;

async function test([flag, only = '', ...gateArguments]: string[]): Promise<void> {
  if (flag && (flag !== '--only' || !Object.hasOwn(gates, only))) throw new Error(usage);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  // npm passes a signal to its shell, which ends without telling us.
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || stop(), 200).unref();

  const names = only ? [only] : Object.keys(gates);
  const results: Record<string, string[]> = { passed: [], failed: [], skipped: [], 'not run': [] };
  for (const name of names) {
    if (!only) process.stdout.write(name.padEnd(16));
    const reason = name === 'webkit' || name === 'firefox' ? whyNot(name) : undefined;
    const start = performance.now();
    const { passed, output } = reason
      ? { passed: false, output: reason }
      : await run([...(gates[name] ?? []), ...gateArguments], only !== '');
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    const result = passed ? 'passed' : reason && maySkip(name) ? 'skipped' : 'failed';
    const because = reason ? ` (${reason})` : '';
    results[result]?.push(name + because);
    console.log(`${result.padEnd(7)}${seconds}s${because}`);
    if (result !== 'failed') continue;
    if (!only) console.log(`${output}\nRun it alone: npm test -- --only ${name}`);
    for (const hint of hintsFor(output)) console.log(hint);
    if (reason) console.log(`In CI, no gate may be skipped unless ALLOW_SKIP names it: ALLOW_SKIP=${name}`);
    results['not run'] = names.slice(names.indexOf(name) + 1);
    process.exitCode = 1;
    break;
  }
  const counts = Object.entries(results).flatMap(([result, those]) => {
    if (result === 'passed') return `${those.length} passed`;
    return those.length > 0 ? `${those.length} ${result}: ${those.join(', ')}` : [];
  });
  console.log(counts.join(', '));
}

await runCommand(usage, () => test(process.argv.slice(2)));

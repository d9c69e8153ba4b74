// npm test: runs every gate in order and stops at the first that fails.
// A gate that cannot run on this machine prints the reason as its last line and exits with 75. In CI, ALLOW_SKIP names the
// gates that may do so: ALLOW_SKIP=webkit,firefox.
import './read/placeholder-settings.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { hintsFor } from './hints.mjs';

const node = process.execPath;
const script = (name, ...args) => [node, '--import', 'tsx', `scripts/${name}.ts`, ...args];
const bin = (name, ...args) => [node, `node_modules/${name}`, ...args];
const vitest = (project) => bin('vitest/vitest.mjs', 'run', '--project', project);

/** @type {Record<string, string[]>} The command of each gate. The ones that fail fastest come first. */
const gates = {
  lint: bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  types: bin('typescript/bin/tsc'),
  unused: bin('knip/bin/knip.js', '--no-progress'),
  unit: vitest('!site'),
  build: script('build'),
  site: vitest('site'),
  browsers: script('browsers'),
  'browser-tests': bin('@playwright/test/cli.js', 'test', '--project=chromium'),
  webkit: script('browsers', 'webkit'),
  firefox: script('browsers', 'firefox'),
};

const [flag, only, ...gateArguments] = process.argv.slice(2);
if (flag && (flag !== '--only' || !Object.hasOwn(gates, only))) {
  console.error(`Usage: npm test -- [--only <gate> [arguments for the gate]]\nGates: ${Object.keys(gates).join(', ')}`);
  process.exit(1);
}

const isWindows = process.platform === 'win32';
let child;
/** Ends the gate that is running, with everything that it started. */
function stop() {
  // Windows has no process groups.
  if (child && isWindows) spawnSync('taskkill', ['/t', '/f', '/pid', `${child.pid}`]);
  else if (child) process.kill(-child.pid, 'SIGTERM');
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
// npm passes a signal to its shell, which ends without telling us.
const shell = process.ppid;
setInterval(() => process.ppid === shell || stop(), 200).unref();

/** Runs a gate. Its output appears as it comes if it runs alone, otherwise only if it fails. */
async function run([file, ...args]) {
  child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, for stop().
    detached: !isWindows,
    // Node would warn about both, where tests expect silence.
    env: {
      ...process.env,
      NO_COLOR: undefined,
      FORCE_COLOR: process.stdout.isTTY && !process.env.NO_COLOR ? '1' : '0',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (only) process.stdout.write(text);
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

const maySkip = (name) => !process.env.CI || process.env.ALLOW_SKIP?.split(',').includes(name);
const names = only ? [only] : Object.keys(gates);
const results = { passed: [], failed: [], skipped: [], 'not run': [] };
for (const name of names) {
  if (!only) process.stdout.write(name.padEnd(16));
  const start = performance.now();
  const { code, output } = await run([...gates[name], ...gateArguments]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const reason = code === 75 ? ` (${output.trim().split('\n').at(-1)})` : '';
  const result = code === 0 ? 'passed' : reason && maySkip(name) ? 'skipped' : 'failed';
  results[result].push(name + reason);
  console.log(`${result.padEnd(7)}${seconds}s${reason}`);
  if (result !== 'failed') continue;
  if (!only) console.log(`${output}\nRun it alone: npm test -- --only ${name}`);
  for (const hint of hintsFor(output)) console.log(hint);
  if (reason) console.log(`In CI, no gate may be skipped unless ALLOW_SKIP names it: ALLOW_SKIP=${name}`);
  results['not run'] = names.slice(names.indexOf(name) + 1);
  process.exitCode = 1;
  break;
}
const counts = [`${results.passed.length} passed`];
for (const result of ['failed', 'skipped', 'not run'])
  if (results[result].length > 0) counts.push(`${results[result].length} ${result}: ${results[result].join(', ')}`);
console.log(counts.join(', '));

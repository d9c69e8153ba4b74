// npm test: installs what is missing and runs every gate in order. It stops at the first that fails.
import './read/placeholder-settings.mjs';
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { installIfNeeded } from './install-if-needed.mjs';

installIfNeeded();

const node = process.execPath;
const script = (name, ...args) => [node, '--import', 'tsx', `scripts/${name}.ts`, ...args];
const bin = (name, ...args) => [node, `node_modules/${name}`, ...args];
const check = (name) => script('check/dist', name);

/** @type {Record<string, string[]>} What each gate runs, by its name; those that fail fastest come first. */
const gates = {
  lint: bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  types: bin('typescript/bin/tsc'),
  unit: bin('vitest/vitest.mjs', 'run'),
  build: script('build'),
  'second-build': script('check/reproducible'),
  pages: check('pages'),
  'json-ld': check('json-ld'),
  'in-links': check('in-links'),
  links: script('check/links'),
  similarity: script('check/similarity'),
  outline: script('check/outline'),
  'html-validate': check('html-validate'),
  nu: check('nu'),
  browser: script('browsers', 'chromium'),
  'browser-tests': bin('@playwright/test/cli.js', 'test', '--project=chromium'),
  webkit: script('browsers', 'webkit'),
  firefox: script('browsers', 'firefox'),
};

/** Runs one gate: whether it passed. What it says is shown when it fails; alone it speaks as it runs. */
function run([file, ...args], isAlone) {
  const env = { ...process.env, FORCE_COLOR: process.env.CI ? '0' : '1' };
  const child = spawn(file, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'], env });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
      if (code !== 0) process.stdout.write(text);
      // What could not be checked on this machine is no secret.
      else for (const line of text.split('\n')) if (line.includes(': skipped, ')) console.log(`        ${line}`);
      resolve(code === 0);
    });
  });
}

/** Runs the gates, or one of them, with a line for each. Resolves to the exit status. */
async function runGates() {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const { only } = values;
  if (only !== undefined && !Object.hasOwn(gates, only))
    throw new Error(`There is no gate “${only}”. There are: ${Object.keys(gates).join(', ')}.`);
  if (positionals.length > 0 && !only) throw new Error(`Name the gate that “${positionals.join(' ')}” is for.`);
  const names = only ? [only] : Object.keys(gates);
  for (const [passed, name] of names.entries()) {
    const start = performance.now();
    const isWatched = process.stdout.isTTY && !only;
    if (isWatched) process.stdout.write(`   ...  ${name}`);
    const ok = await run([...gates[name], ...positionals], only !== undefined);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    if (isWatched) process.stdout.write('\r\x1b[K');
    const alone = ok || only ? '' : `  (alone: npm test -- --only ${name})`;
    console.log(`${seconds}s  ${ok ? 'passed' : 'FAILED'}  ${name}${alone}`);
    if (ok) continue;
    console.log(`${passed} passed, 1 failed, ${names.length - passed - 1} skipped`);
    return 1;
  }
  console.log(`${names.length} passed, 0 failed`);
  return 0;
}

try {
  process.exitCode = await runGates();
} catch (error) {
  console.error(`${error.message}\nUsage: npm test -- [--only <gate> [arguments of the gate]]`);
  process.exitCode = 1;
}

// The gates of `npm test`, in the order in which they fail fastest.
import './hosting/placeholder-settings.mjs';
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { buildCommand } from './build-command.mjs';

/** @typedef {{ name: string, command: string[] }} Gate */

const tsx = [process.execPath, '--import', 'tsx'];
const bin = (name, ...args) => [process.execPath, `node_modules/${name}`, ...args];

/** @type {Gate[]} */
const gates = [
  { name: 'Format and lint', command: bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { name: 'Types', command: bin('typescript/bin/tsc') },
  { name: 'Unit tests', command: bin('vitest/vitest.mjs', 'run') },
  { name: 'Build', command: [process.execPath, ...buildCommand] },
  { name: 'Second build', command: [...tsx, 'scripts/check-reproducible.ts'] },
  { name: 'Checks on dist', command: [...tsx, 'scripts/check-dist.ts'] },
  { name: 'Structured data', command: [...tsx, 'scripts/check-judges.ts', 'json-ld'] },
  { name: 'Share images', command: [...tsx, 'scripts/check-judges.ts', 'share-images'] },
  { name: 'Sitemap', command: [...tsx, 'scripts/check-judges.ts', 'sitemap'] },
  { name: 'Links between pages', command: [...tsx, 'scripts/check-judges.ts', 'in-links'] },
  { name: 'Links', command: [...tsx, 'scripts/check-links.ts'] },
  { name: 'Similarity of state pages', command: [...tsx, 'scripts/check-similarity.ts'] },
  { name: 'html-validate', command: [...tsx, 'scripts/check-judges.ts', 'html-validate'] },
  { name: 'Nu HTML checker', command: [...tsx, 'scripts/check-judges.ts', 'nu'] },
  { name: 'Browser', command: [...tsx, 'scripts/chromium.ts'] },
  { name: 'Browser tests', command: bin('@playwright/test/cli.js', 'test', '--project=chromium') },
  { name: 'Tests in WebKit', command: [...tsx, 'scripts/engines.ts', 'webkit'] },
  { name: 'Tests in Firefox', command: [...tsx, 'scripts/engines.ts', 'firefox'] },
];

/** Runs one gate, its output as it comes. Resolves to whether it passed. */
const run = ({ command: [file, ...args] }) =>
  new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: 'inherit',
      env: { ...process.env, FORCE_COLOR: process.env.CI ? '0' : '1' },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

/** Runs the gates and prints a summary. Resolves to the exit status. */
export async function runGates() {
  const passed = [];
  let failed;
  for (const gate of gates) {
    console.log(`\n── ${gate.name} ──`);
    const start = performance.now();
    const ok = await run(gate);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    if (!ok) {
      failed = gate;
      break;
    }
    passed.push(`${seconds} s  ${gate.name}`);
  }
  console.log(`\n── Summary ──\n${passed.join('\n')}`);
  const left = gates.length - passed.length - (failed ? 1 : 0);
  if (failed) console.log(`FAILED    ${failed.name}${left ? ` (${left} gates after it did not run)` : ''}`);
  console.log(`${passed.length} passed, ${failed ? 1 : 0} failed${left ? `, ${left} skipped` : ''}`);
  return failed ? 1 : 0;
}

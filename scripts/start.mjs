import { spawnSync } from 'node:child_process';
import { installIfNeeded } from './install-if-needed.mjs';

const run = (...args) => spawnSync(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' }).status ?? 1;

installIfNeeded();
process.exitCode = run('scripts/build.ts') || run('scripts/serve.ts', ...process.argv.slice(2));

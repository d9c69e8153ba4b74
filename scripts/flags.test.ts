import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Commands that write files, or print what a stack is made with: a flag that they do not know must not be ignored. */
test.each([
  ['scripts/serve.ts', ['--prot', '1']],
  ['scripts/build.ts', ['--outDir', 'x']],
  ['scripts/make/make.ts', ['--chekc']],
  ['scripts/make/new-state.ts', ['--dry-run']],
])('%s %j is refused', (script, args) => {
  const { DEBUG: _, ...env } = process.env;
  const options = { env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], options);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(new RegExp(`^Unknown option '${args[0]}'.*\\nUsage: .*\\n$`));
});

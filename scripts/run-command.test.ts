import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'run-command.ts')).href);

/** Runs a command with this body. */
async function run(body: string): Promise<{ status: number | null; complaint: string }> {
  const code = `import { parseArgs } from 'node:util';
import { runCommand } from ${module};
await runCommand('Usage: it [--dist dist]', async () => { ${body} });`;
  const { DEBUG: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], { env });
  child.stdout.resume();
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return { complaint: await text(child.stderr), status: await ended };
}

test('an error is a sentence', async () => {
  expect(await run(`throw new Error('There is no built site.');`)).toEqual({
    status: 1,
    complaint: 'There is no built site.\n',
  });
});

test('a wrong flag is answered with the usage', async () => {
  const { status, complaint } = await run(`parseArgs({ args: ['--prot'], options: {} });`);
  expect(status).toBe(1);
  expect(complaint).toMatch(/^Unknown option '--prot'.*\nUsage: it \[--dist dist\]\n$/);
});

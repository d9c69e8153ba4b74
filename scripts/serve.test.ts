import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, startServer } from './serve.ts';

let distDir: string;

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'serve-'));
  await writeFile(join(distDir, 'index.html'), 'Home');
});
afterAll(() => rm(distDir, { recursive: true }));

test.each([
  [['--port', '70000'], /^--port takes a number from 0 to 65535, not “70000”\.\nUsage: /],
  [['--dist', '/nowhere'], /^There is no built site in \/nowhere\/\. Run: npm run build$/],
])('%j ends with a sentence', async (args, sentence) => {
  await expect(serve(args)).rejects.toThrow(sentence);
});

test('a taken port ends with a sentence that offers the next', async () => {
  const { url, close } = await startServer({ distDir });
  const port = Number(new URL(url).port);
  await expect(serve(['--port', String(port), '--dist', distDir])).rejects.toThrow(
    `Port ${port} is in use. Stop what runs there, or choose another: npm run preview -- --port ${port + 1}`,
  );
  await close();
});

test('the command serves until it is stopped', async () => {
  const script = join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, '--port', '0', '--dist', distDir]);
  let body = '';
  child.stdout.on('data', async (text: Buffer) => {
    const url = /at (http:\/\/localhost:\d+)/.exec(text.toString())?.[1];
    if (!url) return;
    body = await (await fetch(url)).text();
    child.kill('SIGTERM');
  });
  expect(await new Promise((done) => child.on('exit', done))).toBe(0);
  expect(body).toBe('Home');
}, 20_000);

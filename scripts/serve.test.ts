import { spawn } from 'node:child_process';
import { utimes, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, startServer } from './serve.ts';
import { folderWith } from './test-files.fixture.ts';

const about = `<!doctype html><title>About</title>${'<p>Words.'.repeat(500)}`;
const root = folderWith({
  'secret.txt': 'secret',
  'dist/index.html': 'Home',
  'dist/404.html': 'missing',
  'dist/about.html': about,
  'dist/café.html': 'coffee',
  'dist/.env': 'secret',
  'dist/assets/app.js': '',
  'dist/_headers': '/*\n  Strict-Transport-Security: max-age=1\n  X-Content-Type-Options: nosniff\n',
});
const distDir = join(root, 'dist');
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ distDir });
});
afterAll(() => server.close());

/** Sends a path exactly as it is written, which fetch() would not. */
async function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((done, fail) => {
    send({ hostname, port, path }, (response) => done(response.resume().statusCode ?? 0))
      .on('error', fail)
      .end();
  });
}

test.each(['br', 'gzip'])('compresses pages with %s', async (encoding) => {
  const response = await fetch(`${server.url}/about`, { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(about);
});

test('answers 304 to a known version, and 200 once the file has changed', async () => {
  const etag = (await fetch(`${server.url}/about`)).headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/about`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');

  const file = join(distDir, 'about.html');
  await writeFile(file, about.replace('About', 'Again'));
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  expect((await fetch(`${server.url}/about`, { headers: { 'if-none-match': etag } })).status).toBe(200);
});

const answers: [status: number, paths: string[]][] = [
  [
    404,
    [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/.env',
      '/assets/../.env',
      '/_headers',
      '/assets',
      '/assets/../../secret.txt',
    ],
  ],
  // Where they redirect to is among those above.
  [301, ['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt']],
  [400, ['/%', '/%zz', '/%E0%A4%A', '/a%00b', '*']],
  [200, ['/caf%C3%A9']],
];
test.each(answers.flatMap(([status, paths]) => paths.map((path) => [path, status] as const)))(
  '%s: %i',
  async (path, status) => expect(await statusOf(path)).toBe(status),
);

test('only reads', async () => {
  const response = await fetch(`${server.url}/about`, { method: 'POST', body: 'x' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('does not force https on localhost', async () => {
  const { headers } = await fetch(server.url);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  [['--port', '70000'], /^--port takes a number from 0 to 65535, not “70000”\.\nUsage: /],
  [['--dist', '/nowhere'], /^There is no built site in \/nowhere\/\. Run: npm run build$/],
])('%j ends with a sentence', async (args, sentence) => {
  await expect(serve(args)).rejects.toThrow(sentence);
});

test('a taken port ends with a sentence that offers the next', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serve(['--port', String(port), '--dist', distDir])).rejects.toThrow(
    `Port ${port} is in use. Stop what runs there, or choose another: npm run preview -- --port ${port + 1}`,
  );
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
});

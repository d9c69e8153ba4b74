import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../serve.ts';

let root: string;
let server: RunningServer;
const about = `<!doctype html><title>About</title>${'<p>Words.'.repeat(500)}`;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'server-'));
  const distDir = join(root, 'dist');
  await mkdir(join(distDir, 'assets'), { recursive: true });
  await writeFile(join(root, 'secret.txt'), 'secret');
  const files = {
    'index.html': 'home',
    '404.html': 'missing',
    'about.html': about,
    'café.html': 'coffee',
    '.env': 'secret',
  };
  for (const [file, body] of Object.entries(files)) await writeFile(join(distDir, file), body);
  await writeFile(
    join(distDir, '_headers'),
    '/*\n  Strict-Transport-Security: max-age=1\n  X-Content-Type-Options: nosniff\n',
  );
  server = await startServer({ distDir });
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

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

  const file = join(root, 'dist/about.html');
  await writeFile(file, about.replace('About', 'Again'));
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  expect((await fetch(`${server.url}/about`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  await writeFile(file, about);
});

test.each([
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/.env', '/assets/../.env', '/_headers', '/assets'].map((path) => [
    path,
    404,
  ]),
  // Where they redirect to is among those above.
  ...['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'].map((path) => [path, 301]),
  ['/assets/../../secret.txt', 404],
  ...['/%', '/%zz', '/%E0%A4%A', '/a%00b', '*'].map((path) => [path, 400]),
  ['/caf%C3%A9', 200],
] as [string, number][])('%s: %i', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
});

test('only reads', async () => {
  const response = await fetch(`${server.url}/about`, { method: 'POST', body: 'x' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('does not force https on localhost', async () => {
  const { headers } = await fetch(server.url);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

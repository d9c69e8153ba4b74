import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from './server.ts';

let root: string;
let server: RunningServer;
const about = `<!doctype html><title>About</title>${'<p>Words.'.repeat(500)}`;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'server-'));
  const distDir = join(root, 'dist');
  await mkdir(join(distDir, 'assets'), { recursive: true });
  await writeFile(join(root, 'secret.txt'), 'secret');
  await writeFile(join(distDir, 'index.html'), '<style>a{}</style>home');
  await writeFile(join(distDir, '404.html'), 'missing');
  await writeFile(join(distDir, 'about.html'), about);
  await writeFile(join(distDir, 'café.html'), 'coffee');
  await writeFile(join(distDir, '.env'), 'secret');
  await writeFile(join(distDir, 'assets/photo-abcd1234.jpg'), Buffer.alloc(5_000));
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
    send({ hostname, port, path }, async (response) => {
      await text(response);
      done(response.statusCode ?? 0);
    })
      .on('error', fail)
      .end();
  });
}

test.each(['br', 'gzip'])('compresses pages with %s', async (encoding) => {
  const response = await fetch(`${server.url}/about`, { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(Number(response.headers.get('content-length'))).toBeLessThan(about.length / 2);
  expect(await response.text()).toBe(about);
});

test.each([
  ['no accepted encoding', '/about', 'identity'],
  ['brotli refused', '/about', 'br;q=0'],
  ['a format that is compressed already', '/assets/photo-abcd1234.jpg', 'br, gzip'],
  ['a file too small to gain', '/', 'br, gzip'],
])('sends %s as it is', async (_, path, accepted) => {
  const response = await fetch(server.url + path, { headers: { 'accept-encoding': accepted } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('answers 304 to a known version, and 200 once the file has changed', async () => {
  const first = await fetch(`${server.url}/about`);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/about`, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');

  const file = join(root, 'dist/about.html');
  await writeFile(file, about.replace('About', 'Again'));
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  expect((await fetch(`${server.url}/about`, { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('HEAD tells the length and sends nothing', async () => {
  const response = await fetch(`${server.url}/about`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect(response.headers.get('content-length')).toBe(String(about.length));
  expect(await response.text()).toBe('');
});

test('a missing page keeps status 404 for a conditional request', async () => {
  const etag = (await fetch(`${server.url}/nothing`)).headers.get('etag') ?? '';
  expect((await fetch(`${server.url}/nothing`, { headers: { 'if-none-match': etag } })).status).toBe(404);
});

test('understands percent-encoded names', async () => {
  expect(await (await fetch(`${server.url}/caf%C3%A9`)).text()).toBe('coffee');
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/.env', '/assets/../.env', '/_headers'])(
  'keeps %s to itself',
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);

test.each(['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'])(
  'keeps %s to itself, and where it redirects to',
  async (path) => {
    expect(await statusOf(path)).toBe(301);
    expect(await statusOf(path.replaceAll('%2f', '/'))).toBe(404);
  },
);

test('serves no link that leads out of the site', async () => {
  await symlink(join(root, 'secret.txt'), join(root, 'dist/link.txt'));
  expect(await statusOf('/link.txt')).toBe(404);
});

test.each(['/%', '/%zz', '/%E0%A4%A', '/a%00b', '*'])('calls %s malformed', async (path) => {
  expect(await statusOf(path)).toBe(400);
});

test('only reads', async () => {
  const response = await fetch(`${server.url}/about`, { method: 'POST', body: 'x' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('enforces the policy on localhost without forcing https', async () => {
  const { headers } = await fetch(server.url);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("style-src 'self' 'sha256-");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('survives a visitor who hangs up', async () => {
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
      socket.destroy();
      done();
    });
  });
  expect((await fetch(server.url)).status).toBe(200);
});

test('says that a port is taken', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ distDir: join(root, 'dist'), port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

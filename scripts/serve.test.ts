import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { preview, startServer } from './serve.ts';
import { folderWith, runScript } from './test-files.fixture.ts';

const about = `<!doctype html><title>About</title>${'<p>Words.'.repeat(500)}`;
const distDir = folderWith({
  'index.html': 'Home',
  '404.html': 'missing',
  'about.html': about,
  'assets/app.js': '',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: immutable\n',
});
let url: string;

beforeAll(async () => {
  const server = await startServer({ distDir });
  url = server.url;
  return server.close;
});

test('compresses pages', async () => {
  const response = await fetch(`${url}/about`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(about);
});

test('serves a new build to browsers that know the old one', async () => {
  const etag = (await fetch(`${url}/about`)).headers.get('etag') ?? '';
  const ask = async () => (await fetch(`${url}/about`, { headers: { 'if-none-match': etag } })).status;
  expect(await ask()).toBe(304);
  writeFileSync(join(distDir, 'about.html'), 'Changed');
  expect(await ask()).toBe(200);
});

test('redirects to clean addresses with their query', async () => {
  const { status, headers } = await fetch(`${url}/about.html?q=1`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/about?q=1']);
});

test.each(['/assets', '/assets/gone.js', '/%zz', '/a%00b', '/..%2f..%2fetc%2fpasswd'])(
  'answers %s with the not-found page',
  async (path) => {
    const response = await fetch(url + path);
    expect([response.status, await response.text()]).toEqual([404, 'missing']);
    expect(response.headers.get('cache-control')).toContain('must-revalidate');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('asks for another port if the port is in use', async () => {
  await expect(preview(['--port', new URL(url).port, '--dist', distDir])).rejects.toThrow(/in use\. .+ --port\.$/);
});

test('stops when the process that started it is gone', () => {
  const args = [join(import.meta.dirname, 'serve.ts'), '--port', '0', '--dist', distDir, '--until-stdin-ends'];
  expect(runScript('.', args)).toMatchObject({ status: 0, stdout: expect.stringMatching(/at http:\/\/localhost:\d+/) });
});

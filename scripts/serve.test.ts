import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { inboxPath } from './serve/inbox.ts';
import { startServer } from './serve/server.ts';
import { preview } from './serve.ts';
import { folderWith } from './test-files.fixture.ts';

const about = `<!doctype html><title>About</title>${'<p>Words.'.repeat(500)}`;
const distDir = folderWith({
  'index.html': 'Home',
  '404.html': 'missing',
  'about.html': about,
  'assets/app.js': '',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: immutable\n',
});
const inbox = join(distDir, '.inbox');
let url: string;

beforeAll(async () => {
  const server = await startServer({ distDir, inbox });
  url = server.url;
  return server.close;
});

test.each(['/assets', '/assets/gone.js', '/%zz', '/..%2f..%2fetc%2fpasswd'])(
  'answers %s with the not-found page',
  async (path) => {
    const response = await fetch(url + path);
    expect([response.status, await response.text()]).toEqual([404, 'missing']);
    expect(response.headers.get('cache-control')).toContain('must-revalidate');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('redirects an address with a slip', async () => {
  // `fetch` would clean the path before it asks.
  const { statusCode, headers } = await new Promise<IncomingMessage>((resolve) =>
    get(url, { path: '//About/?a=1' }, resolve),
  );
  expect([statusCode, headers.location]).toEqual([301, '/about?a=1']);
});

test.each(['bytes=-100', 'bytes=abc', 'bytes=0-9'])('answers a request for %s with the whole page', async (range) => {
  const response = await fetch(`${url}/about`, { headers: { range } });
  expect([response.status, await response.text()]).toEqual([200, about]);
});

test('asks for another port if the port is in use', async () => {
  await expect(preview(['--port', 'abc'])).rejects.toThrow('a number from 0 to 65535, not “abc”');
  await expect(preview(['--port', new URL(url).port, '--dist', distDir])).rejects.toThrow(/in use\. .+ PORT=8080\.$/);
});

test('saves a message for its owner alone', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const message = { name: 'Ana \u001b[2J<script>', email: 'ana@firm.example', message: 'Line 1\r\nLine 2 😈' };
  const response = await fetch(url + inboxPath, { method: 'POST', body: JSON.stringify(message) });
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  const [file = '', ...others] = readdirSync(inbox).map((name) => join(inbox, name));
  expect(others).toEqual([]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(message);
  expect(statSync(file).mode & 0o077).toBe(0);
});

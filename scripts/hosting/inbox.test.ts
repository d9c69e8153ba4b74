import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../src/site/settings.ts';
import { type RunningServer, startServer } from './server.ts';

const message = {
  access_key: 'local-inbox',
  name: 'Ana Ruiz',
  email: 'ana@firm.example',
  website: 'firm.example',
  message: '',
  to: 'hello@agency.example',
  subject: 'New contact form submission',
};

let root: string;
let server: RunningServer;
vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inbox-'));
  // Left by a crash.
  await mkdir(join(root, '.inbox'), { mode: 0o700 });
  await writeFile(join(root, '.inbox/.half.json.part'), '{');
  server = await startServer({ distDir: root, inbox: { dir: join(root, '.inbox'), perVisitor: 12 } });
});

afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const post = (body: string, type: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/contact`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
    redirect: 'manual',
  });
const postJson = (value: unknown) => post(JSON.stringify(value), 'application/json');
const postForm = (value: Record<string, string>) =>
  post(new URLSearchParams(value).toString(), 'application/x-www-form-urlencoded');
const kept = () => readdir(join(root, '.inbox')).catch(() => []);
const only = async () => JSON.parse(await readFile(join(root, '.inbox', (await kept())[0] ?? ''), 'utf8'));

test('keeps a message and says so', async () => {
  const response = await postJson(message);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(await only()).toEqual({ receivedAt: expect.any(String), ...message });
  expect(await kept()).toHaveLength(1);
  expect((await stat(join(root, '.inbox', (await kept())[0] ?? ''))).mode & 0o077).toBe(0);
});

test('keeps hostile text as it came', async () => {
  const hostile = {
    ...message,
    name: '\u001b[2J<script>\u202e\n',
    message: '</textarea><img onerror=x>\u0000\u0007😈',
  };
  expect((await postJson(hostile)).status).toBe(200);
  expect(await only()).toMatchObject(hostile);
});

test.each([
  ['a blank name', { ...message, name: ' ' }, 'The field “name” is missing.'],
  ['no email', { ...message, email: undefined }, 'The field “email” is missing.'],
  ['an email that is none', { ...message, email: 'ana' }, 'Please enter an email address, such as name@firm.com.'],
  ['a website of another type', { ...message, website: 7 }, 'The field “website” is missing.'],
  ['no message at all', { ...message, message: undefined }, 'The field “message” is missing.'],
  ['a field too many', { ...message, fax: '1' }, 'The form has a field that is not expected.'],
  ['a list', [message], 'The form has a field that is not expected.'],
  ['null', null, 'The field “access_key” is missing.'],
])('refuses %s', async (_, value, error) => {
  const response = await postJson(value);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ success: false, error });
  expect(await kept()).toEqual([]);
});

test('refuses a key that would reach the prototype', async () => {
  const body = JSON.stringify(message).replace('{', '{"__proto__":"x",');
  expect((await post(body, 'application/json')).status).toBe(422);
});

test.each([
  ['broken JSON', '{"name":', 'application/json', 400],
  ['plain text', JSON.stringify(message), 'text/plain', 415],
])('refuses %s', async (_, body, type, status) => {
  expect((await post(body, type)).status).toBe(status);
});

test('refuses a megabyte with an answer that the sender can read', async () => {
  const response = await postJson({ ...message, message: 'x'.repeat(1_000_000) });
  expect(response.status).toBe(413);
  expect(await kept()).toEqual([]);
  expect((await postJson(message)).status).toBe(200);
});

test('sends the form without JavaScript on to the thank-you page', async () => {
  const response = await postForm({ ...message, message: 'Zeile 1\r\nZeile 2', [settings.contactSpamField]: '' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/thank-you');
  expect(await only()).toMatchObject({ message: 'Zeile 1\r\nZeile 2' });
});

test('is not talked into sending a visitor elsewhere', async () => {
  const response = await postForm({ ...message, redirect: 'https://evil.example/' });
  expect(response.headers.get('location')).toBe('/thank-you');
  expect(await only()).not.toHaveProperty('redirect');
});

test('tells the sender of a form what to fix, repeating nothing', async () => {
  const response = await postForm({ ...message, email: '<b>x</b>' });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain('Please enter an email address');
  expect(html).toContain('href="/contact"');
  expect(html).not.toContain('<b>');
});

test('lets a robot believe that it worked', async () => {
  const response = await postForm({ ...message, name: '', [settings.contactSpamField]: '555' });
  expect(response.status).toBe(303);
  expect(await kept()).toEqual([]);
});

test('takes so many messages from one visitor and then asks for patience', async () => {
  for (let sent = 0; sent < 12; sent += 1) expect((await postJson(message)).status).toBe(200);
  const response = await postJson(message);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('600');
  expect(await kept()).toHaveLength(12);
});

test('gives nothing back', async () => {
  await postJson(message);
  const response = await fetch(`${server.url}/api/contact`);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  const [file] = await kept();
  expect((await fetch(`${server.url}/.inbox/${file}`)).status).toBe(404);
});

test('refuses the form of another site', async () => {
  const { hostname, port } = new URL(server.url);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  const status = await new Promise((done, fail) => {
    send({ hostname, port, path: '/api/contact', method: 'POST', headers }, async (response) => {
      await text(response);
      done(response.statusCode);
    })
      .on('error', fail)
      .end(JSON.stringify(message));
  });
  expect(status).toBe(403);
});

test('says so when it cannot keep a message, without a trace of why', async () => {
  const trouble = vi.spyOn(console, 'error').mockImplementation(() => {});
  await rm(join(root, '.inbox'), { recursive: true });
  await writeFile(join(root, '.inbox'), 'a file where the folder should be');
  const response = await postJson(message);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ success: false, error: 'The message could not be kept.' });
  expect(trouble).toHaveBeenCalled();
});

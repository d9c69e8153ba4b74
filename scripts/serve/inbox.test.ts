import { readdir, readFile, stat } from 'node:fs/promises';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { settings } from '../../src/site/settings.ts';
import { startServer } from '../serve.ts';
import { folderWith } from '../test-files.fixture.ts';
import { inboxPlugin } from './inbox.ts';

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
let server: Awaited<ReturnType<typeof startServer>>;
vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(async () => {
  root = folderWith({}, onTestFinished);
  server = await startServer({ distDir: root, inbox: join(root, '.inbox') });
  return server.close;
});

const post = (body: string, type: string) =>
  fetch(`${server.url}/api/contact`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    redirect: 'manual',
  });
const postJson = (value: unknown) => post(JSON.stringify(value), 'application/json');
const postForm = (value: Record<string, string>) =>
  post(new URLSearchParams(value).toString(), 'application/x-www-form-urlencoded');
const kept = () => readdir(join(root, '.inbox')).catch(() => []);
const only = async () => JSON.parse(await readFile(join(root, '.inbox', (await kept())[0] ?? ''), 'utf8'));

test('keeps a message, hostile text as it came, for its owner’s eyes', async () => {
  const hostile = {
    ...message,
    name: '\u001b[2J<script>\u202e\n',
    message: '</textarea><img onerror=x>\u0000\u0007😈',
  };
  const response = await postJson(hostile);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(await only()).toEqual({ receivedAt: expect.any(String), ...hostile });
  const [file = '', ...others] = await kept();
  expect(others).toEqual([]);
  expect((await stat(join(root, '.inbox', file))).mode & 0o077).toBe(0);

  const read = await fetch(`${server.url}/api/contact`);
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await fetch(`${server.url}/.inbox/${file}`)).status).toBe(404);
});

const json = 'application/json';
test.each([
  ['a blank name', { ...message, name: ' ' }, 'The field “name” is missing.'],
  ['no email', { ...message, email: undefined }, 'The field “email” is missing.'],
  ['an email that is none', { ...message, email: 'ana' }, 'Please enter an email address, such as name@firm.com.'],
  ['a website of another type', { ...message, website: 7 }, 'The field “website” is missing.'],
  ['no message at all', { ...message, message: undefined }, 'The field “message” is missing.'],
  ['a field too many', { ...message, fax: '1' }, 'The form has a field that is not expected.'],
  ['a list', [message], 'The form has a field that is not expected.'],
  ['null', null, 'The field “access_key” is missing.'],
  ['a key that would reach the prototype', JSON.stringify(message).replace('{', '{"__proto__":"x",'), /./],
  ['broken JSON', '{"name":', /JSON/, json, 400],
  ['plain text', JSON.stringify(message), /JSON/, 'text/plain', 415],
  ['a megabyte, with an answer', { ...message, message: 'x'.repeat(1_000_000) }, /too long/, json, 413],
] as const)('refuses %s', async (_, value, error, type: string = json, status: number = 422) => {
  const response = await post(typeof value === 'string' ? value : JSON.stringify(value), type);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    success: false,
    error: typeof error === 'string' ? error : expect.stringMatching(error),
  });
  expect(await kept()).toEqual([]);
});

test('sends the form without JavaScript on to the thank-you page, and nowhere else', async () => {
  const sent = { ...message, message: 'Line 1\r\nLine 2', [settings.contactSpamField]: '' };
  const response = await postForm({ ...sent, redirect: 'https://evil.example/' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
  expect(await only()).toMatchObject({ message: 'Line 1\r\nLine 2' });
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
  for (let sent = 0; sent < 30; sent += 1) expect((await postJson(message)).status).toBe(200);
  const response = await postJson(message);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
  expect(await kept()).toHaveLength(30);
});

test('refuses the form of another site', async () => {
  const headers = { 'content-type': json, 'sec-fetch-site': 'cross-site' };
  const status = await new Promise((done, fail) => {
    send(`${server.url}/api/contact`, { method: 'POST', headers }, (response) => done(response.resume().statusCode))
      .on('error', fail)
      .end(JSON.stringify(message));
  });
  expect(status).toBe(403);
});

test('the dev server takes the contact form too', async () => {
  const dev = await createServer({ root, configFile: false, logLevel: 'silent', plugins: [inboxPlugin()] });
  await dev.listen(0);
  const body = new URLSearchParams(message);
  const response = await fetch(`${dev.resolvedUrls?.local[0]}api/contact`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(await kept()).toHaveLength(1);
  await dev.close();
});

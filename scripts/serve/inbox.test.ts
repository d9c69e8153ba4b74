import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../serve.ts';
import { folderWith } from '../test-files.fixture.ts';
import { inboxPath } from './inbox.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});
const root = folderWith({});
const inbox = join(root, '.inbox');
const message = { name: 'Ana \u001b[2J<script>', email: 'ana@firm.example', message: 'Line 1\r\nLine 2 😈' };
const saved = () => readdirSync(inbox).map((file) => JSON.parse(readFileSync(join(inbox, file), 'utf8')));

async function post(body: string) {
  const { url, close } = await startServer({ distDir: root, inbox });
  onTestFinished(close);
  return fetch(url + inboxPath, { method: 'POST', body });
}

test('saves a message for its owner alone', async () => {
  const response = await post(JSON.stringify(message));
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect(saved()).toEqual([message]);
  expect(statSync(join(inbox, readdirSync(inbox)[0] ?? '')).mode & 0o077).toBe(0);
});

test('refuses a message that is too long', async () => {
  const before = saved();
  expect((await post('x'.repeat(1_000_000))).status).toBe(413);
  expect(saved()).toEqual(before);
});

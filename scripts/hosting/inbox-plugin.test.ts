import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { inboxPlugin } from './inbox.ts';

test('the dev server takes the contact form too', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const root = await mkdtemp(join(tmpdir(), 'dev-'));
  const server = await createServer({ root, configFile: false, logLevel: 'silent', plugins: [inboxPlugin()] });
  await server.listen(0);
  const [url] = server.resolvedUrls?.local ?? [];
  const fields = ['access_key', 'name', 'email', 'website', 'message', 'to', 'subject'];
  const body = new URLSearchParams(fields.map((field) => [field, 'a@b.example']));

  const response = await fetch(`${url}api/contact`, { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(await readdir(join(root, '.inbox'))).toHaveLength(1);

  await server.close();
  await rm(root, { recursive: true });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { devServer } from './dev-server.ts';
import { inboxPath } from './serve/inbox.ts';
import { folderWith } from './test-files.fixture.ts';

async function start(root: string) {
  const dev = await createServer({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [devServer()],
  });
  onTestFinished(() => dev.close());
  await dev.listen(0);
  return dev.resolvedUrls?.local[0]?.slice(0, -1);
}

test('answers addresses as the hosts do, and reports what the policy would refuse', async () => {
  const url = await start(process.cwd());
  const ask = (path: string) => fetch(url + path, { redirect: 'manual' });
  for (const [path, status] of Object.entries({
    '/': 200,
    '/about': 200,
    '/states/texas-divorce-lawyer-seo': 200,
    '/states/nowhere': 404,
    '/nowhere': 404,
    '/nowhere.js': 404,
    '/favicon.ico': 200,
    '/about/': 302,
    '/index.html': 302,
  }))
    expect([path, (await ask(path)).status]).toEqual([path, status]);
  expect((await ask('/about.html?q=1')).headers.get('location')).toBe('/about?q=1');
  const about = await ask('/about');
  expect(about.headers.get('content-security-policy-report-only')).toMatch(/script-src 'self' 'unsafe-inline'/);
  expect(await about.text()).toContain('src="/src/main.tsx"');
});

test('serves what the last build wrote, and takes messages', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const root = folderWith({ 'index.html': '', 'dist/robots.txt': 'Built.', 'dist/.well-known/security.txt': 'Built.' });
  const url = await start(root);
  for (const path of ['/robots.txt', '/.well-known/security.txt'])
    expect(await (await fetch(url + path)).text()).toBe('Built.');
  expect((await fetch(url + inboxPath, { method: 'POST', body: '{}' })).status).toBe(200);
  expect(readdirSync(join(root, '.inbox'))).toHaveLength(1);
});

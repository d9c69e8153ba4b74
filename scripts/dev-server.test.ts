import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { devServer } from './dev-server.ts';

test('answers addresses as the hosts do, and reports what the policy would refuse', async () => {
  const dev = await createServer({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [devServer()],
  });
  onTestFinished(() => dev.close());
  await dev.listen(0);
  const url = dev.resolvedUrls?.local[0]?.slice(0, -1);
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

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/site.ts';

/** A page whose HTML comes in two parts, as it may on a slow line. */

test('a bar that comes in two halves does not shift its menu', async ({ page, baseURL }) => {
  const answer = await fetch(`${baseURL}/about`);
  const html = await answer.text();
  const cut = html.indexOf('</nav>');
  let sendTheRest = () => {};
  const server = createServer(async ({ url }, response) => {
    if (url !== '/about') {
      const file = await fetch(`${baseURL}${url}`);
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    sendTheRest = () => response.end(html.slice(cut));
  }).listen(0);
  await page.addInitScript(() => {
    const menu = { shift: 0 };
    Object.assign(window, { menu });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) menu.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/about`, { waitUntil: 'commit' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    sendTheRest();
    await expect(menu).toBeVisible();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => (window as unknown as { menu: { shift: number } }).menu.shift)).toBeLessThan(
      0.005,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

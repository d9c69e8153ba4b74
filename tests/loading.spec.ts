import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrive, expect, hold, hydrated, settled, test } from './support/site.ts';

/** How a page comes: readable before any script, then taken over by React without a gesture. */

const longPage = '/states/texas-divorce-lawyer-seo';

test('no script holds up the page', async ({ page }) => {
  await hold(page, '**/assets/*.js');
  await page.goto(longPage, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the app comes also where the browser does not tell that it is idle, as Safari', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await arrive(page, longPage);
});

test('a visitor who has scrolled before the app is there stays there, after a reload too', async ({ page }) => {
  await page.goto(longPage, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await hydrated(page);
  const near600 = () => page.evaluate(() => Math.abs(scrollY - 600) < 100);
  expect(await near600()).toBe(true);
  await page.reload();
  await hydrated(page);
  expect(await near600()).toBe(true);
});

test('a link from elsewhere to a part far below leads to it', async ({ page }) => {
  await page.goto(longPage);
  const id = await page.locator('main [id]:is(section, h2)').last().getAttribute('id');
  await page.goto('/contact');
  await arrive(page, `${longPage}#${id}`);
  await settled(page);
  const place = await page.locator(`#${id}`).evaluate((part) => {
    const { top } = part.getBoundingClientRect();
    const [margin, padding] = [
      getComputedStyle(part).scrollMarginTop,
      getComputedStyle(document.documentElement).scrollPaddingTop,
    ].map(Number.parseFloat);
    return { top, expected: (margin ?? 0) + (padding ?? 0) };
  });
  expect(Math.abs(place.top - place.expected)).toBeLessThan(8);
});

/** HTML that comes in two parts, as it may on a slow line. */
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

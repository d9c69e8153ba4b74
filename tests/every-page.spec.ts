import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  arrive,
  axeViolations,
  countDocuments,
  expect,
  pagePaths,
  settled,
  test,
  watchViolations,
} from './support/site.ts';

/** What holds for every page. Loading is what costs time, so that each is loaded once and then looked at in all widths. */

const dist = process.env.DIST ?? 'dist';
const widths = [390, 1440];
/** One page of each kind is also looked at between the two, where columns begin. */
const widthsOfEachKind = [390, 1024, 1440];
const ofEachKind = [
  '/',
  '/services/local-seo',
  '/states/texas-divorce-lawyer-seo',
  '/states/alabama-divorce-lawyer-seo',
  '/divorce-lawyers-lp1',
];

/**
 * What a page may load of JavaScript by itself, in bytes of brotli: more can be felt on a slow line. Texas has most, with
 * 144,700.
 */
const budget = (path: string) => (path === '/' ? 120_000 : 145_000);

async function expectSound(page: Page, path: string): Promise<void> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, path);
  await settled(page);
  const bytes = [...scripts].map((file) => brotliCompressSync(readFileSync(`${dist}${file}`)).byteLength);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget(path));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await overflow(page), 'at 360 px').toBeLessThanOrEqual(0);
  for (const width of ofEachKind.includes(path) ? widthsOfEachKind : widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    expect(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
}

/** What a visitor does on a page: opens the menu and a question, searches, sends the form, scrolls through, goes on. */
async function useEverything(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const services = page.getByRole('button', { name: 'Services', exact: true });
  if (await services.count()) {
    await services.hover();
    await expect(page.getByRole('link', { name: 'View All Services' })).toBeVisible();
  }
  const question = page.locator('main h3 button').last();
  if (await question.count()) {
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  }
  const search = page.getByRole('searchbox');
  if (await search.count()) await search.fill('zz');
  const form = page.getByRole('form', { name: 'Contact' });
  if (await form.count()) {
    await form.locator('button').click();
    for (const input of await form.locator('[required]').all()) await input.fill('jordan@ellis.example');
    await form.locator('button').click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible();
  }
  await page.mouse.wheel(0, 100_000);
  const documents = countDocuments(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^(Terms of Service|Privacy Policy)$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/terms-of-service|privacy-policy/);
  await expect(page.locator('main h2').first()).toBeVisible();
  expect(documents.count).toBe(0);
}

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of pagePaths) {
  test(`${path} hydrates in silence, fits its budget and every width, passes axe and its policy`, async ({ page }) => {
    const violations = await watchViolations(page);
    await expectSound(page, path);
    await useEverything(page);
    expect(violations, 'what the Content-Security-Policy stood in the way of').toEqual([]);
  });
}

test.describe('the not-found page', () => {
  // It names the path on the console, and the browser its status.
  test.use({ mayLog: /^error: Failed to load resource|No page at/ });

  test('never scrolls sideways, and is free of axe violations', ({ page }) => expectSound(page, '/no-such-page'));
});

test('a page of each kind is known', () => {
  expect(pagePaths).toEqual(expect.arrayContaining(ofEachKind));
});

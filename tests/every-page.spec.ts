import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { expect, pagePaths, test, wake } from './support/site.ts';

/** What holds for every page. Loading is what costs time, so that each is loaded once and then looked at in all widths. */

const axeWidths = [390, 1440];
/** One page of each kind is also looked at between the two, where columns begin. */
const tabletWidth = 1024;
const ofEachKind = [
  '/',
  '/services/local-seo',
  '/states/texas-divorce-lawyer-seo',
  '/states/alabama-divorce-lawyer-seo',
  '/divorce-lawyers-lp1',
];

async function expectSound(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(path);
  await wake(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await overflow(page), 'at 360 px').toBeLessThanOrEqual(0);
  for (const width of ofEachKind.includes(path) ? [...axeWidths, tabletWidth] : axeWidths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    expect(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
}

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of pagePaths) {
  test(`${path} hydrates without a word, never scrolls sideways, and is free of axe violations`, ({ page }) =>
    expectSound(page, path));
}

test.describe('the not-found page', () => {
  // It names the path on the console, and the browser its status.
  test.use({ mayLog: true });

  test('never scrolls sideways, and is free of axe violations', ({ page }) => expectSound(page, '/no-such-page'));
});

test('a page of each kind is known', () => {
  expect(pagePaths).toEqual(expect.arrayContaining(ofEachKind));
});

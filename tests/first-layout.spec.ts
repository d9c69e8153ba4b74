import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from './support/site.ts';

/** The first layout is of what is near the view; the rest follows when the browser is idle (styles/sheet.css, src/boot.ts). */

const longPage = '/states/texas-divorce-lawyer-seo';

const sheets = (page: Page) => page.locator('.sheet');
const isLaidOut = (sheet: Locator) =>
  sheet
    .locator('> *')
    .last()
    .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
const allLaidOut = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-whole');
const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

test('what is far below is laid out when a visitor comes near, without any script', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(longPage);
  const last = sheets(page).last();
  expect(await isLaidOut(sheets(page).first())).toBe(true);
  expect(await isLaidOut(last)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(last)).toBe(true);
});

test('all is laid out soon, and the heights are what they are without this', async ({ page }) => {
  await page.goto(longPage);
  await allLaidOut(page);
  const heights = () => sheets(page).evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().height));
  const before = await heights();
  await page.evaluate(() => {
    const sheet = document.styleSheets[0];
    sheet?.insertRule('.sheet { content-visibility: visible !important }', sheet.cssRules.length);
  });
  expect(await heights()).toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all is laid out at once', async ({ page }) => {
    await page.goto(longPage);
    await expect(sheets(page).last()).toHaveCSS('content-visibility', 'visible');
  });
});

test('all is laid out in print', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(longPage);
  await expect(sheets(page).last()).toHaveCSS('content-visibility', 'auto');
  await page.emulateMedia({ media: 'print' });
  await expect(sheets(page).last()).toHaveCSS('content-visibility', 'visible');
});

test('a reload keeps the place', async ({ page }) => {
  await page.goto(longPage);
  await allLaidOut(page);
  const sheet = sheets(page).nth(9);
  await sheet.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top + 120, behavior: 'instant' }));
  const place = await top(sheet);
  await page.reload();
  await settled(page);
  expect(Math.abs((await top(sheet)) - place)).toBeLessThan(3);
});

test('a link from elsewhere to a part far below leads to it', async ({ page }) => {
  await page.goto(longPage);
  const id = await page.locator('main [id]:is(section, h2)').last().getAttribute('id');
  await page.goto('/contact');
  await page.goto(`${longPage}#${id}`);
  await settled(page);
  const margin = await page
    .locator(`#${id}`)
    .evaluate((part) => Number.parseFloat(getComputedStyle(part).scrollMarginTop));
  const padding = await page.evaluate(
    () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
  );
  const place = await top(page.locator(`#${id}`));
  expect(place).toBeGreaterThanOrEqual(0);
  expect(Math.abs(place - margin - padding)).toBeLessThan(3);
});

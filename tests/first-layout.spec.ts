import type { Locator, Page } from '@playwright/test';
import { allLaidOut, arrive, expect, hold, settled, test } from './support/site.ts';

/** The first layout is of what is near the view; the rest follows when the browser is idle (styles/sheet.css, src/boot.ts). */

const longPage = '/states/texas-divorce-lawyer-seo';

const sheets = (page: Page) => page.locator('.sheet');
const isLaidOut = (sheet: Locator) =>
  sheet
    .locator('> *')
    .last()
    .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
/** Faces that come late change heights (src/layout/late-fonts). */
const facesAreTakenUp = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('late-fonts').length > 0);
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
  await facesAreTakenUp(page);
  const heights = () => sheets(page).evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().height));
  const before = await heights();
  await page.evaluate(() => {
    const sheet = document.styleSheets[0];
    sheet?.insertRule('.sheet { content-visibility: visible !important }', sheet.cssRules.length);
  });
  expect(await heights()).toEqual(before);
});

/** A browser that does not keep what is in view in its place, such as Safari. */
const withoutAnchors = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const element of document.querySelectorAll<HTMLElement>('html, body, #root, main, .sheet'))
        element.style.setProperty('overflow-anchor', 'none');
    });
  });

for (const [browser, prepare] of Object.entries({ 'this browser': () => {}, 'one without anchors': withoutAnchors })) {
  test(`what is in view stays in its place while sheets above it are laid out, in ${browser}`, async ({ page }) => {
    await prepare(page);
    const letBoot = await hold(page, '**/assets/boot-*.js');
    await page.goto(longPage, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // A jump, as a press on the scroll bar makes: what lies on the way is not laid out.
    await page.evaluate(() => scrollTo({ top: 11_000, behavior: 'instant' }));
    const inView = () =>
      sheets(page).evaluateAll((all) => all.findIndex((sheet) => sheet.getBoundingClientRect().bottom > 100));
    const sheet = sheets(page).nth(await inView());
    await expect.poll(() => isLaidOut(sheet)).toBe(true);
    const place = await top(sheet);
    letBoot();
    await allLaidOut(page);
    expect(await page.evaluate(() => scrollY)).not.toBe(11_000);
    expect(Math.abs((await top(sheet)) - place)).toBeLessThan(3);
  });
}

test('no script holds up the page', async ({ page }) => {
  await hold(page, '**/assets/*.js');
  await page.goto(longPage, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the app is fetched once there is something to see, however idle the browser is before', async ({ page }) => {
  // The page learns of its first paint a while after it is loaded; it would not wait for ever.
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      const go = () => {
        performance.mark('painted');
        observe.call(this, options);
      };
      if (options?.type === 'paint') setTimeout(go, 300);
      else observe.call(this, options);
    };
  });
  await arrive(page, longPage);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('painted')[0]?.startTime,
    asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/engine-'))?.startTime,
  }));
  expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('the app and the layout come also where the browser tells neither that it is idle nor that it has painted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As in Safari …
    Reflect.deleteProperty(window, 'requestIdleCallback');
    // … and in a tab in the background.
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  await arrive(page, longPage);
  await allLaidOut(page);
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

import type { Page } from '@playwright/test';
import { delayFonts, layoutShift } from '../scripts/bench/layout-shift.ts';
import { allLaidOut, arrive, countDocuments, expect, hold, settled, test } from './support/site.ts';

/** Faces that come after the first paint (src/layout/late-fonts). */

const marks = ['data-late-serif', 'data-late-sans'];

/** Waits until late faces are taken up, as far as they are. */
const decided = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('late-fonts').length > 0, undefined, { timeout: 30_000 });

/** Gives the page fallbacks that set no line as the faces do, whatever is on the machine. */
const misfit = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const name of ['--serif-fallbacks', '--sans-fallbacks'])
        document.documentElement.style.setProperty(name, 'monospace');
    }),
  );

/** Whether a text is set in a face of ours, by what the browser drew. */
async function isInOurFace(page: Page, selector: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  // What is not laid out yet has none.
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/** Pages whose lines broke elsewhere when the faces were swapped in, and one of each other kind. */
const measured = {
  '/404': [412],
  '/': [412, 1440],
  '/states/texas-divorce-lawyer-seo': [390],
  '/services/content-marketing': [360, 1440],
};

for (const [path, widths] of Object.entries(measured)) {
  for (const width of widths) {
    test(`nothing moves on ${path} at ${width} px when fonts come late`, async ({ browser, baseURL }) => {
      expect(await layoutShift(browser, `${baseURL}${path}`, { width, height: 850 })).toBeLessThanOrEqual(0.005);
    });
  }
}

test('late faces are taken up at once where nothing in view moves', async ({ page }) => {
  await delayFonts(page);
  const takeUp = await hold(page, '**/assets/late-fonts-*.js');
  await page.goto('/terms-of-service');
  expect(await isInOurFace(page, 'h1')).toBe(false);
  takeUp();
  await decided(page);
  for (const band of ['main > :last-child', 'footer'])
    for (const mark of marks) await expect(page.locator(band)).toHaveAttribute(mark);
  await allLaidOut(page);
  expect(await isInOurFace(page, 'main > :last-child h2')).toBe(true);
  expect(await isInOurFace(page, 'footer p')).toBe(true);
});

test('where something in view would move, they wait for the next page', async ({ page }) => {
  await misfit(page);
  await delayFonts(page);
  await arrive(page, '/about');
  await decided(page);
  const hero = page.locator('main > :first-child');
  for (const mark of marks) await expect(hero).not.toHaveAttribute(mark);
  expect(await isInOurFace(page, 'h1')).toBe(false);

  const documents = countDocuments(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  expect(await isInOurFace(page, 'h1')).toBe(true);
  expect(await isInOurFace(page, 'footer p')).toBe(true);
  expect(documents.count).toBe(0);
});

test('what a visitor who has scrolled looks at stays where it is', async ({ page }) => {
  await misfit(page);
  await delayFonts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const heading = page.locator('main > :nth-child(3) h2').first();
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { y: before } = (await heading.boundingBox()) ?? {};
  await decided(page);
  // The bands below have changed.
  await expect(page.locator('footer')).toHaveAttribute('data-late-sans');
  const { y: after } = (await heading.boundingBox()) ?? {};
  expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(3);
});

test('a field that is being filled in keeps its entry and the focus', async ({ page }) => {
  await delayFonts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const name = page.locator('#name');
  await name.pressSequentially('Jordan');
  await decided(page);
  await name.pressSequentially(' Ellis');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Jordan Ellis');
});

test.describe('fonts that cannot be had', () => {
  test.use({ mayLog: true });

  test('leave the page in its fallbacks', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**/*.woff2', (route) => route.abort());
    await arrive(page, '/about');
    await decided(page);
    for (const mark of marks) await expect(page.locator(`[${mark}]`)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
    for (const mark of marks) await expect(page.locator(`[${mark}]`)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page whose fonts come late stays in its fallbacks', async ({ page }) => {
    await delayFonts(page);
    const fonts = page.waitForResponse(/public-sans.*\.woff2$/);
    await page.goto('/about');
    await fonts;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isInOurFace(page, 'h1')).toBe(false);
  });
});

for (const path of ['/', '/contact', '/services/local-seo', '/case-studies', '/states/alabama-divorce-lawyer-seo']) {
  test(`${path} asks for the italic face if it shows words in it, and not otherwise`, async ({ page }) => {
    await arrive(page, path);
    await allLaidOut(page);
    await settled(page);
    const { asked, shown } = await page.evaluate(() => ({
      asked: performance.getEntriesByType('resource').some(({ name }) => /italic.*\.woff2$/.test(name)),
      shown: [...document.querySelectorAll('body *')].some(
        (element) =>
          getComputedStyle(element).fontStyle === 'italic' &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      ),
    }));
    expect(asked).toBe(shown);
  });
}

test('a face that the first page has no use for is there when the next one is shown', async ({ page }) => {
  await arrive(page, '/about');
  await settled(page);
  const home = page.getByRole('banner').getByRole('link').first();
  await home.hover();
  await settled(page);
  await home.click();
  await expect(page).toHaveURL('/');
  // The only line in italics.
  await expect(page.locator('h1 i')).toBeVisible();
  expect(await isInOurFace(page, 'h1 i')).toBe(true);
});

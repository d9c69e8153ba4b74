import type { Page } from '@playwright/test';
import { arrive, expect, test } from './support/site.ts';

const path = '/states/texas-divorce-lawyer-seo';

const trigger = (page: Page) => page.getByRole('button', { name: 'searches a month' });
const neighbor = (page: Page) => page.getByRole('button', { name: 'divorce cases a year' });
const fact = (page: Page) => page.getByRole('listitem').filter({ has: trigger(page) });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('opens after its delay under the pointer, its neighbor at once, later with the delay again', async ({ page }) => {
  // The page's clock, so that a busy machine does not blur the delays.
  await page.clock.install();
  await arrive(page, path);
  await trigger(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await trigger(page).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip(page)).toBeVisible();

  const { x = 0, y = 0 } = (await neighbor(page).boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 20, { steps: 10 });
  await expect(neighbor(page)).toHaveAttribute('data-state', 'instant-open');
  await expect(tooltip(page)).toHaveCount(1);

  await page.mouse.move(5, 5, { steps: 10 });
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(310);
  await trigger(page).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip(page)).toBeVisible();
});

test('opens at once on focus, describes the button by the page’s own note, and closes by Escape', async ({ page }) => {
  await arrive(page, path);
  await trigger(page).focus();
  await expect(trigger(page)).toHaveAttribute('data-state', 'instant-open');
  const note = (await page.locator('#note-1').textContent()) ?? '';
  await expect(trigger(page)).toHaveAccessibleDescription(note);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

test('works on a page that was turned to in the app', async ({ page }) => {
  await arrive(page, '/states');
  await page.getByRole('main').getByRole('link', { name: 'Texas' }).first().click();
  await expect(page).toHaveURL(path);
  await trigger(page).focus();
  await expect(tooltip(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('opens when pressed and stays on the screen', async ({ page }) => {
    await arrive(page, path);
    await trigger(page).tap();
    await expect(tooltip(page)).toBeVisible();
    const { x = -1, width = 0 } = (await tooltip(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await fact(page).getByRole('paragraph').first().tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the figure still refers to the note', async ({ page }) => {
    await page.goto(path);
    await expect(fact(page).getByRole('link', { name: 'Note 1' })).toHaveAttribute('href', '#note-1');
  });
});

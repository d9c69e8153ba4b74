import type { Page } from '@playwright/test';
import { arrive, expect, test } from './support/site.ts';

const path = '/states/texas-divorce-lawyer-seo';

const trigger = (page: Page) => page.getByRole('button', { name: 'searches a month' });
const neighbor = (page: Page) => page.getByRole('button', { name: 'divorce cases a year' });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('opens after 700 ms under the pointer, its neighbor at once, and after 300 ms with the delay again', async ({
  page,
}) => {
  // The page's clock, so that a busy machine does not blur the delays.
  await page.clock.install();
  await arrive(page, path);
  await trigger(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  const opensAfterItsDelay = async () => {
    await trigger(page).hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip(page)).toBeVisible();
  };
  await opensAfterItsDelay();

  const { x = 0, y = 0 } = (await neighbor(page).boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 20, { steps: 10 });
  await page.clock.runFor(10);
  await expect(neighbor(page)).toHaveAccessibleDescription(/\w/);

  await page.mouse.move(5, 5, { steps: 10 });
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(310);
  await opensAfterItsDelay();
});

test('opens at once on focus, describes the button by the page’s own note, and closes by Escape', async ({ page }) => {
  await arrive(page, path);
  await trigger(page).focus();
  const note = (await page.locator('#note-1').textContent()) ?? '';
  await expect(trigger(page)).toHaveAccessibleDescription(note);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('opens when tapped, inside the window, and closes when something else is', async ({ page }) => {
    await arrive(page, path);
    await trigger(page).tap();
    await expect(tooltip(page)).toBeVisible();
    const { x = -1, width = 0 } = (await tooltip(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});

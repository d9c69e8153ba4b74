import type { Page } from '@playwright/test';
import { arrive, expect, handWrittenPath, test } from './support/site.ts';

const trigger = (page: Page) => page.locator('main button[type="button"]').first();
const tooltip = (page: Page) => page.getByRole('tooltip');

test('opens at once on focus, describes the button by the page’s own note, and closes by Escape', async ({ page }) => {
  await arrive(page, handWrittenPath);
  await trigger(page).focus();
  const note = (await tooltip(page).textContent()) ?? '';
  await expect(trigger(page)).toHaveAccessibleDescription(note);
  await expect(page.locator('li[id^="note-"]', { hasText: note })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('opens when tapped, inside the window, and closes when something else is', async ({ page }) => {
    await arrive(page, handWrittenPath);
    await trigger(page).tap();
    await expect(tooltip(page)).toBeVisible();
    const { x = -1, width = 0 } = (await tooltip(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});

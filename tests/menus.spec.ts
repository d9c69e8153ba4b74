import { expect, test } from './support/site.ts';

test.describe('the desktop menu', () => {
  const panel = (page: import('@playwright/test').Page) =>
    page.getByRole('link', { name: 'Local SEO Dominate local search results' });

  test('opens after its delay when pointed at, and closes when left', async ({ page }) => {
    await page.goto('/');
    const trigger = page.getByRole('button', { name: 'Services' });
    // The first approach fetches the menu's code; leave, and come back to a menu that is awake.
    await trigger.hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(5, 800);
    await expect(panel(page)).toBeHidden();
    await page.waitForTimeout(350);

    await trigger.hover();
    await page.waitForTimeout(120);
    await expect(panel(page)).toBeHidden({ timeout: 1 });
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(5, 800);
    await page.waitForTimeout(60);
    await expect(panel(page)).toBeVisible({ timeout: 1 });
    await expect(panel(page)).toBeHidden();
  });

  test('opens by keyboard, holds its destinations, closes by Escape', async ({ page }) => {
    await page.goto('/');
    const trigger = page.getByRole('button', { name: 'States' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'View All States' })).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'View All States' })).toBeHidden();
  });

  test('a press that comes before its code is not lost', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Services' }).click();
    await expect(panel(page)).toBeVisible();
  });

  test('keeps closed panels out of focus and of the accessibility tree', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'View All Services' })).toHaveCount(0);
    await page.keyboard.press('Tab');
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      const inPanel = await page.evaluate(() => document.activeElement?.closest('.panel') !== null);
      expect(inPanel).toBe(false);
    }
  });

  test('marks the section of the current path', async ({ page }) => {
    await page.goto('/services/local-seo');
    await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'States' })).not.toHaveAttribute('aria-current', /./);
    await page.goto('/about');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('toggles, says so, and closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    const burger = page.locator('.burger');
    await expect(burger).toHaveAccessibleName('Open menu');
    await burger.click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu).toBeVisible();
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    await expect(burger).toHaveAccessibleName('Close menu');
    await burger.click();
    await expect(menu).toBeHidden();
    await burger.click();
    await menu.getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL('/case-studies');
    await expect(menu).toBeHidden();
  });

  test('closes by Escape and holds both calls', async ({ page }) => {
    await page.goto('/');
    await page.locator('.burger').click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu.getByRole('link', { name: /Free Consultation/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

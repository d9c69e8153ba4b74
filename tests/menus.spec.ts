import type { Page } from '@playwright/test';
import { type ServiceId, serviceIds, services } from '../src/content/service-list.ts';
import { headerMenu } from '../src/layout/menu.ts';
import { brand } from '../src/site/brand.ts';
import { arrive, countDocuments, expect, test } from './support/site.ts';

test.describe('the desktop menu', () => {
  test('a mouse that points and presses leaves it open, and Enter closes it', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'Services' });
    const link = page.getByRole('link', { name: 'View All Services' });
    await arrive(page, '/');
    await trigger.hover();
    await expect(link).toBeVisible();
    await trigger.click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(link).toBeHidden();
  });

  test('a mouse that moves slowly down from a button reaches the panel', async ({ page }) => {
    await arrive(page, '/');
    const trigger = page.getByRole('button', { name: 'Services' });
    await trigger.hover();
    const link = page.getByRole('link', { name: 'View All Services' });
    await expect(link).toBeVisible();
    const { x, y, width, height } = (await trigger.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height + 7);
    // Longer than the menu waits before it closes.
    await page.waitForTimeout(400);
    await expect(link).toBeVisible();
  });

  test('a link in either panel changes the page in the app, closes the panel, and marks its section', async ({
    page,
  }) => {
    await arrive(page, '/');
    const documents = countDocuments(page);
    const { name, menuDescription, path } = services[serviceIds[0] as ServiceId];
    for (const [menu, link, to] of [
      ['Services', `${name} ${menuDescription}`, path],
      ['States', 'View All States', '/states'],
    ] as const) {
      await page.getByRole('button', { name: menu }).hover();
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('link', { name: link })).toBeHidden();
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      await expect(current).toHaveText([menu]);
    }
    expect(documents.count).toBe(0);
  });

  test('Tab comes to the skip link first, passes closed panels, and shows where it is', async ({ page }) => {
    await arrive(page, '/');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    for (const name of [brand.name, ...headerMenu.map((entry) => entry.name)]) {
      await page.keyboard.press('Tab');
      const focused = page.getByRole('banner').locator(':focus');
      await expect(focused).toHaveAccessibleName(new RegExp(`^${name}`));
      await expect(focused).not.toHaveCSS('outline-style', 'none');
    }
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test('a visitor who saves data fetches no page by pointing at its links', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await arrive(page, '/');
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const name of ['Privacy Policy', 'Terms of Service', 'Texas'])
    await links.filter({ hasText: name }).first().hover();
  expect(fetched).toEqual([]);
});

test('the header has room for its entries, and on small screens for the button', async ({ page }) => {
  await arrive(page, '/');
  for (const width of [767, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = width >= 768;
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: wide });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !wide });
    const height = await page.getByRole('banner').evaluate((element) => element.clientHeight);
    const message = `px high at ${width}: the header has more than two lines. Shorten names, or move one, in src/layout/menu.ts`;
    expect(height, message).toBeLessThanOrEqual(headerMenu.length > 4 ? 88 : 72);
  }
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const button = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });
  const sheet = (page: Page) => page.locator('#menu');

  const open = async (page: Page) => {
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName('Close menu');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page)).toBeVisible();
  };

  test('a press opens it and says so; a press, Escape, a link or Back closes it', async ({ page }) => {
    await arrive(page, '/');
    await open(page);
    for (const close of [() => button(page).click(), () => page.keyboard.press('Escape')]) {
      await close();
      await expect(menu(page)).toBeHidden();
      await open(page);
    }
    await menu(page).getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL('/case-studies');
    await expect(menu(page)).toBeHidden();
    await open(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
  });

  test('Tab shows each of its links, even with a zoom of 400 %, then leaves and closes it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await arrive(page, '/');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    const links = await sheet(page).getByRole('link').all();
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

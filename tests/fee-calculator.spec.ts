import type { Page } from '@playwright/test';
import { arrive, expect, hold, hydrated, test } from './support/site.ts';

/** The fee calculator of the home page, which other pages have too. */

const fee = (page: Page) => page.getByLabel('Your average fee per case, in dollars');
const cases = (page: Page) => page.getByLabel('New cases a month from search');
const result = (page: Page) => page.locator('output[for="fee cases"]');

test('a lawyer types her own fee and cases, and hears what a client costs and what a year leaves', async ({ page }) => {
  await arrive(page, '/');
  await fee(page).fill('$4,500');
  await cases(page).fill('2');
  // $42,000 a year for 24 clients.
  await expect(result(page)).toHaveText(/\$1,750 .* 10\scases .* \$66,000/);
  await expect(page.getByRole('status').filter({ has: page.getByText('$66,000') })).toBeVisible();
  await expect(page.getByRole('row', { name: /^One/ })).toContainText('$12,000');
  await fee(page).fill('1000');
  await expect(result(page)).toContainText('$18,000 is what a year costs you');
});

test('it says what to type instead of nothing, zero, words and huge numbers', async ({ page }) => {
  await arrive(page, '/');
  for (const typed of ['', '0', 'ten', '99999999999']) {
    await fee(page).fill(typed);
    await expect(fee(page), typed).toHaveAccessibleDescription('Type a number from 1 to 1,000,000.');
    await expect(result(page), typed).not.toContainText('$');
  }
  await fee(page).fill('1,000,000');
  await cases(page).fill('1000');
  await expect(result(page)).toContainText('$11,999,958,000');
});

test('what was typed before the app started counts', async ({ page }) => {
  const letApp = await hold(page, '**/assets/*.js');
  await page.goto('/');
  await fee(page).fill('5000');
  letApp();
  await hydrated(page);
  await expect(result(page)).toContainText('9 cases');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('it is the table of one, two and ten clients', async ({ page }) => {
    await page.goto('/');
    await expect(fee(page)).toBeHidden();
    await expect(page.getByRole('row', { name: /^One .*\$3,500/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Two .*\$1,750/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Ten .*\$350/ })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { dollars, inWords } from '../src/lib/format.ts';
import { newCases } from '../src/offer/landing-fees.ts';
import { plan } from '../src/offer/plan.ts';
import { arrive, arriveEarly, expect, test } from './support/site.ts';

/** The fee calculator, which other pages share with the home page. */

const fees = 12 * plan.monthly;
const perClient = (clients: number) => dollars(Math.round(fees / clients));

const fee = (page: Page) => page.getByLabel('Your average fee per case, in $');
const cases = (page: Page) => page.getByLabel('Cases a month from search');
const result = (page: Page) => page.locator('output[for="fee cases"]');

test('a lawyer types her own fee and cases, and hears what a client costs and what a year leaves', async ({ page }) => {
  await arrive(page, '/');
  await fee(page).fill('$4,500');
  await cases(page).fill('2');
  const left = dollars(24 * 4500 - fees);
  for (const words of [perClient(24), `${Math.ceil(fees / 4500)} cases`, left])
    await expect(result(page)).toContainText(words);
  await expect(page.getByRole('status').filter({ has: page.getByText(left) })).toBeVisible();
  await fee(page).fill('1000');
  await expect(result(page)).toContainText(`${dollars(fees - 24 * 1000)} is what a year costs you`);
  await fee(page).fill('ten');
  await expect(fee(page)).toHaveAccessibleDescription('Type a number from 1 to 1,000,000.');
  await expect(result(page)).not.toContainText('$');
});

test('what was typed before the app started counts', async ({ page }) => {
  const start = await arriveEarly(page, '/');
  await fee(page).fill('5000');
  await start();
  await expect(result(page)).toContainText(`${Math.ceil(fees / 5000)} cases`);
});

test.describe('on a page that is slow to start', () => {
  // However slow this machine is.
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  });

  test('our own figure takes the fields’ place after five seconds', async ({ page }) => {
    await arriveEarly(page, '/');
    await page.clock.runFor(4000);
    await expect(fee(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(fee(page)).toBeHidden();
  });

  test('whoever types by then keeps the fields, and gets an answer when the app starts', async ({ page }) => {
    const start = await arriveEarly(page, '/');
    await fee(page).fill('5000');
    await page.clock.runFor(6000);
    await expect(fee(page)).toBeVisible();
    await page.clock.resume();
    await start();
    await expect(fee(page)).toHaveValue('5000');
    await expect(result(page)).toContainText(`${Math.ceil(fees / 5000)} cases`);
  });
});

test.describe('when the app’s file fails', () => {
  test.use({ mayLog: /Failed to load resource|Failed to fetch dynamically imported module|could not be fetched/ });

  test('pages are as they are without scripts: our own figure and no fields, no search, every answer open', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(fee(page)).toBeHidden();
    await expect(page.getByText(`a case and ${inWords(newCases)} new cases a month:`)).toBeVisible();
    await expect(page.getByRole('region').getByRole('paragraph').last()).toBeVisible();
    await page.goto('/states');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('the same when only the code of the page fails, while somebody is on a link', async ({ page }) => {
    await page.route(/\/assets\/home-.*\.js/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'View Case Studies' }).focus();
    await expect(fee(page)).toBeHidden();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what each client costs at our own figure, without fields', async ({ page }) => {
    await page.goto('/');
    await expect(fee(page)).toBeHidden();
    await expect(result(page)).toContainText(perClient(12 * newCases));
  });
});

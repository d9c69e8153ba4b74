import type { Locator, Page } from '@playwright/test';
import { arrive, builtPages, expect, pagePaths, test } from './support/site.ts';

/** Every page is readable and navigable when no script runs, and when scripts are blocked on their way. */

// A browser context for each page would take longer than the page.
const pageGroups = [0, 1, 2, 3].map((group) => pagePaths.filter((_, index) => index % 4 === group));

/** Landing pages have none on purpose. */
const hasMenu = (path: string) => !path.includes('-lp');

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  async function expectReadable(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = await page
      .locator('[role="region"] p')
      .evaluateAll((answers) => answers.filter((answer) => !answer.checkVisibility({ contentVisibilityAuto: true })));
    expect(hidden.length).toBe(0);
    if (!hasMenu(path)) return;
    await page.getByRole('button', { name: 'Services' }).hover();
    await expect(page.getByRole('link', { name: 'View All Services' })).toBeVisible();
  }

  for (const paths of pageGroups) {
    test(`pages are readable with all answers, and the menu can be reached (${paths.join(', ')})`, async ({ page }) => {
      for (const path of paths) await test.step(path, () => expectReadable(page, path));
    });
  }

  test('some pages have questions', () => {
    expect(builtPages.filter(({ main }) => main.querySelector('[role="region"] p')).length).toBeGreaterThan(10);
  });

  test('a link of the menu leads on', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Services' }).hover();
    await page.getByRole('link', { name: 'View All Services' }).click();
    await expect(page).toHaveURL('/services');
  });

  test('the mobile menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'About', exact: true }),
    ).toBeVisible();
  });
});

test('closed answers are open on paper', async ({ page }) => {
  await arrive(page, '/');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('[role="region"] p');
  const heights = await answers.evaluateAll((all) => all.map((answer) => answer.clientHeight));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThan(10);
});

test.describe('with scripts that never arrive', () => {
  test.use({ mayLog: /^error: Failed to load resource|^thrown: .*dynamically imported/ });

  test.beforeEach(async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
  });

  /** Playwright takes what `content-visibility` hides for visible. */
  const expectShown = (answer: Locator) =>
    expect
      .poll(() =>
        answer.evaluate((element) =>
          element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
        ),
      )
      .toBe(true);

  async function expectAnswers(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const last = page.locator('main [data-value]').last();
    if ((await last.count()) > 0) {
      await last.getByRole('button').focus();
      await expectShown(last.locator('[role="region"] p').first());
    }
    if (!hasMenu(path)) return;
    await page.getByRole('button', { name: 'Services' }).focus();
    await expect(page.getByRole('link', { name: 'View All Services' })).toBeVisible();
  }

  for (const paths of pageGroups) {
    test(`pages answer a question that has the focus, and open their menu (${paths.join(', ')})`, async ({ page }) => {
      for (const path of paths) await test.step(path, () => expectAnswers(page, path));
    });
  }

  test('a question that is pressed shows its answer', async ({ page }) => {
    await page.goto('/');
    const item = page.locator('main [data-value]').nth(2);
    const answer = item.locator('[role="region"] p').first();
    await item.locator('button').click();
    await expectShown(answer);
  });
});

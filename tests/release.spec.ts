import type { Page, Route } from '@playwright/test';
import { arrive, countDocuments, expect, hydrated, test } from './support/site.ts';

/** A tab that is open while a new release takes away the files of the old one (src/layout/layouts.tsx). */

// The browser names each missing file, and the app says once that it cannot start without it.
test.use({ mayLog: /^error: Failed to load resource|A file of this page|^thrown: .*dynamically imported/ });

/** What a host answers for a file that a release has taken away: its not-found page. */
const gone = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Not found</title>',
  });

/**
 * A release while the tab is open: files of the old one that this document has not fetched yet are gone. The next document
 * is of the new release and lacks nothing.
 * @param files Which files, by their path; hashed names change one by one. All assets, unless told.
 */
async function release(page: Page, files = /^\/assets\//): Promise<void> {
  let isOldDocument = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldDocument = false;
  });
  await page.route(
    (url) => files.test(url.pathname),
    (route) => (isOldDocument ? gone(route) : route.fallback()),
  );
}

/** Files that no document gets, however often it asks. */
async function loseForGood(page: Page, files: RegExp): Promise<void> {
  await page.route((url) => files.test(url.pathname), gone);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact' });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/** Lets the page draw what it has just heard. */
const calm = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Waits until an approach, whose files are missing, has had its answers. */
const answered = async (page: Page, approach: () => Promise<void>, files: RegExp) => {
  const answer = page.waitForResponse((response) => files.test(response.url()) && response.status() === 404);
  await approach();
  await answer;
  await calm(page);
};

test.describe('a click', () => {
  test('arrives by a new document when the page is gone', async ({ page }) => {
    await arrive(page, '/');
    await release(page);
    const documents = countDocuments(page);
    await page.getByRole('main').getByRole('link', { name: 'Local SEO' }).first().click();
    await expect(page).toHaveURL('/services/local-seo');
    await hydrated(page);
    await expect(heading(page)).toBeVisible();
    expect(documents.count).toBe(1);
    // One entry of the history, as from any link.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('arrives by a new document when only the words of a state are gone', async ({ page }) => {
    await arrive(page, '/states');
    await release(page, /\/assets\/ohio-/);
    const documents = countDocuments(page);
    await page.getByRole('main').getByRole('link', { name: 'Ohio' }).last().click();
    await expect(page).toHaveURL('/states/ohio-divorce-lawyer-seo');
    await expect(heading(page)).toContainText('Ohio');
    await hydrated(page);
    expect(documents.count).toBe(1);
  });

  test('gives way to a later one while its page is on the way', async ({ page }) => {
    await arrive(page, '/');
    let answerLate = () => {};
    await page.route(/\/assets\/terms-of-service-/, async (route) => {
      await new Promise<void>((resolve) => {
        answerLate = resolve;
      });
      await route.abort();
    });
    const documents = countDocuments(page);
    await footerLink(page, 'Terms of Service').click();
    await footerLink(page, 'Contact').click();
    await expect(contactForm(page)).toBeVisible();
    const failed = page.waitForEvent('requestfailed');
    answerLate();
    await failed;
    await calm(page);
    await expect(page).toHaveURL('/contact');
    expect(documents.count).toBe(0);
  });
});

test('pointing at links whose pages are gone changes nothing', async ({ page }) => {
  await arrive(page, '/');
  await release(page);
  const documents = countDocuments(page);
  await answered(page, () => footerLink(page, 'Terms of Service').hover(), /\/assets\/terms-of-service-/);
  await answered(page, () => footerLink(page, 'Privacy Policy').hover(), /\/assets\/privacy-policy-/);
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeVisible();
  expect(documents.count).toBe(0);
});

test.describe('a page whose code is missing for good', () => {
  const pages = {
    '/about': /\/assets\/about-/,
    '/states/texas-divorce-lawyer-seo': /\/assets\/texas-/,
    '/states?q=o': /\/assets\/states-directory-/,
    '/divorce-lawyers-lp1': /\/assets\/long-form-/,
  };

  for (const [path, files] of Object.entries(pages)) {
    test(`${path} stays as it was built, and leads on`, async ({ page }) => {
      await loseForGood(page, files);
      const documents = countDocuments(page);
      await answered(page, () => page.goto(path).then(() => undefined), files);
      await expect(heading(page)).toBeVisible();
      expect(documents.count).toBe(1);
      await footerLink(page, 'Terms of Service').click();
      await expect(page).toHaveURL('/terms-of-service');
      await expect(heading(page)).toContainText('Terms');
    });
  }

  test('is loaded once at each click, and never by itself', async ({ page }) => {
    await loseForGood(page, /\/assets\/about-/);
    await arrive(page, '/contact');
    const documents = countDocuments(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents.count).toBe(1);
  });
});

test('without any script the menu’s destinations can still be reached', async ({ page }) => {
  await loseForGood(page, /\/assets\/.*\.js$/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Services' }).click();
  const all = page.getByRole('link', { name: 'View All Services' });
  await expect(all).toBeVisible();
  await all.click();
  await expect(page).toHaveURL('/services');
});

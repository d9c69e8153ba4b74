import type { Page, Route } from '@playwright/test';
import { usStates } from '../src/lib/us-states.ts';
import { arrive, countDocuments, expect, hydrated, statePaths, states, test } from './support/site.ts';

/** A tab that is open while a new release removes the files of the old one (ApplicationError in src/layout/layouts.tsx). */

// The browser logs each missing file, and the app says once that it cannot start without it.
test.use({ mayLog: /^error: Failed to load resource|A file of this page|^thrown: .*dynamically imported/ });

/** A host’s answer for a file that a release has removed, which is its not-found page. */
const gone = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Not found' });

/** Removes the files until the next document, which is of the new release and lacks nothing. */
async function release(page: Page): Promise<void> {
  let isOldDocument = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldDocument = false;
  });
  await page.route(/\/assets\//, (route) => (isOldDocument ? gone(route) : route.fallback()));
}

const [state = 'texas'] = states.keys();
const [statePath = ''] = statePaths;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a click loads a new document when the old files are gone, and pointing at the link does not', async ({
  page,
}) => {
  await arrive(page, '/states');
  await release(page);
  const documents = countDocuments(page);
  const link = page.getByRole('main').getByRole('link', { name: usStates[state] }).last();
  const answer = page.waitForResponse((response) => response.status() === 404);
  await link.hover();
  await answer;
  await expect(page).toHaveURL('/states');
  expect(documents.count).toBe(0);
  await link.click();
  await expect(page).toHaveURL(statePath);
  await expect(heading(page)).toContainText(usStates[state]);
  await hydrated(page);
  expect(documents.count).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/states');
});

test('a page whose own code is missing stays as it was built, leads on, and is not loaded again', async ({ page }) => {
  const files = new RegExp(`/assets/(about|${state})-`);
  await page.route(files, gone);
  for (const path of ['/about', statePath]) {
    const documents = countDocuments(page);
    const answer = page.waitForResponse(files);
    await page.goto(path);
    await answer;
    await expect(heading(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/terms-of-service');
    expect(documents.count).toBe(2);
  }
});

test('a browser in which the former site left a service worker gets rid of it and of what it kept', async ({
  page,
}) => {
  await page.goto('/terms-of-service');
  await page.evaluate(async () => {
    await caches.open('former-site');
    // Most are called sw.js; this one imports it.
    await navigator.serviceWorker.register('/service-worker.js');
  });
  const left = () =>
    page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()].flat().length);
  await expect.poll(left).toBe(0);
});

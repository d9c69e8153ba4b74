import type { Page, Route } from '@playwright/test';
import { expect } from './site.ts';

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
export async function release(page: Page, files = /^\/assets\//): Promise<void> {
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
export async function loseForGood(page: Page, files: RegExp): Promise<void> {
  await page.route((url) => files.test(url.pathname), gone);
}

/**
 * Collects what the console says and what is thrown. Call the result at the end: the browser names each missing file by
 * itself, the app says once that it cannot start without it, and nothing else may have been said.
 */
export function listen(page: Page): () => void {
  const said: string[] = [];
  page.on('pageerror', (error) => {
    if (!/A file of this page|dynamically imported/.test(error.message)) said.push(String(error));
  });
  page.on('console', (message) => {
    if (!/^Failed to load resource|A file of this page/.test(message.text()))
      said.push(`${message.type()}: ${message.text()}`);
  });
  return () => expect(said, 'beside the names of missing files').toEqual([]);
}

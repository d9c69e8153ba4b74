import { arrive, expect, test } from './support/site.ts';

// Playwright turns the cache off, and headless Chromium does not turn it on.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

test('a page comes back from the back-forward cache as it was left', async ({ page }) => {
  const path = '/states/texas-divorce-lawyer-seo';
  await arrive(page, path);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    scrollTo(0, 900);
  });
  // Another document, as by a typed address.
  await page.evaluate(() => location.assign('/privacy-policy'));
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate('[window.persisted, scrollY]')).toEqual([true, 900]);
  // The app goes on: a link changes the page without a document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  expect(await page.evaluate('persisted')).toBe(true);
});

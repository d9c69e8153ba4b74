import { linksIn, partOf } from './support/facts.ts';
import { arrive, blockStorage, expect, test } from './support/site.ts';

/** What the requests of the page of free guides and tools open the contact form with. */

const path = '/resources';

test('each request opens the contact form as one would write it', async ({ page }) => {
  const requests = linksIn(partOf(path, 'main')).filter(({ to }) => to?.startsWith('/contact?topic='));
  const openings = [];
  for (const { to } of requests) {
    await arrive(page, to ?? '');
    openings.push(await page.locator('#message').inputValue());
  }
  expect(openings).toEqual([
    'I am writing about the free guide “Family Law in Search” (45 pages).',
    'I am writing about the free guide “The Listing Checklist” (12 pages).',
    'I am writing about the free guide “A Year of Family-Law Pages” (28 pages).',
    'I am writing about the free site audit.',
    'I am writing about the free rank tracker, for up to 25 searches. Ours are:',
  ]);
});

test.describe('the newsletter box', () => {
  test('hands its email to the contact form, and no address ever carries it', async ({ page }) => {
    await arrive(page, path);
    await page.getByLabel('Your email').fill('jordan@ellis.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/^[^?]+\/contact\?topic=[^&]+$/);
    await expect(page.locator('#email')).toHaveValue('jordan@ellis.example');
    await expect(page.locator('#message')).toHaveValue(/the newsletter\. Please add me\.$/);
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('jordan');
  });

  test('opens the form without the email where storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await arrive(page, path);
    await page.getByLabel('Your email').fill('jordan@ellis.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.locator('#message')).toHaveValue(/the newsletter/);
    await expect(page.locator('#email')).toHaveValue('');
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('opens the contact form, and keeps the email out of its address', async ({ page }) => {
      await page.goto(path);
      await page.getByLabel('Your email').fill('jordan@ellis.example');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page).toHaveURL(/^[^?]+\/contact\?topic=[^&@]+$/);
    });
  });
});

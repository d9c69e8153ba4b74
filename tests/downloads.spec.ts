import { statSync } from 'node:fs';
import { guides } from '../src/content/resources.ts';
import { arrive, expect, test } from './support/site.ts';

/** The free guides, on the resources page. */

for (const { title } of guides)
  test(`Download saves “${title}” under its title`, async ({ page }) => {
    await arrive(page, '/resources');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: title }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${title}.pdf`);
    expect(statSync(await file.path()).size).toBeGreaterThan(100_000);
    await expect(page).toHaveURL('/resources');
  });

test('browsers keep a guide for a year, and its address changes with its content', async ({ page, request }) => {
  await page.goto('/resources');
  const [href = ''] = await page
    .getByRole('link', { name: /^Download/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(href).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.pdf$/);
  const headers = (await request.get(href)).headers();
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

import { statSync } from 'node:fs';
import { guides } from '../src/content/resource-list.ts';
import { arrive, expect, test } from './support/site.ts';

for (const { title } of Object.values(guides))
  test(`Download saves “${title}” under its title`, async ({ page }) => {
    await arrive(page, '/resources');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: title }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${title}.pdf`);
    expect(statSync(await file.path()).size).toBeGreaterThan(100_000);
    await expect(page).toHaveURL('/resources');
  });

import { axeViolations } from './support/axe.ts';
import { expect, pagePaths, test, wake } from './support/site.ts';

/** What holds for every page. Loading is what costs time, so that each is loaded once and then looked at in all widths. */

const axeWidths = [390, 1440];

for (const path of pagePaths) {
  test(`${path} hydrates without a word, never scrolls sideways, and is free of axe violations`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await wake(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    }
  });
}

import { axeViolations } from './support/axe.ts';
import { expect, pagePaths, test, wake } from './support/site.ts';

const widths = [390, 1440];

for (const path of pagePaths) {
  test.describe(path, () => {
    for (const width of widths) {
      test(`is free of axe violations at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await wake(page);
        expect(await axeViolations(page)).toEqual([]);
      });
    }

    test('hydrates without a word and never scrolls sideways', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      await wake(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

import { arrive, expect, handWrittenPath, test } from './support/site.ts';

/** The delays under the pointer, in milliseconds, as the owner ordered them. */
for (const [what, path, trigger, shown, opens, closes] of [
  ['a menu', '/', 'header button:text-is("Services")', 'role=link[name=/View All Services/]', 200, 150],
  ['a tooltip', handWrittenPath, 'main button[type="button"]', 'role=tooltip', 700, 0],
] as const)
  test(`${what} opens after ${opens}, closes after ${closes}, and reopens at once for 300`, async ({ page }) => {
    // The page's clock, so that a busy machine does not blur the delays.
    await page.clock.install();
    await arrive(page, path);
    await page.locator(trigger).first().scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 60_000);
    const isShown = (visible: boolean) => expect(page.locator(shown)).toBeVisible({ visible });
    const changesAfter = async (delay: number, visible: boolean) => {
      if (delay > 0) {
        await page.clock.runFor(delay - 10);
        await isShown(!visible);
      }
      await page.clock.runFor(20);
      await isShown(visible);
    };
    const point = () => page.locator(trigger).first().hover();
    const leave = () => page.mouse.move(5, 800, { steps: 10 });

    await point();
    await changesAfter(opens, true);
    await leave();
    await changesAfter(closes, false);
    await page.clock.runFor(250);
    await point();
    await changesAfter(0, true);
    await leave();
    await changesAfter(closes, false);
    await page.clock.runFor(310);
    await point();
    await changesAfter(opens, true);
  });

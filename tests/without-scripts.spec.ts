import { arrive, expect, pathsOfKinds, test } from './support/site.ts';

/** Every kind of page can be read and left with JavaScript off. What is pressed before scripts arrive: home.spec.ts. */

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of each kind shows all of its answers, and the menu opens under the pointer', async ({ page }) => {
    let answers = 0;
    for (const path of pathsOfKinds) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const isShown = await page
          .locator('[role="region"] p')
          .evaluateAll((all) => all.map((answer) => answer.checkVisibility({ contentVisibilityAuto: true })));
        expect(isShown).not.toContain(false);
        answers += isShown.length;
      });
    }
    expect(answers).toBeGreaterThan(20);
    await page.goto('/');
    await page.getByRole('button', { name: 'Services' }).hover();
    await expect(page.getByRole('link', { name: 'View All Services' })).toBeVisible();
  });

  test('the mobile menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
  });

  test('the directory shows every state, and no search, which only a script can do', async ({ page }) => {
    await page.goto('/states');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'All State Markets' }).getByRole('listitem')).toHaveCount(50);
  });
});

test('closed answers are open on paper', async ({ page }) => {
  await arrive(page, '/');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('[role="region"] p');
  const heights = await answers.evaluateAll((all) => all.map((answer) => answer.clientHeight));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThan(10);
});

test('the first sheet of a printed state page holds its map', async ({ page }) => {
  // The printable width and height of a Letter page with Chromium’s margins.
  await page.setViewportSize({ width: 739, height: 979 });
  await page.emulateMedia({ media: 'print' });
  await arrive(page, '/states/alabama-divorce-lawyer-seo');
  const map = await page.getByRole('img', { name: 'County map of Alabama' }).boundingBox();
  expect(map && map.y + map.height).toBeLessThan(979);
});

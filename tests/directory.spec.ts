import type { Page } from '@playwright/test';
import { stateDirectory } from '../src/content/state-directory.ts';
import { arrive, countDocuments, expect, hold, statePaths, test } from './support/site.ts';

/** The states directory. */

const parts = (page: Page) => ({
  box: page.getByRole('searchbox', { name: 'Find your state' }),
  status: page.getByRole('status'),
  featured: page.getByRole('region', { name: /^Featured/ }).getByRole('article'),
  rows: page.locator('section[aria-labelledby="all"]').getByRole('listitem'),
  noMatch: page.getByText('No states found matching'),
  clear: page.getByRole('button', { name: 'Clear Search' }),
});

const rowNames = async (page: Page) =>
  (await parts(page).rows.allTextContents()).map((text) => text.replace(/\s*\d.*$/, '').trim());

test('lists all fifty states; those with a page are links, the others are not', async ({ page }) => {
  await arrive(page, '/states');
  const { box, featured, rows, status } = parts(page);
  await expect(box).toHaveAttribute('placeholder', 'Search for your state...');
  await expect(rows).toHaveCount(50);
  await expect(page.getByRole('heading', { name: 'All State Markets' })).toBeVisible();
  expect(await rowNames(page)).toEqual(stateDirectory.map(({ name }) => name));
  await expect(featured).toHaveCount(10);
  await expect(status).toBeEmpty();

  const links = await rows.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.sort()).toEqual([...statePaths].sort());
  // Also for those whose row is no link: a name and a population.
  for (const text of await rows.allTextContents()) expect(text.trim()).toMatch(/^[A-Z][\w ]+ \d+[MK]\+ people$/);
});

test('filters while one types, announces the number, and keeps the text in the address', async ({ page }) => {
  await arrive(page, '/states');
  const { box, featured, rows, status } = parts(page);
  const documents = countDocuments(page);
  const entries = await page.evaluate(() => history.length);

  /** What those may do whose state has no page. */
  const offer = page.getByRole('region', { name: /State Markets/ }).locator('a[href="/contact"]');
  await box.pressSequentially('NEW');
  await expect(status).toHaveText('4 states match');
  expect(await rowNames(page)).toEqual(['New Hampshire', 'New Jersey', 'New Mexico', 'New York']);
  await expect(featured).toHaveCount(1);
  await expect(page).toHaveURL('/states?q=NEW');
  await expect(page.getByRole('heading', { name: 'State Markets matching “NEW”' })).toBeVisible();
  await expect(offer).toBeVisible();

  await box.pressSequentially(' yo');
  await expect(status).toHaveText('1 state matches');
  await expect(featured.getByRole('link')).toHaveText('New York');
  await expect(page).toHaveURL('/states?q=NEW+yo');

  // Without a row that has no page, there is nothing to explain.
  await expect(offer).toHaveCount(0);

  // A section without matches goes, its heading too.
  await box.fill('wyo');
  expect(await rowNames(page)).toEqual(['Wyoming']);
  await expect(page.getByRole('heading', { name: 'Featured State Markets' })).toHaveCount(0);
  await expect(offer).toBeVisible();

  await box.press('Enter');
  await expect(rows).toHaveCount(1);
  expect(documents.count).toBe(0);
  expect(await page.evaluate(() => history.length), 'typing adds nothing to the history').toBe(entries);
});

test('says that nothing matches, in the visitor’s own words, and starts over', async ({ page }) => {
  await arrive(page, '/states');
  const { box, clear, featured, noMatch, rows, status } = parts(page);

  await box.fill('zz');
  await expect(noMatch).toHaveText('No states found matching "zz"');
  await expect(status).toHaveText('0 states match');
  await expect(page.getByText(/^Adjust your search/)).toBeVisible();
  await expect(rows).toHaveCount(0);

  await clear.click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  // The cards that come back have their outlines.
  await expect(featured.first()).toBeVisible();
  await expect
    .poll(() =>
      featured.locator('svg').evaluateAll((all) => all.every((one) => (one as SVGSVGElement).getBBox().width > 10)),
    )
    .toBe(true);
  await expect(rows).toHaveCount(50);
  await expect(status).toBeEmpty();
  await expect(page).toHaveURL('/states');

  // Markup is text like any other.
  await box.fill('<img src=x onerror=alert(1)>');
  await expect(noMatch).toHaveText('No states found matching "<img src=x onerror=alert(1)>"');
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(rows).toHaveCount(50);
  await expect(page).toHaveURL('/states');
});

test('opens a shared list filtered, and Clear Search undoes it', async ({ page }) => {
  await arrive(page, '/states?q=carolina');
  const { box, rows, status } = parts(page);
  await expect(status).toHaveText('2 states match');
  await expect(box).toHaveValue('carolina');
  expect(await rowNames(page)).toEqual(['North Carolina', 'South Carolina']);

  await arrive(page, '/states?q=zz');
  await parts(page).clear.click();
  await expect(rows).toHaveCount(50);
  await expect(page).toHaveURL('/states');
});

test('keeps its filter when one skips to the content, and follows the address when one goes back', async ({ page }) => {
  await arrive(page, '/about');
  await page.locator('main a[href="/states"]').first().dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL('/states');
  const { box, rows } = parts(page);
  const skip = () => page.getByRole('link', { name: 'Skip to content' }).dispatchEvent('click', { button: 0 });
  await box.fill('ohio');
  await expect(rows).toHaveCount(1);
  await skip();
  await expect(page).toHaveURL('/states?q=ohio#main');
  await expect(rows).toHaveCount(1);

  await arrive(page, '/states');
  await skip();
  await box.fill('ohio');
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/states');
  await expect(box).toHaveValue('');
  await expect(rows).toHaveCount(50);
  await page.goForward();
  await expect(page).toHaveURL('/states?q=ohio#main');
  await expect(rows).toHaveCount(1);
});

test('keeps what was typed before its code was there', async ({ page }) => {
  const letCode = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/states', { waitUntil: 'commit' });
  const { box, rows, status } = parts(page);
  await box.pressSequentially('ohi');
  await expect(rows).toHaveCount(50);
  letCode();
  await expect(status).toHaveText('1 state matches');
  await expect(box).toHaveValue('ohi');
  await expect(box).toBeFocused();
  await box.pressSequentially('o');
  await expect(box).toHaveValue('ohio');
  await expect(page).toHaveURL('/states?q=ohio');
});

test('Back returns to the filtered list, and the header’s link to the whole', async ({ page }) => {
  await arrive(page, '/states');
  const documents = countDocuments(page);
  const { box, rows, status } = parts(page);
  await box.fill('tex');
  await rows.getByRole('link', { name: 'Texas' }).click();
  await expect(page).toHaveURL('/states/texas-divorce-lawyer-seo');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Texas');

  await page.goBack();
  await expect(page).toHaveURL('/states?q=tex');
  await expect(status).toHaveText('1 state matches');
  await expect(box).toHaveValue('tex');
  await expect(rows).toHaveCount(1);

  await page.getByRole('button', { name: 'States' }).hover();
  await page.getByRole('link', { name: 'View All States' }).click();
  await expect(page).toHaveURL('/states');
  await expect(box).toHaveValue('');
  await expect(rows).toHaveCount(50);
  expect(documents.count).toBe(0);
});

test('the map’s states are links that change the page in the app, by pointer and by keyboard', async ({ page }) => {
  await arrive(page, '/states');
  const documents = countDocuments(page);
  const map = page.getByRole('figure');
  expect(await map.getByRole('link').count()).toBe(statePaths.length);

  await map.getByRole('link', { name: 'Arizona' }).click();
  await expect(page).toHaveURL('/states/arizona-divorce-lawyer-seo');
  await page.goBack();
  await expect(page).toHaveURL('/states');
  await map.getByRole('link', { name: 'Georgia' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/states/georgia-divorce-lawyer-seo');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Georgia');
  expect(documents.count).toBe(0);
});

test('is walked through by keyboard: search, map, featured states, the list', async ({ page }) => {
  await arrive(page, '/states');
  const { box, featured, rows } = parts(page);
  await box.focus();
  const tabTo = async (selector: string) => {
    await page.keyboard.press('Tab');
    expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);
  };
  for (let count = 0; count < statePaths.length; count++) await tabTo('figure a');
  for (let count = await featured.count(); count > 0; count--) await tabTo('article a');
  for (let count = await rows.getByRole('link').count(); count > 0; count--)
    await tabTo('section[aria-labelledby="all"] li a');

  // Then for what a search leaves.
  await box.focus();
  await page.keyboard.type('alab');
  await expect(rows).toHaveCount(1);
  const alabama = rows.getByRole('link', { name: 'Alabama' });
  // The map stays, with its links: the list comes after it.
  for (let presses = 0; presses < statePaths.length; presses++) await tabTo('figure a');
  await page.keyboard.press('Tab');
  await expect(alabama).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/states/alabama-divorce-lawyer-seo');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the map makes room for the matches, and Enter puts the keyboard away', async ({ page }) => {
    await arrive(page, '/states?q=oh');
    const { box, rows, status } = parts(page);
    await expect(status).toHaveText('1 state matches');
    await expect(page.getByRole('figure')).toBeHidden();
    await expect(rows.first()).toBeVisible();
    await box.press('Enter');
    await expect(box).not.toBeFocused();
    await box.press('Escape');
    await expect(page.getByRole('figure')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every state, and no search, which only a script can do', async ({ page }) => {
    await page.goto('/states');
    const { box, rows } = parts(page);
    await expect(rows).toHaveCount(50);
    await expect(box).toHaveCount(0);
    await rows.getByRole('link', { name: 'Ohio' }).click();
    await expect(page).toHaveURL('/states/ohio-divorce-lawyer-seo');
  });
});

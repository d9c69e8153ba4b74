import type { Locator, Page } from '@playwright/test';
import { stateSlug, usStates } from '../src/lib/us-states.ts';
import { neighbors } from '../src/states/neighbors.ts';
import { arrive, arriveEarly, countDocuments, expect, statePaths, states, test } from './support/site.ts';

/** The states directory. tests/site/states.test.ts tests its list. */

const parts = (page: Page) => ({
  box: page.getByRole('searchbox', { name: 'Find your state' }),
  status: page.getByRole('status'),
  featured: page.getByRole('region', { name: /Featured State Markets$/ }).getByRole('article'),
  rows: page.locator('section#all').getByRole('listitem'),
  noMatch: page.getByText('No states found matching'),
  clear: page.getByRole('button', { name: 'Clear Search' }),
});

const rowNames = async (page: Page) =>
  (await parts(page).rows.allTextContents()).map((text) => text.replace(/\s*\d.*$/, '').trim());

test('typing filters both lists, announces the number, and keeps the text in the address', async ({ page }) => {
  await arrive(page, '/states');
  const { box, featured, status } = parts(page);
  const documents = countDocuments(page);
  const entries = await page.evaluate(() => history.length);
  await box.pressSequentially('NEW');
  await expect(status).toHaveText('4 states match');
  expect(await rowNames(page)).toEqual(['New Hampshire', 'New Jersey', 'New Mexico', 'New York']);
  await expect(featured).toHaveCount(1);
  await expect(page).toHaveURL('/states?q=NEW');
  // A section without matches disappears with its heading.
  await box.fill('wyo');
  expect(await rowNames(page)).toEqual(['Wyoming']);
  await expect(page.getByRole('heading', { name: 'Featured State Markets' })).toHaveCount(0);
  await expect(status).toHaveText('1 state matches: Wyoming');
  await box.press('Enter');
  expect(documents.count).toBe(0);
  expect(await page.evaluate(() => history.length), 'typing adds nothing to the history').toBe(entries);
});

test('a search without a match says so in the visitor’s own words, and Clear Search or Escape starts over', async ({
  page,
}) => {
  await arrive(page, '/states');
  const { box, clear, noMatch, rows, status } = parts(page);
  await box.fill('<img src=x onerror=alert(1)>');
  await expect(noMatch).toHaveText('No states found matching "<img src=x onerror=alert(1)>"');
  await expect(status).toHaveText('0 states match');
  await expect(page.getByText(/^Adjust your search/)).toBeVisible();
  await expect(rows).toHaveCount(0);
  for (const startOver of [() => clear.click(), () => box.press('Escape')]) {
    await box.fill('zz');
    await startOver();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await expect(rows).toHaveCount(50);
    await expect(status).toBeEmpty();
    await expect(page).toHaveURL('/states');
  }
});

test('a shared address opens the filtered list, and Back returns to it', async ({ page }) => {
  const [name = ''] = [...states.keys()].map((id) => usStates[id]);
  const address = `/states?q=${name.slice(0, -1)}`;
  await arrive(page, address);
  const documents = countDocuments(page);
  const { box, rows, status } = parts(page);
  expect(await rowNames(page)).toContain(name);
  await rows.getByRole('link', { name }).click();
  await expect(page).toHaveURL(statePaths[0] ?? '');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(status).toHaveText(/\d states? match/);
  await expect(box).toHaveValue(name.slice(0, -1));
  expect(documents.count).toBe(0);
});

test('letters typed before the app started filter the list, and the focus stays', async ({ page }) => {
  const start = await arriveEarly(page, '/states');
  const { box, status } = parts(page);
  await box.pressSequentially('ohi');
  await start();
  await expect(status).toHaveText('1 state matches: Ohio');
  await expect(box).toBeFocused();
});

/** A page with a link to a neighbor without one, and that neighbor. */
const [from, missing] =
  [...states].flatMap(([id, { borderStates }]) =>
    borderStates
      .filter(({ state, kind }) => kind === 'in-app' && !states.has(state) && neighbors[id].includes(state))
      .map(({ state }) => [id, state] as const),
  )[0] ?? [];

test.describe('a state without a page', () => {
  test.skip(!missing, 'Every state that a state’s page leads to has a page.');
  // The browser logs the status of the not-found page, and the page its path.
  test.use({ mayLog: /^error: Failed to load resource|No page at/ });

  for (const way of ['its address', 'a link'])
    test(`visitors who come by ${way} can send their site or go to a neighbor`, async ({ page }) => {
      if (!from || !missing) return;
      const [name, address] = [usStates[missing], `/states/${stateSlug(missing)}`];
      if (way === 'its address') {
        await page.goto(address);
      } else {
        await arrive(page, `/states/${stateSlug(from)}`);
        const documents = countDocuments(page);
        await page.locator('section#nearby').getByRole('link', { name }).click();
        await expect(page).toHaveURL(address);
        expect(documents.count).toBe(0);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      const main = page.getByRole('main');
      await expect(main).toContainText(name);
      const neighbor = main.getByRole('link', { name: usStates[from], exact: true });
      await expect(neighbor).toHaveAttribute('href', `/states/${stateSlug(from)}`);
      await main.getByRole('textbox').fill('example.com');
      await main.getByRole('textbox').press('Enter');
      await expect(page).toHaveURL('/contact?website=example.com');
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the matches are under the field, and Enter closes the keyboard', async ({ page }) => {
    await arrive(page, '/states?q=oh');
    const { box, rows } = parts(page);
    await expect(rows).toHaveCount(1);
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    expect(await top(rows)).toBeLessThan((await top(box)) + 250);
    await box.press('Enter');
    await expect(box).not.toBeFocused();
  });
});

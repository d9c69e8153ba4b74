import type { Locator, Page } from '@playwright/test';
import { stateOfSlug, usStates } from '../src/lib/us-states.ts';
import {
  arrive,
  countDocuments,
  expect,
  hold,
  hydrated,
  pointsInSight,
  settled,
  statePaths,
  test,
} from './support/site.ts';

/** The state pages: the map, the way to the results, the way between states. */

function stateName(path: string): string {
  const id = stateOfSlug(path.replace('/states/', ''));
  if (!id) throw new Error(`${path} is no state's.`);
  return usStates[id];
}

const nearby = (page: Page) => page.getByRole('region', { name: /^Nearby/ });
const map = (page: Page) => page.getByRole('figure').first().getByRole('img');

/** The hero's second button: the way to this state's results. */
const resultsLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(View .* Results|See (a )?sample .*|Read our sample case studies)$/ });

/** A map with counties, under its state's name, as large as the room that was kept for it. */
async function expectMap(page: Page, name: string): Promise<void> {
  await expect(map(page)).toHaveAccessibleName(new RegExp(`\\b${name}\\b`));
  await expect(map(page)).toBeVisible();
  expect(await map(page).locator('path').count()).toBeGreaterThan(1);
  const { width = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(100);
}

/** The anchors that the owner ordered. */
const anchors: Record<string, string> = {
  '/states/california-divorce-lawyer-seo': '#testimonial',
  '/states/texas-divorce-lawyer-seo': '#testimonial',
  '/states/florida-divorce-lawyer-seo': '#testimonial',
  '/states/new-york-divorce-lawyer-seo': '#testimonial',
  '/states/georgia-divorce-lawyer-seo': '#testimonial',
  '/states/north-carolina-divorce-lawyer-seo': '#testimonial',
  '/states/ohio-divorce-lawyer-seo': '#case-study',
};

test('every state page shows its map, named, and leads to its results', async ({ page }) => {
  test.slow();
  for (const path of statePaths) {
    await test.step(path, async () => {
      await arrive(page, path);
      await expectMap(page, stateName(path));
      const results = resultsLink(page);
      await expect(results).toHaveAttribute('href', anchors[path] ?? '/case-studies');
      const anchor = anchors[path];
      if (anchor) await expect(page.locator(anchor)).toHaveCount(1);
    });
  }
});

/** The smooth way to an element has ended: it begins at the top of the window, below the header, and stays there. */
async function arrived(page: Page, selector: string) {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const top = await page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
      const isStill = top === last && top < 200;
      last = top;
      return isStill;
    })
    .toBe(true);
}

/** Presses a link wherever it is, and scrolls nowhere for it. */
const press = (link: SVGElement | HTMLElement) => (link as HTMLElement).click();

test.describe('the way down to the results', () => {
  const path = '/states/ohio-divorce-lawyer-seo';

  test('is an entry of the history: Back and Forward go to and fro', async ({ page }) => {
    await page.goto('/contact');
    await arrive(page, path);
    const results = resultsLink(page);
    await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }));
    const documents = countDocuments(page);
    for (let presses = 0; presses < 2; presses++) {
      await results.evaluate(press);
      await expect(page).toHaveURL(`${path}#case-study`);
      await arrived(page, '#case-study');
    }
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(240);
    await page.goForward();
    await expect(page).toHaveURL(`${path}#case-study`);
    await expect(page.locator('#case-study')).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).evaluate(press);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
    await page.goBack();
    await expect(page).toHaveURL(`${path}#case-study`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(5000);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(240);
    expect(documents.count).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });

  test('takes the place of a page that is still on its way', async ({ page }) => {
    await arrive(page, path);
    const letPage = await hold(page, '**/assets/contact-*.js');
    const documents = countDocuments(page);
    const goToContact = () => page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).evaluate(press);
    await goToContact();
    await resultsLink(page).evaluate(press);
    await expect(page).toHaveURL(`${path}#case-study`);
    await goToContact();
    await page.goBack();
    await expect(page).toHaveURL(path);
    letPage();
    await settled(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohio');
    expect(documents.count).toBe(0);
  });

  test('can be gone back by one who went it before the app was there', async ({ page }) => {
    const letApp = await hold(page, '**/assets/*.js');
    await page.goto(path);
    await resultsLink(page).click();
    await expect(page).toHaveURL(`${path}#case-study`);
    letApp();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await resultsLink(page).click();
    await arrived(page, '#case-study');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('works on a page that was reached in the app, and Back returns to where it began', async ({ page }) => {
    await arrive(page, '/states');
    await page.getByRole('main').getByRole('link', { name: 'Ohio' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohio');
    const results = resultsLink(page);
    await results.scrollIntoViewIfNeeded();
    const start = await page.evaluate(() => scrollY);
    await results.click();
    await expect(page).toHaveURL(`${path}#case-study`);
    await arrived(page, '#case-study');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(start);
  });
});

test('each state that is reached in the app brings its own words and its own map', async ({ page }) => {
  await arrive(page, '/states/florida-divorce-lawyer-seo');
  const documents = countDocuments(page);
  for (const name of ['Georgia', 'Alabama', 'Florida']) {
    await nearby(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expectMap(page, name);
  }
  expect(documents.count).toBe(0);
  await page.goBack();
  await expectMap(page, 'Alabama');
});

test('a state page shows the outlines of its neighbors, and so does the next', async ({ page }) => {
  const drawn = () =>
    nearby(page)
      .getByRole('listitem')
      .locator('svg')
      .evaluateAll((outlines) =>
        outlines.map((outline) => {
          const { width, height } = (outline as SVGSVGElement).getBBox();
          return width > 10 && height > 10;
        }),
      );
  const four = [true, true, true, true];
  await arrive(page, '/states/florida-divorce-lawyer-seo');
  await nearby(page).scrollIntoViewIfNeeded();
  await expect.poll(drawn).toEqual(four);
  await nearby(page).getByRole('link', { name: 'Georgia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Georgia');
  await expect.poll(drawn).toEqual(four);
});

test('a neighbor that is no link does not answer the pointer', async ({ page }) => {
  // What answers does so at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/states/georgia-divorce-lawyer-seo');
  const cards = nearby(page).getByRole('listitem');
  const link = page.getByRole('link');
  /** Whether a card looks another way while it is pointed at. */
  async function answers(card: Locator): Promise<boolean> {
    const look = () =>
      card.evaluate((element) =>
        [...element.querySelectorAll('*')]
          .map((part) => {
            const { borderTopColor, fill } = getComputedStyle(part);
            return `${borderTopColor} ${fill}`;
          })
          .join(),
      );
    await page.mouse.move(0, 0);
    const before = await look();
    await card.hover();
    return (await look()) !== before;
  }
  expect(await answers(cards.filter({ has: link }).first())).toBe(true);
  expect(await answers(cards.filter({ hasNot: link }).first())).toBe(false);
});

test('a state’s page at the root level is the same page', async ({ page }) => {
  const text = async (path: string) => {
    await arrive(page, path);
    await expectMap(page, 'Texas');
    return page.locator('main').textContent();
  };
  expect(await text('/texas-divorce-lawyer-seo')).toBe(await text('/states/texas-divorce-lawyer-seo'));
});

test('on a phone the bars of the searches have their unit, whose note is in sight with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/states/alabama-divorce-lawyer-seo');
  const header = page.locator('#keywords ~ * thead, section:has(#keywords) thead').first();
  const unit = header.getByRole('columnheader').nth(1);
  const note = unit.getByRole('link');
  await note.focus();
  await expect.poll(() => pointsInSight(note)).toBe(5);
  expect(await pointsInSight(unit)).toBeGreaterThan(0);
  // Screen readers have the names of all columns.
  await expect(header.getByRole('columnheader')).toHaveCount(4);
});

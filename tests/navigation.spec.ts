import type { Page } from '@playwright/test';
import { stateSlug, usStates } from '../src/lib/us-states.ts';
import { menuStates } from '../src/states/menu.ts';
import {
  arrive,
  arriveEarly,
  articlePaths,
  countDocuments,
  expect,
  hold,
  hydrated,
  pathsOfKinds,
  statePaths,
  states,
  test,
} from './support/site.ts';

/** Navigates in the app, as Back does, because some pages have no link. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('a page of each kind is the same, with the same head, when it is reached in the app', async ({ page }) => {
  await arrive(page, pathsOfKinds.at(-1) ?? '/');
  const documents = countDocuments(page);
  for (const path of pathsOfKinds) {
    await test.step(path, async () => {
      await goTo(page, path);
      await expect(async () => {
        const [shown, built] = await page.evaluate(async () => {
          const parts = 'head > :is(title, meta[name], meta[property], link[rel="canonical"]), [type$="ld+json"], main';
          const textsOf = (from: Document) =>
            [...from.querySelectorAll(parts)].map((part) => (part.id ? part.textContent : part.outerHTML)).sort();
          const html = await (await fetch(location.href)).text();
          return [document, new DOMParser().parseFromString(html, 'text/html')].map(textsOf);
        });
        expect(shown).toEqual(built);
      }).toPass({ timeout: 10_000 });
    });
  }
  expect(documents.count).toBe(0);
});

test('a link shows its page in the app, at the top and with the focus on its heading; Back restores the place', async ({
  page,
}) => {
  await arrive(page, '/about');
  const documents = countDocuments(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const scrolledTo = (y: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  await page.evaluate(() => scrollTo(0, 900));
  // By a script, because a pointer would scroll to the link first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL('/contact');
  await expect(heading).toBeFocused();
  await scrolledTo(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(heading).toBeFocused();
  await scrolledTo(900);
  expect(documents.count).toBe(0);
});

test('from a landing page to the site and back, the focus is on the heading of the page', async ({ page }) => {
  await arrive(page, '/divorce-lawyers-lp1');
  const documents = countDocuments(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).press('Enter');
  await expect(page).toHaveURL('/privacy-policy');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/divorce-lawyers-lp1');
  await expect(heading).toBeFocused();
  expect(documents.count).toBe(0);
});

test('pointing at a link or scrolling to a button fetches its page for the click', async ({ page }) => {
  const [{ name, path } = { name: '', path: '' }] = menuStates;
  await arrive(page, '/states');
  const fetched = (...files: RegExp[]) =>
    Promise.all(files.map((file) => page.waitForEvent('requestfinished', (request) => file.test(request.url()))));
  const caseStudies = fetched(/\/case-studies-/);
  const words = fetched(/\/slug-/, new RegExp(`/${name.toLowerCase().replaceAll(' ', '-')}-`));
  const state = page.getByRole('contentinfo').getByRole('link', { name });
  await state.hover();
  await words;
  await page.evaluate(() => scrollTo(0, 1));
  await page.getByRole('main').getByRole('link', { name: 'View Case Studies' }).scrollIntoViewIfNeeded();
  await caseStudies;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await state.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(requested.filter((url) => /\.(js|css|json)$|\/states\//.test(url))).toEqual([]);
});

test('while a page’s code is on its way, a line says so and the old page stays', async ({ page }) => {
  await arrive(page, '/contact');
  const letPage = await hold(page, /\/assets\/about-/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  const line = page.getByTestId('loading');
  await expect(line).toHaveCount(1);
  // However long it takes, the line doesn’t look finished.
  await line.evaluate((shown) => shown.getAnimations().forEach((animation) => void animation.finish()));
  await expect(line).toHaveCSS('clip-path', 'inset(0px 10% 0px 0px)');
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  letPage();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/about');
  await expect(page.getByTestId('loading')).toHaveCount(0);
});

test('the same while only the content of a page is on its way, as from state to state', async ({ page }) => {
  const [from = '', to = ''] = statePaths;
  await arrive(page, from);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const old = await heading.innerText();
  const letContent = await hold(page, /\/assets\//);
  await goTo(page, to);
  await expect(page.getByTestId('loading')).toHaveCount(1);
  await expect(heading).toHaveText(old);
  letContent();
  await expect(heading).toBeFocused();
  await expect(heading).not.toHaveText(old);
  await expect(page.getByTestId('loading')).toHaveCount(0);
});

test.describe('offline', () => {
  // The browser logs the file that it could not fetch.
  test.use({ mayLog: /Failed to load resource/ });

  test('a page that could not be fetched under the pointer is fetched by the click, once online', async ({ page }) => {
    const [{ name, path } = { name: '', path: '' }] = menuStates;
    await arrive(page, '/contact');
    const documents = countDocuments(page);
    const state = page.getByRole('contentinfo').getByRole('link', { name });
    const failed = page.waitForEvent('requestfailed');
    await page.context().setOffline(true);
    await state.hover();
    await failed;
    await page.context().setOffline(false);
    await state.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    expect(documents.count).toBe(0);
  });
});

test('a visitor who scrolled before the app started stays there, after a reload too', async ({ page }) => {
  const start = await arriveEarly(page, '/about');
  await page.evaluate(() => scrollTo(0, 600));
  const stays = async () => expect(await page.evaluate(() => Math.abs(scrollY - 600) < 100)).toBe(true);
  await start();
  await stays();
  await page.reload();
  await hydrated(page);
  await stays();
});

/** Notes that another covers, or that stand neither beside their first reference nor right below the note before them. */
const straying = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edges = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const text = edges(document.querySelector('main article'));
    const contents = document.querySelector('nav[aria-label="Contents"]');
    return [...document.querySelectorAll('li[id^="note-fn-"]')]
      .filter((note, index, notes) => {
        const { top, left } = edges(note);
        const above = top - edges(notes[index - 1] ?? contents).bottom;
        const beside = top - edges(document.getElementById(note.id.replace('fn', 'fnref'))).top;
        return left < text.right || above < 0 || beside < 0 || Math.min(above, beside) > 20;
      })
      .map(({ id }) => id);
  });

test('a note’s number can be reached by Tab again after its way back', async ({ page }) => {
  await arrive(page, '/resources/bad-review-reply');
  const number = page.locator('#note-fnref-1');
  await number.press('Enter');
  await page.locator('#note-fn-1 a[href$="#note-fnref-1"]').press('Enter');
  await expect(number).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(number).toBeFocused();
});

test('the focus follows a link within the page, what it leads to opens, and a note stands by its line', async ({
  page,
}) => {
  await arrive(page, '/terms-of-service');
  await page.getByRole('main').locator('a[href="/terms-of-service#term"]').press('Enter');
  await expect(page.locator('#term')).toBeFocused();
  const table = page.getByRole('table', { name: 'Average rating after one 1-star review' });
  await page.goto('/services/reputation-management#one-star');
  await expect(table).toBeInViewport();
  await arrive(page, '/services/reputation-management');
  await expect(table).toBeHidden();
  await page.locator('a[href$="#one-star"]').dispatchEvent('click', { button: 0 });
  await expect(table).toBeInViewport();
  await arrive(page, articlePaths[0] ?? '/');
  expect(await straying(page)).toEqual([]);
});

test.describe('a path without a page', () => {
  // It logs the path, and the browser logs the status.
  test.use({ mayLog: /^error: Failed to load resource|No page at/ });

  test('shows the not-found page with status 404, logs the path, and leads home', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text() === 'No page at /no-such-page');
    const response = await arrive(page, '/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await logged;
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  const links = [...states].flatMap(([from, { borderStates }]) => borderStates.map((to) => ({ ...to, from })));
  // One without a page, if there is any. An owner may have written them all.
  const [link] = links
    .filter(({ kind }) => kind === 'reload')
    .sort((a, b) => +states.has(a.state) - +states.has(b.state));
  test('a link that loads a neighboring state leads there, written or not', async ({ page }) => {
    if (!link) return test.skip();
    const name = usStates[link.state];
    await arrive(page, `/states/${stateSlug(link.from)}`);
    const documents = countDocuments(page);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${stateSlug(link.state)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Oops! Page not found|${name}`));
    expect(documents.count).toBe(1);
  });
});

test.describe('a page that throws while it is drawn', () => {
  // React and the page itself log the error.
  test.use({ mayLog: /Broken on purpose/ });

  test('is replaced by an error page, which can load it again and leads home', async ({ page }) => {
    await arrive(page, '/');
    await page.route(/\/assets\/terms-of-service-/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("Broken on purpose."); }',
      }),
    );
    const documents = countDocuments(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    const apology = page.getByRole('main').getByRole('alert');
    await expect(apology.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    expect(documents.count).toBe(0);
    await apology.getByRole('button').click();
    await expect.poll(() => documents.count).toBe(1);
    await expect(page).toHaveURL('/terms-of-service');
    await expect(apology).toBeVisible();
    await page.unrouteAll();
    await apology.getByRole('link', { name: /Home/ }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

import type { Locator } from '@playwright/test';
import { unwrittenNeighbor } from './support/facts.ts';
import { arrive, countDocuments, expect, hold, hydrated, settled, test } from './support/site.ts';

test('a link in the page changes the page without loading a document', async ({ page }) => {
  await arrive(page, '/');
  const documents = countDocuments(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Local SEO' }).first();

  // But the browser opens the tab that a visitor asks for.
  const opened = page.context().waitForEvent('page', { timeout: 20_000 });
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/services/local-seo');
  await tab.close();
  await expect(page).toHaveURL('/');

  await link.click();
  await expect(page).toHaveURL('/services/local-seo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents.count).toBe(0);
});

/** How a visitor comes to a link before it is pressed. Only the pointer scrolls: what comes into view may be fetched too. */
const approaches = {
  'pointed at': (link: Locator) => link.hover(),
  focused: (link: Locator) => link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true })),
  touched: (link: Locator) => link.dispatchEvent('touchstart'),
};
const fromHome = {
  '/about': 'touched',
  '/services/local-seo': 'focused',
  '/states': 'pointed at',
  '/states/texas-divorce-lawyer-seo': 'pointed at',
  '/contact': 'pointed at',
  '/terms-of-service': 'pointed at',
} as const;
for (const [path, approach] of Object.entries(fromHome)) {
  test(`after a link to ${path} was ${approach}, the click makes no request`, async ({ page }) => {
    await arrive(page, '/');
    const link = page.locator(`a[href="${path}"]:not(nav [role="group"] *):visible`).first();
    await approaches[approach](link);
    await settled(page);
    // What lies under the pointer on the new page would be fetched ahead.
    await page.mouse.move(2, 450);
    const pressed = await page.evaluate(() => performance.now());
    await link.dispatchEvent('click', { button: 0 });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    // Pictures of the new page are their own affair; code, styles, data and drawings are what a click must not wait for.
    const fetched = await page.evaluate(
      (since) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ startTime, transferSize }) => startTime > since && transferSize > 0)
          .filter(({ name, initiatorType }) => initiatorType !== 'img' && !/woff2|svg/.test(name))
          .map(({ name }) => name),
      pressed,
    );
    expect(fetched).toEqual([]);
  });
}

test('a call to action that comes into view makes no request when it is pressed', async ({ page }) => {
  await arrive(page, '/about');
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$/.test(name)).length);
  await settled(page);
  const call = page.getByRole('main').getByRole('link', { name: 'View Case Studies' });
  const path = (await call.getAttribute('href')) ?? '';
  await page.evaluate(() => scrollTo(0, 1)); // The visitor scrolls …
  await call.scrollIntoViewIfNeeded(); // … until it is in view.
  await expect(call).toBeInViewport();
  await settled(page);
  const before = await loaded();
  await call.dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await loaded()).toBe(before);
});

test('a page that was reached in the app has the focus on its heading, after Back too', async ({ page }) => {
  await arrive(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(heading).toBeFocused();
});

test('a page whose code comes late gets the focus on its heading when it is there', async ({ page }) => {
  await arrive(page, '/contact');
  const release = await hold(page, /\/assets\/about-/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  // The page says that another is on its way, and stays until it is there.
  await expect.poll(() => page.evaluate(isLoading)).toBe(true);
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(isLoading)).toBe(false);
});

/** Whether a line along the upper edge shows that a page is on its way. */
const isLoading = () => document.querySelector('[data-testid="loading"]') !== null;

test('each page brings its own head and its own structured data, once', async ({ page }) => {
  await arrive(page, '/contact');
  const firstTitle = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'California' }).click();
  await expect(page).toHaveURL('/states/california-divorce-lawyer-seo');
  await expect.poll(() => page.title()).not.toBe(firstTitle);
  const head = await page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    return {
      kinds: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
        const data = JSON.parse(script.textContent ?? '');
        return (data['@graph'] ?? [data]).map((node: { '@type': string }) => node['@type']);
      }),
      canonical: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
      descriptions: all('meta[name="description"]').length,
      titles: all('title').length,
      url: all('meta[property="og:url"]').map((meta) => meta.getAttribute('content')),
    };
  });
  expect(head.canonical).toEqual([expect.stringMatching(/\/states\/california-divorce-lawyer-seo$/)]);
  expect(head.url).toEqual(head.canonical);
  expect(head).toMatchObject({ descriptions: 1, titles: 1 });
  expect(head.kinds.filter((kind) => kind === 'WebPage')).toHaveLength(1);
  expect(head.kinds).toContain('ProfessionalService');
  expect(head.kinds).not.toContain('ContactPage');
});

test('a path change starts at the top; back and forward show each page at its place at once', async ({ page }) => {
  await arrive(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 900));
  // A click would scroll to the link first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  /** Where the page stands in the frame that first shows another heading. */
  const travel = (steps: number) =>
    page.evaluate(
      (by) =>
        new Promise<number>((resolve) => {
          const heading = () => document.querySelector('h1')?.textContent;
          const left = heading();
          const look = () => (heading() === left ? requestAnimationFrame(look) : resolve(window.scrollY));
          history.go(by);
          look();
        }),
      steps,
    );
  expect(await travel(-1)).toBe(900);
  await expect(page).toHaveURL('/about');
  expect(await travel(1)).toBe(400);
  await expect(page).toHaveURL('/contact');
});

test.describe('the not-found page', () => {
  // It says on the console which path was asked for, and the browser adds the status.
  test.use({ mayLog: /^error: Failed to load resource|No page at/ });

  test('answers an unknown path with status 404 and hydrates', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await arrive(page, '/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    // Also where nobody touches the page.
    const told = () => logged.filter((text) => text === 'No page at /no-such-page').length;
    await expect.poll(told).toBe(1);
    await hydrated(page);
    expect(told()).toBe(1);
    expect(logged.join()).not.toMatch(/hydrat|#418/i);
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('answers an unknown state on a direct visit and after an in-app click', async ({ page }) => {
    const neighbor = unwrittenNeighbor({ reloads: false });
    test.skip(!neighbor, 'Every neighbor has a page by now.');
    if (!neighbor) return;
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const told = () => logged.filter((text) => text === `No page at ${neighbor.to}`).length;
    const response = await arrive(page, neighbor.to);
    expect(response?.status()).toBe(404);
    await expect.poll(told).toBe(1);
    await arrive(page, neighbor.from);
    const documents = countDocuments(page);
    await page.getByRole('main').getByRole('link', { name: neighbor.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(documents.count).toBe(0);
    expect(told()).toBe(2);
  });
});

test.describe('a neighbor that is loaded as a document', () => {
  // Nobody has written the page yet: the browser names its status, and the not-found page the path.
  test.use({ mayLog: /^error: Failed to load resource|No page at/ });

  test('is asked of the host, which has no page yet', async ({ page }) => {
    const neighbor = unwrittenNeighbor({ reloads: true });
    test.skip(!neighbor, 'Every neighbor has a page by now.');
    if (!neighbor) return;
    await arrive(page, neighbor.from);
    const documents = countDocuments(page);
    await page.getByRole('main').getByRole('link', { name: neighbor.name, exact: true }).click();
    await expect(page).toHaveURL(neighbor.to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents.count).toBe(1);
  });
});

test.describe('a page that fails while it is drawn', () => {
  // React and the page itself name the error.
  test.use({ mayLog: /Broken on purpose/ });

  test('gives way to a page that says so, leads home, and can be loaded again', async ({ page }) => {
    await page.route(/\/assets\/terms-of-service-[\w-]{8}\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("Broken on purpose."); }',
      }),
    );
    await arrive(page, '/');
    const documents = countDocuments(page);
    const broken = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    await broken.click();
    const apology = page.getByRole('main').getByRole('alert');
    await expect(apology.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveURL('/terms-of-service');
    expect(documents.count).toBe(0);
    await apology.getByRole('link', { name: /Home/ }).click();
    await expect(page).toHaveURL('/');
    await expect(apology).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await hydrated(page);
    await broken.click();
    await expect(apology).toBeVisible();
    const before = documents.count;
    await apology.getByRole('button').click();
    await expect.poll(() => documents.count).toBe(before + 1);
    await expect(page).toHaveURL('/terms-of-service');
  });
});

test('a link to the page that is shown leaves it as it is', async ({ page }) => {
  await arrive(page, '/contact');
  // Nothing may be taken away, not even for a moment.
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const seen = { empty: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (!main?.querySelector('h1')) seen.empty = true;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).dispatchEvent('click', { button: 0 });
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: { empty: boolean } }).seen.empty)).toBe(false);
});

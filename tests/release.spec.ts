import type { Locator, Page } from '@playwright/test';
import { listen, loseForGood, release } from './support/release.ts';
import { arrive, countDocuments, expect, test, wake } from './support/site.ts';

/** A tab that is open while a new release takes away the files of the old one (src/layout/recover.ts). */

// The browser names each missing file on the console.
test.use({ mayLog: true });

let nothingElseWasSaid = () => {};
test.beforeEach(({ page }) => {
  nothingElseWasSaid = listen(page);
});
test.afterEach(() => nothingElseWasSaid());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact' });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/** A page's markup, without the marks of what was laid out (src/boot.ts) and of late fonts (src/layout/late-fonts). */
const markup = async (part: Locator) => (await part.innerHTML()).replace(/ data-(?:laid|late-\w+)=""/g, '');

/** Lets the page draw what it has just heard. */
const calm = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Waits until an approach, whose files are missing, has had its answers. */
const answered = async (page: Page, approach: () => Promise<void>, files: RegExp) => {
  const answer = page.waitForResponse((response) => files.test(response.url()) && response.status() === 404);
  await approach();
  await answer;
  await calm(page);
};

test.describe('a click', () => {
  test('arrives by a new document when the page is gone', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await release(page);
    const documents = countDocuments(page);
    await page.getByRole('main').getByRole('link', { name: 'Local SEO' }).first().click();
    await expect(page).toHaveURL('/services/local-seo');
    await wake(page);
    await expect(heading(page)).toBeVisible();
    expect(documents.count).toBe(1);
    // One entry of the history, as from any link.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  const parts = {
    'the words of a state': /\/assets\/ohio-/,
    'the style sheet': /\.css$/,
    'a shared part': /accordion-/,
  };
  for (const [name, files] of Object.entries(parts)) {
    test(`arrives by a new document when only ${name} is gone`, async ({ page }) => {
      await page.goto('/thank-you');
      await wake(page);
      await release(page, files);
      const documents = countDocuments(page);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/states/ohio-divorce-lawyer-seo' });
        document.querySelector('main')?.append(link);
        link.click();
      });
      await expect(page).toHaveURL('/states/ohio-divorce-lawyer-seo');
      await expect(heading(page)).toContainText('Ohio');
      await wake(page);
      expect(documents.count).toBe(1);
    });
  }

  test('gives way to a later one while its page is on the way', async ({ page }) => {
    await arrive(page, '/');
    let answerLate = () => {};
    await page.route(/\/assets\/resources-/, async (route) => {
      await new Promise<void>((resolve) => {
        answerLate = resolve;
      });
      await route.abort();
    });
    const documents = countDocuments(page);
    await footerLink(page, 'Free SEO Guides').click();
    await footerLink(page, 'Contact').click();
    await expect(contactForm(page)).toBeVisible();
    const failed = page.waitForEvent('requestfailed');
    answerLate();
    await failed;
    await calm(page);
    await expect(page).toHaveURL('/contact');
    expect(documents.count).toBe(0);
  });

  test('back arrives too', async ({ page }) => {
    await arrive(page, '/about');
    const title = await page.title();
    // Its code is fetched when the visitor is about to leave, and is gone by then.
    await release(page, /\/assets\/about-/);
    await footerLink(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    const documents = countDocuments(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.title()).toBe(title);
    await wake(page);
    expect(documents.count).toBe(1);
  });

  test('back to a state arrives when only its words are gone', async ({ page }) => {
    await arrive(page, '/states/ohio-divorce-lawyer-seo');
    await release(page, /\/assets\/ohio-/);
    await footerLink(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    const documents = countDocuments(page);
    await page.goBack();
    await expect(page).toHaveURL('/states/ohio-divorce-lawyer-seo');
    await expect(heading(page)).toContainText('Ohio');
    await wake(page);
    expect(documents.count).toBe(1);
  });
});

test('pointing at links whose pages are gone changes nothing', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await release(page);
  const documents = countDocuments(page);
  await answered(page, () => footerLink(page, 'Free SEO Guides').hover(), /\/assets\/resources-/);
  await answered(page, () => footerLink(page, 'Privacy Policy').hover(), /\/assets\/privacy-policy-/);
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeVisible();
  expect(documents.count).toBe(0);
});

test.describe('a page whose code is missing for good', () => {
  const pages = {
    '/about': /\/assets\/about-/,
    '/states/texas-divorce-lawyer-seo': /\/assets\/texas-/,
    '/states?q=o': /\/assets\/states-directory-/,
    '/divorce-lawyers-lp1': /\/assets\/(landing-layout|long-form)-/,
  };

  for (const [path, files] of Object.entries(pages)) {
    test(`${path} stays as it was built, and leads on`, async ({ page }) => {
      await loseForGood(page, files);
      const documents = countDocuments(page);
      const main = page.locator('main');
      await answered(page, () => page.goto(path).then(() => main.hover()), files);
      const built = await markup(main);
      await page.mouse.move(600, 500);
      expect(await markup(main)).toBe(built);
      await expect(heading(page)).toBeVisible();
      expect(documents.count).toBe(1);

      await footerLink(page, 'Terms of Service').click();
      await expect(page).toHaveURL('/terms-of-service');
      await expect(heading(page)).toContainText('Terms');
      expect(documents.count).toBe(1);
    });
  }

  test('is loaded once at each click, and never by itself', async ({ page }) => {
    await loseForGood(page, /\/assets\/about-/);
    await arrive(page, '/contact');
    const documents = countDocuments(page);
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
    for (const count of [1, 2]) {
      await about.click();
      await expect(page).toHaveURL('/about');
      await answered(page, () => page.locator('main').hover(), /\/assets\/about-/);
      await page.waitForLoadState('networkidle');
      expect(documents.count).toBe(count);
      await footerLink(page, 'Contact').click();
      await expect(page).toHaveURL('/contact');
      await expect(contactForm(page)).toBeVisible();
    }
  });
});

test('without the menu’s code its destinations can still be reached', async ({ page }) => {
  await loseForGood(page, /desktop-menu-/);
  await page.goto('/');
  await answered(page, () => page.getByRole('button', { name: 'Services' }).click(), /desktop-menu-/);
  const all = page.getByRole('link', { name: 'View All Services' });
  await expect(all).toBeVisible();
  await all.click();
  await expect(page).toHaveURL('/services');
});

test('the menu’s code is asked for again on the next page', async ({ page }) => {
  await loseForGood(page, /desktop-menu-/);
  await arrive(page, '/');
  const services = page.getByRole('button', { name: 'Services' });
  await answered(page, () => services.hover(), /desktop-menu-/);
  await page.unrouteAll();
  const documents = countDocuments(page);
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  expect(documents.count).toBe(0);
});

test.describe('the contact form', () => {
  const entries = { name: 'Jordan Ellis', email: 'jordan@ellis.example', website: 'ellis.example', message: 'Hello' };

  const fill = async (page: Page) => {
    for (const [name, value] of Object.entries(entries)) await page.locator(`#${name}`).fill(value);
  };
  const expectEntries = async (page: Page) => {
    for (const [name, value] of Object.entries(entries)) await expect(page.locator(`#${name}`)).toHaveValue(value);
  };

  test('keeps its entries and says how it went when all but its own code is gone', async ({ page }) => {
    await loseForGood(page, /\/assets\/(toast|accordion|desktop-menu|about)-/);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
    await page.goto('/contact');
    await wake(page);
    const documents = countDocuments(page);
    await fill(page);
    await answered(page, () => page.getByRole('button', { name: 'Services' }).click(), /desktop-menu-/);
    await page.locator('.acc button').last().click();
    await footerLink(page, 'Privacy Policy').hover();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText('Error sending message');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expectEntries(page);
    expect(documents.count).toBe(0);
  });

  test('is sent by the browser itself when its code is gone', async ({ page }) => {
    await release(page);
    await page.goto('/contact');
    await release(page, /\/assets\/contact-/);
    await fill(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thank-you');
  });
});

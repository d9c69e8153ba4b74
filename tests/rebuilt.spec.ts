import type { Page } from '@playwright/test';
import { arrive, expect, hold, test } from './support/site.ts';

/* What a page keeps when something has changed it before hydration, so that React renders it on the client. */

test.use({ mayRebuild: true });

/** Changes that extensions, iOS, and translators make to a page with a field. */
const changes = {
  'a password manager marks the field': (field: Element) => field.before(document.createElement('div')),
  'an extension puts an icon after the field': (field) => field.after(document.createElement('div')),
  'an extension adds a bar to the page': () => document.querySelector('main')?.prepend(document.createElement('div')),
  'an extension adds a button to the header': () =>
    document.querySelector('header')?.append(document.createElement('button')),
  'iOS makes a link in the footer': () => document.querySelector('footer a')?.before(document.createElement('a')),
  'a translator replaces every text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ parentElement }) => parentElement?.tagName !== 'SCRIPT')) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  },
} satisfies Record<string, (field: Element) => void>;

/** Lets the app start on a page that was used and changed before. */
async function rebuild(page: Page, path: string, use: () => Promise<void>) {
  const letApp = await hold(page, '**/assets/*.js');
  await page.goto(path);
  await use();
  letApp();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'rebuilt');
  await page.unrouteAll({ behavior: 'wait' });
}

async function expectAboutNext(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectBuiltHead(page, '/about');
}

/** Expects the head that was built for the shown page, once. */
const expectBuiltHead = (page: Page, path: string) =>
  expect(async () => {
    const [shown, built] = await page.evaluate(async (url) => {
      const html = await (await fetch(url)).text();
      return [document, new DOMParser().parseFromString(html, 'text/html')].map(({ head }) =>
        [...head.querySelectorAll('title, meta[name], meta[property], link:is([rel="canonical"], [rel="alternate"])')]
          .map(({ outerHTML }) => outerHTML)
          .sort(),
      );
    }, path);
    expect(shown).toEqual(built);
  }).toPass();

const all = Object.keys(changes) as (keyof typeof changes)[];
const forms = [
  { path: '/contact', label: 'Name', typed: 'Jordan Ellis', done: all },
  { path: '/states', label: 'Find your state', typed: 'texa', done: all.slice(-1) },
  { path: '/resources', label: 'Your email', typed: 'jordan@ellis.example', done: all.slice(-1) },
  { path: '/', label: 'Your average fee per case', typed: '9,000', done: all.slice(-1) },
];

for (const { path, label, typed, done } of forms)
  test(`what a visitor typed, selected, and opened on ${path} stays when the page is rebuilt`, async ({ page }) => {
    for (const change of done)
      await test.step(change, async () => {
        const field = page.getByLabel(label);
        await rebuild(page, path, async () => {
          await field.fill(typed);
          await field.press('Shift+ArrowLeft');
          await field.evaluate(changes[change]);
        });
        await expect(field).toHaveValue(typed);
        await expect(field).toBeFocused();
        await page.keyboard.press('0');
        // Browsers don't tell the selection in an email field.
        await expect(field).toHaveValue(`${path === '/resources' ? typed : typed.slice(0, -1)}0`);
        await expectBuiltHead(page, path);
      });
    await expectAboutNext(page);
  });

test('the menu of a phone stays open when the page is rebuilt', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rebuild(page, '/about', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.evaluate(changes['an extension adds a bar to the page']);
  });
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('at an unknown address', () => {
  test.use({ mayLog: /^error: Failed to load resource|No page at/ });

  test('the rebuilt page keeps search engines out, and the next page does not', async ({ page }) => {
    await rebuild(page, '/no-such-page', () => page.evaluate(changes['an extension adds a bar to the page']));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAboutNext(page);
  });
});

test('messages follow what is typed into a translated page', async ({ page }) => {
  await arrive(page, '/states');
  const search = page.getByRole('searchbox');
  await search.fill('zz');
  await search.evaluate(changes['a translator replaces every text']);
  await search.fill('qqq');
  await expect(page.getByText('matching "qqq"')).toBeVisible();
  await arrive(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  const email = page.getByLabel('Email');
  await email.evaluate(changes['a translator replaces every text']);
  await email.fill('bad');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(email).toHaveAccessibleDescription(/name@firm\.com/);
  await arrive(page, '/');
  const [fee, cases] = [page.getByLabel('Your average fee per case'), page.getByLabel('Cases a month')];
  await fee.evaluate(changes['a translator replaces every text']);
  await cases.fill('1');
  for (const [typed, answer] of [
    ['500000', 'pays our fee'],
    ['ten', 'Type both numbers'],
    ['1000', 'beyond those fees'],
  ] as const) {
    await fee.fill(typed);
    await expect(page.locator('output')).toContainText(answer);
    await fee.evaluate(changes['a translator replaces every text']);
  }
});

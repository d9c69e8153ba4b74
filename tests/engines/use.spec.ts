import { brand } from '../../src/site/brand.ts';
import { desktop, expect, phone, type Tab, test } from './tab.ts';

const open = (tab: Tab, size: typeof phone, path: string) => tab.resize(size).then(() => tab.arrive(path));

const expanded = (tab: Tab, name: string) =>
  tab.soon((wanted) => find('button', wanted).getAttribute('aria-expanded'), name);

const path = (tab: Tab) => tab.soon(() => location.pathname);
const near = (tab: Tab, y: number) => tab.soon((wanted) => Math.abs(scrollY - wanted) <= 8, y).toBe(true);

/** Opens a menu with Enter, goes into it with Tab, and closes it with Escape, which gives the focus back. */
async function useByKeyboard(tab: Tab, closed: string, opened: string): Promise<void> {
  await tab.focus('button', closed);
  await tab.press('Enter');
  await expanded(tab, opened).toBe('true');
  await tab.press('Tab');
  await tab.soon(() => document.activeElement?.matches('header :not(button)')).toBe(true);
  await tab.press('Escape');
  await expanded(tab, closed).toBe('false');
  await tab.soon((wanted) => find('button', wanted).matches(':focus'), closed).toBe(true);
}

test('the mobile menu and a dropdown open by keyboard, and Escape gives the focus back', async ({ tab }) => {
  await open(tab, phone, '/');
  await useByKeyboard(tab, 'Open menu', 'Close menu');
  await tab.resize(desktop);
  await useByKeyboard(tab, 'States', 'States');
});

test('a dropdown opens under the pointer, closes behind it, and its links lead on', async ({ tab }) => {
  await open(tab, desktop, '/');
  await tab.hover('button', 'Services');
  await expanded(tab, 'Services').toBe('true');
  await tab.move(5, 890);
  await expanded(tab, 'Services').toBe('false');
  await tab.hover('button', 'Services');
  await tab.soon(() => visible(find('link', 'View All Services'))).toBe(true);
  await tab.clickOn('link', 'View All Services');
  await path(tab).toBe('/services');
});

test('Download leads to a PDF', async ({ tab }) => {
  await open(tab, desktop, '/resources');
  await tab
    .soon(async () => (await fetch((find('link', 'Download') as HTMLAnchorElement).href)).headers.get('content-type'))
    .toBe('application/pdf');
});

test('questions open one at a time, and find-in-page opens the one it finds', async ({ tab }) => {
  await open(tab, phone, '/');
  const openAnswers = () =>
    tab.soon(() =>
      [...document.querySelectorAll('main h3 + [role="region"]')].map((answer) => visible(answer.querySelector('p'))),
    );
  await openAnswers().toEqual([true, false, false, false, false, false]);
  const [second, words] = await tab.run(() => [
    document.querySelectorAll('main h3 button')[1]?.textContent ?? '',
    document.querySelectorAll('main h3 + [role="region"]')[2]?.textContent?.slice(0, 40) ?? '',
  ]);
  await tab.clickOn('button', second);
  await openAnswers().toEqual([false, true, false, false, false, false]);
  await tab.findInPage(words);
  await openAnswers().toEqual([false, false, true, false, false, false]);
});

test('the directory is searched, and opens as its address says', async ({ tab }) => {
  await open(tab, phone, '/states');
  const status = () => tab.soon(() => document.querySelector('main [role="status"]')?.textContent?.trim());
  await tab.clickOn('textbox', 'Find your state');
  await tab.type('new');
  await status().toBe('4 states match');
  await tab.soon(() => location.search).toBe('?q=new');
  await tab.press('Escape');
  await status().toBe('');
  await tab.arrive('/states?q=carolina');
  await status().toBe('2 states match');
});

test('the form says what is missing, and then that it was sent', async ({ tab }) => {
  await open(tab, phone, '/contact');
  await tab.clickOn('button', 'Send message');
  await tab.soon(() => document.activeElement?.id).toBe('name');
  await tab.soon(() => document.querySelectorAll('form [aria-invalid="true"]').length).toBe(3);
  for (const [name, text] of [
    ['Name', 'Jordan Ellis'],
    ['Email', 'jordan@ellis.example'],
    ['Website', 'ellis.example'],
  ] as const) {
    await tab.clickOn('textbox', name);
    await tab.type(text);
    await tab.soon(() => (document.activeElement as HTMLInputElement).value).toBe(text);
  }
  await tab.clickOn('button', 'Send message');
  await tab.soon(() => document.querySelector('form [role="status"]')?.textContent).toContain('sent successfully');
  await tab.soon(() => (find('textbox', 'Name') as HTMLInputElement).value).toBe('');
});

test('a link leads on in the app, with its own head and the focus on its heading', async ({ tab }) => {
  await open(tab, desktop, '/');
  await tab.run(() => void Object.assign(window, { sameDocument: true }));
  await tab.clickOn('link', 'California', 'footer');
  await path(tab).toBe('/states/california-divorce-lawyer-seo');
  await tab.soon(() => document.title).toContain('California');
  await tab
    .soon(() => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href)
    .toContain('/states/california-');
  await tab.soon(() => document.activeElement?.matches('main h1')).toBe(true);
  await near(tab, 0);
  expect(await tab.run(() => 'sameDocument' in window)).toBe(true);
});

test('Back and Forward keep the place, in the app and from another document', async ({ tab }) => {
  await open(tab, phone, '/about');
  await tab.scrollTo(900);
  // The bar is always in view. WebKit would take no step back from a link that a script pressed.
  await tab.clickOn('link', brand.name, 'header');
  await path(tab).toBe('/');
  await near(tab, 0);
  await tab.scrollTo(600);
  for (const [step, wanted, y] of [
    [-1, '/about', 900],
    [1, '/', 600],
    [-1, '/about', 900],
  ] as const) {
    await tab.run((by) => history.go(by), step);
    await path(tab).toBe(wanted);
    await near(tab, y);
  }
  await tab.arrive('/privacy-policy');
  await tab.run(() => history.back());
  await path(tab).toBe('/about');
  await near(tab, 900);
});

/** Expects the target of the address at the top of the window, below the header, also once the page is hydrated. */
async function expectAtTarget(tab: Tab): Promise<void> {
  const isAtTarget = () =>
    tab.soon(() => {
      const { top = -1 } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {};
      // Firefox scrolls by whole pixels.
      return top > (document.querySelector('header')?.offsetHeight ?? 0) - 2 && top < 200;
    });
  await isAtTarget().toBe(true);
  await tab.hydrated();
  await isAtTarget().toBe(true);
}

for (const [size, page, id] of [
  [phone, '/terms-of-service', 'your-part'],
  [desktop, '/states/texas-divorce-lawyer-seo', 'testimonial'],
] as const) {
  test(`${page}#${id} is where one lands, by address and by link, before and after the app starts`, async ({ tab }) => {
    await tab.resize(size);
    await tab.open(`${page}#${id}`);
    await expectAtTarget(tab);
    for (const load of [tab.open, tab.arrive]) {
      // Another document, or the next one would only be a jump in this.
      await tab.open('/robots.txt');
      await load(page);
      await tab.run((hash) => document.querySelector<HTMLElement>(`main a[href$="#${hash}"]`)?.click(), id);
      await expectAtTarget(tab);
    }
  });
}

test('links in copy, breadcrumbs, and words that explain themselves are underlined', async ({ tab }) => {
  await open(tab, desktop, '/states/texas-divorce-lawyer-seo');
  const lines = await tab.run(() =>
    [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a, main p > a, main button:not([aria-expanded])')].map(
      (one) => `${getComputedStyle(one).textDecorationLine} ${one.textContent}`,
    ),
  );
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/^underline/);
});

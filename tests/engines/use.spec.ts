import { brand } from '../../src/site/brand.ts';
import { desktop, expect, phone, type Tab, test } from './tab.ts';

/** Engines differ in keys, the focus, the history, jumps, and find-in-page. Everything else is tested in Chromium. */

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

test('a dropdown opens by the mouse, and its link leads on in the app, to the heading of its page', async ({ tab }) => {
  await open(tab, desktop, '/');
  await tab.run(() => void Object.assign(window, { sameDocument: true }));
  await tab.clickOn('button', 'Services');
  await expanded(tab, 'Services').toBe('true');
  await tab.soon(() => visible(find('link', 'View All Services'))).toBe(true);
  await tab.clickOn('link', 'View All Services');
  await path(tab).toBe('/services');
  await tab.soon(() => document.activeElement?.matches('main h1')).toBe(true);
  expect(await tab.run(() => 'sameDocument' in window)).toBe(true);
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
  // Nobody types a no-break space.
  await tab.findInPage(words.replaceAll('\u00a0', ' '));
  await openAnswers().toEqual([false, false, true, false, false, false]);
});

test('the form says what is missing, and then that it was sent', async ({ tab }) => {
  await open(tab, phone, '/contact');
  await tab.clickOn('button', 'Send message');
  await tab.soon(() => document.activeElement?.id).toBe('name');
  for (const [name, text] of Object.entries({ Name: 'Jo', Email: 'jo@ellis.example', Website: 'ellis.example' })) {
    await tab.clickOn('textbox', name);
    await tab.type(text);
    await tab.soon(() => (document.activeElement as HTMLInputElement).value).toBe(text);
  }
  await tab.clickOn('button', 'Send message');
  await tab.soon(() => document.querySelector('#receipt h2')?.textContent).toContain('Received');
});

test('Back and Forward keep the place, in the app and from another document', async ({ tab }) => {
  await open(tab, phone, '/about');
  await tab.scrollTo(900);
  // The bar is always in view. WebKit would take no step back from a link that a script pressed.
  await tab.clickOn('link', brand.name);
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

test('the target of an anchor is below the header, by address and by link, before and after the app starts', async ({
  tab,
}) => {
  const [page, id] = ['/', 'testimonials'];
  const isAtTarget = () =>
    tab.soon(() => {
      const { top = -1 } = document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {};
      // Firefox scrolls by whole pixels.
      return top > (document.querySelector('header')?.offsetHeight ?? 0) - 2 && top < 200;
    });
  await tab.resize(desktop);
  await tab.open(`${page}#${id}`);
  await isAtTarget().toBe(true);
  await tab.hydrated();
  await isAtTarget().toBe(true);
  // Another document, or the next one would only be a jump in this.
  await tab.open('/robots.txt');
  await tab.arrive(page);
  await tab.run((hash) => document.querySelector<HTMLElement>(`main a[href$="#${hash}"]`)?.click(), id);
  await isAtTarget().toBe(true);
});

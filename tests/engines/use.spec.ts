import { brand } from '../../src/site/brand.ts';
import { desktop, expect, phone, type Tab, test } from './tab.ts';

const open = (tab: Tab, { width, height }: typeof phone, path: string) =>
  tab.resize(width, height).then(() => tab.arrive(path));

/** Whether a button says that it has opened what it controls. */
const expanded = (tab: Tab, name: string) =>
  tab.soon((wanted) => find('button', wanted).getAttribute('aria-expanded'), name);

const focusIsOn = (tab: Tab, name: string) =>
  tab.soon((wanted) => find('button', wanted).matches(':focus'), name).toBe(true);

test('the mobile menu opens by keyboard, and Escape gives the focus back', async ({ tab }) => {
  await open(tab, phone, '/');
  const isOpen = () => tab.soon(() => visible(document.querySelector('nav[aria-label="Mobile"]')));
  for (const presses of [0, 1, 4]) {
    await tab.focus('button', 'Open menu');
    await tab.press('Enter');
    await isOpen().toBe(true);
    await expanded(tab, 'Close menu').toBe('true');
    for (let count = 0; count < presses; count++) await tab.press('Tab');
    if (presses === 4)
      await tab
        .soon(() => document.activeElement?.closest('a, button')?.matches('nav[aria-label="Mobile"] *'))
        .toBe(true);
    await tab.press('Escape');
    await isOpen().toBe(false);
    await focusIsOn(tab, 'Open menu');
    await expanded(tab, 'Open menu').toBe('false');
  }
});

test('a dropdown opens under the pointer and closes behind it', async ({ tab }) => {
  await open(tab, desktop, '/');
  const last = () =>
    tab.soon(() => visible(document.querySelector('header a[href="/services"]:not(nav[aria-label="Mobile"] *)')));
  await last().toBe(false);
  await tab.hover('button', 'Services');
  await last().toBe(true);
  await tab.hover('link', 'View All Services');
  await tab.run(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await last().toBe(true);
  await tab.move(5, 890);
  await last().toBe(false);
});

test('a dropdown opens by keyboard, and Escape gives the focus back', async ({ tab }) => {
  await open(tab, desktop, '/');
  await tab.focus('button', 'States');
  await tab.press('Enter');
  await expanded(tab, 'States').toBe('true');
  await tab.soon(() => Boolean(find('link', 'View All States'))).toBe(true);
  await tab.press('Tab');
  await tab.soon(() => document.activeElement?.closest('header') && document.activeElement.matches('a')).toBe(true);
  await tab.press('Escape');
  await expanded(tab, 'States').toBe('false');
  await focusIsOn(tab, 'States');
});

for (const size of [phone, desktop]) {
  test(`at ${size.width} px questions open and close, one at a time`, async ({ tab }) => {
    await open(tab, size, '/');
    const questions = await tab.run(() =>
      [...document.querySelectorAll('main h3 button')].map((one) => one.textContent ?? ''),
    );
    const [first = '', second = ''] = questions;
    const answer = (name: string) =>
      tab.soon((wanted) => visible(find('button', wanted).closest('h3')?.nextElementSibling?.querySelector('p')), name);
    await expanded(tab, first).toBe('true');
    await answer(first).toBe(true);
    await tab.clickOn('button', second);
    await expanded(tab, second).toBe('true');
    await answer(second).toBe(true);
    await expanded(tab, first).toBe('false');
    await answer(first).toBe(false);
    await tab.clickOn('button', second);
    await expanded(tab, second).toBe('false');
    await answer(second).toBe(false);
  });

  test(`at ${size.width} px the directory is searched, and opens as its address says`, async ({ tab }) => {
    await open(tab, size, '/states');
    const status = () => tab.soon(() => document.querySelector('main [role="status"]')?.textContent?.trim());
    await tab.clickOn('searchbox', '');
    await tab.type('new');
    await status().toBe('4 states match');
    await tab.soon(() => location.search).toBe('?q=new');
    await tab.press('Escape');
    await status().toBe('');
    await tab.arrive('/states?q=carolina');
    await status().toBe('2 states match');
  });

  test(`at ${size.width} px the form says what is wrong, that it was sent, and that it failed`, async ({ tab }) => {
    await open(tab, size, '/contact');
    await tab.clickOn('button', 'Send message');
    await tab.soon(() => document.activeElement?.id).toBe('name');
    await tab.soon(() => document.querySelectorAll('form [aria-invalid="true"]').length).toBe(3);
    const entries = {
      Name: 'Jordan Ellis',
      Email: 'jordan@ellis.example',
      Website: 'ellis.example',
      Message: 'Two lawyers.',
    };
    for (const [name, text] of Object.entries(entries)) await tab.fill(name, text);
    await tab.clickOn('button', 'Send message');
    await tab.soon(() => document.querySelector('form [role="status"]')?.textContent).toContain('sent successfully');
    await tab.soon(() => (find('textbox', 'Name') as HTMLInputElement).value).toBe('');
    // The form service refuses more than it can keep.
    for (const [name, text] of Object.entries({ ...entries, Message: 'Sixteen letters '.repeat(2 ** 13) }))
      await tab.fill(name, text);
    await tab.clickOn('button', 'Send message');
    await tab.soon(() => document.querySelector('form [role="alert"]')?.textContent).toContain('Error sending message');
    await tab.soon(() => (find('textbox', 'Name') as HTMLInputElement).value).toBe(entries.Name);
    tab.forgive(/413/);
  });

  test(`at ${size.width} px a link leads on in the app, with its own head and the focus on its heading`, async ({
    tab,
  }) => {
    await open(tab, size, '/');
    await tab.run(() => void Object.assign(window, { sameDocument: true }));
    await tab.clickOn('link', 'California', 'footer');
    await tab.soon(() => location.pathname).toBe('/states/california-divorce-lawyer-seo');
    await tab.soon(() => document.title).toContain('California');
    await tab
      .soon(() => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href)
      .toContain('/states/california-');
    await tab.soon(() => document.activeElement?.matches('main h1')).toBe(true);
    await tab.soon(() => Math.round(scrollY)).toBe(0);
    expect(await tab.run(() => 'sameDocument' in window)).toBe(true);
  });

  test(`at ${size.width} px Back and Forward keep the place, in the app and from another document`, async ({ tab }) => {
    const near = (y: number) => tab.soon((wanted) => Math.abs(scrollY - wanted) <= 8, y).toBe(true);
    const pause = () => tab.run(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
    await open(tab, size, '/about');
    await tab.scrollTo(900);
    // Long enough for every engine to have noted it.
    await pause();
    // The bar is always in view. A link pressed by a script would be no step back in WebKit.
    await tab.clickOn('link', brand.name, 'header');
    await tab.soon(() => location.pathname).toBe('/');
    await near(0);
    await tab.scrollTo(600);
    await pause();
    for (const [step, path, y] of [
      [-1, '/about', 900],
      [1, '/', 600],
      [-1, '/about', 900],
    ] as const) {
      await tab.run((by) => history.go(by), step);
      await tab.soon(() => location.pathname).toBe(path);
      await near(y);
    }
    await tab.arrive('/privacy-policy');
    await tab.run(() => history.back());
    await tab.soon(() => location.pathname).toBe('/about');
    await near(900);
    // Nothing moves it after that.
    await pause();
    await near(900);
  });
}

/** How far the target of the address is from where a jump should bring it, once nothing moves any more. */
const missedBy = (tab: Tab) =>
  tab.run(async () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return `There is no ${location.hash}.`;
    let last = Number.NaN;
    for (let still = 0; still < 30; still++) {
      await new Promise(requestAnimationFrame);
      const { top } = target.getBoundingClientRect();
      if (top !== last) still = 0;
      last = top;
    }
    const end = document.documentElement.scrollHeight - innerHeight - scrollY;
    const wanted =
      (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) +
      (Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0);
    return last > wanted && end < 1 ? 0 : Math.abs(last - wanted);
  });

for (const [size, path, id] of [
  [phone, '/', 'note-1'],
  [phone, '/terms-of-service', 'your-part'],
  [desktop, '/', 'note-1'],
  [desktop, '/states/texas-divorce-lawyer-seo', 'testimonial'],
] as const) {
  test(`at ${size.width} px ${path}#${id} is where one lands, by address and by link, at any time`, async ({ tab }) => {
    await open(tab, size, '/about');
    await tab.open(`${path}#${id}`);
    expect.soft(await missedBy(tab), 'by address').toBeLessThanOrEqual(8);
    for (const delay of [0, 50, 200, 1500]) {
      // Another document, or the next one would only be a jump in this.
      await tab.open('/robots.txt');
      await tab.open(path);
      await tab.run(
        async (wait, fragment) => {
          await new Promise((resolve) => setTimeout(resolve, wait));
          document.querySelector<HTMLElement>(`main a[href$="#${fragment}"]`)?.click();
        },
        delay,
        id,
      );
      await tab.soon(() => location.hash).toBe(`#${id}`);
      expect.soft(await missedBy(tab), `by link ${delay} ms after load`).toBeLessThanOrEqual(8);
    }
  });
}

test('links in copy, breadcrumbs and words that explain themselves are underlined', async ({ tab }) => {
  await open(tab, desktop, '/states/texas-divorce-lawyer-seo');
  const lines = await tab.run(() =>
    [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a, main p > a, main button:not([aria-expanded])')].map(
      (one) => `${getComputedStyle(one).textDecorationLine} ${one.textContent}`,
    ),
  );
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/^underline/);
});

test('text at 200 % leaves the menu button in view and scrolls in one direction', async ({ tab, engine }) => {
  test.skip(engine === 'firefox', 'Firefox has no way to it from outside.');
  await tab.resize(phone.width, phone.height, 2);
  try {
    const texas = '/states/texas-divorce-lawyer-seo';
    for (const path of [
      '/',
      '/about',
      '/contact',
      '/case-studies',
      '/services',
      '/services/local-seo',
      '/states',
      texas,
    ]) {
      await tab.arrive(path);
      expect(await tab.run(() => find('button', 'Open menu').getBoundingClientRect().right)).toBeLessThanOrEqual(390);
      // Lengths are rounded.
      expect(await tab.run(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(391);
    }
  } finally {
    await tab.resize(phone.width, phone.height);
  }
});

import { pathsOfKinds } from '../support/site.ts';
import { desktop, expect, phone, type Tab, test } from './tab.ts';

/** Expects a page as wide as its window, with text in each of its parts, and with all of its pictures. */
const expectWhole = (tab: Tab) =>
  tab
    .soon(async () => {
      const blank = [
        ...document.querySelectorAll(
          'header, main > :not(script, [aria-hidden]), main section:not(details:not([open]) *), footer',
        ),
      ].filter((part) => {
        const texts = [...part.querySelectorAll('h1, h2, h3, h4, p, a, li, button')].filter(visible);
        return (
          !texts.some(({ textContent }) => textContent?.trim()) ||
          (getComputedStyle(part).display !== 'contents' && part.getBoundingClientRect().height < 20)
        );
      });
      for (const image of document.images) {
        image.loading = 'eager';
        await image.decode().catch(() => blank.push(image));
      }
      return {
        // Lengths are rounded.
        isTooWide: document.documentElement.scrollWidth > innerWidth + 1,
        blank: blank.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      };
    })
    .toEqual({ isTooWide: false, blank: [] });

for (const path of pathsOfKinds) {
  test(`${path} is whole on a phone and on a desktop`, async ({ tab, engine }) => {
    await tab.resize(phone);
    await tab.arrive(path);
    await expectWhole(tab);
    await tab.resize(desktop);
    await expectWhole(tab);
    // Firefox ESR has no command for larger text, nor for turning scripts off.
    if (engine === 'firefox') return;
    await tab.resize(phone, 2);
    await expectWhole(tab);
    await tab.resize(phone);
    await tab.open(path, false);
    await expectWhole(tab);
    const answers = await tab.run(() => [...document.querySelectorAll('[role="region"] p')].map(visible));
    expect(answers).not.toContain(false);
    expect(await tab.run(() => document.documentElement.hasAttribute('data-hydrated'))).toBe(false);
  });
}

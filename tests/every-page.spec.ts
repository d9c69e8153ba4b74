import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { arrive, axeViolations, test as base, expect, pagePaths, pathsOfKinds } from './support/site.ts';

/** Promises that hold on every page, and those that one page of each kind proves. */

/** All tests of a worker share one page, because a new one would compile the site’s scripts and axe again, which takes longest. */
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => use(await browser.newPage({ baseURL: project.use.baseURL })),
    { scope: 'worker' },
  ],
  page: ({ shared }, use) => use(shared),
});

/**
 * The JavaScript that a page may load by itself, in bytes of brotli, because more can be felt on a slow line. Home loads 124,800,
 * an article 120,800, and Texas, which loads the most, 128,200. The rest is room for an owner’s words and pages.
 */
function budget(path: string): number {
  if (path.startsWith('/resources/')) return 127_000;
  return path === '/' ? 131_000 : 134_500;
}

/** By file, because compressing takes long and most pages load the same ones. */
const compressed = new Map<string, number>();

function bytesOf(file: string): number {
  const bytes =
    compressed.get(file) ?? brotliCompressSync(readFileSync((process.env.DIST ?? 'dist') + file)).byteLength;
  compressed.set(file, bytes);
  return bytes;
}

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Too wide a page, and words of four letters or more that break without a hyphen. */
const unfit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const broken = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : [];
    const range = document.createRange();
    const linesOf = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      range.selectNodeContents(text);
      if (linesOf() < 2 || text.parentElement?.closest('svg, script, code, .sr-only')) continue;
      for (const { 0: word, index } of text.data.matchAll(/(?<![-\u00ad])\p{L}{4,}(?![-\u00ad])/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf() > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Links and buttons that something else covers at their middle. Links in drawings are left out, because they aren't rectangles. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSight = (element: HTMLElement) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // The skip link is out of the window until it has the focus.
      element.getAttribute('href') !== '#main';
    return [...document.querySelectorAll<HTMLElement>('a[href]:not(svg *), button')]
      .filter(inSight)
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return element.contains(hit) ? [] : [`${element.outerHTML} is covered by ${hit?.outerHTML}`];
      });
  });

/** Drawings that come from other files and show nothing. */
const empty = (page: Page): Promise<string[]> =>
  page
    .locator('use:visible')
    .evaluateAll((all: SVGElement[]) =>
      (all as SVGUseElement[]).filter((one) => one.getBBox().width === 0).map(({ outerHTML }) => outerHTML),
    );

/** Elements that are animated, or would be if they changed. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moves = ({ animationName, transitionDuration }: CSSStyleDeclaration) =>
      // It is empty for elements that are never rendered, such as the sources of a video.
      !['', 'none'].includes(animationName) || /[1-9]/.test(transitionDuration);
    return [...document.querySelectorAll('body *')]
      .filter((element) => ['', '::before', '::after'].some((part) => moves(getComputedStyle(element, part))))
      .map(({ outerHTML }) => outerHTML);
  });

async function expectSound(page: Page, path: string): Promise<void> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && hostname === 'localhost') scripts.add(pathname);
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, path);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const [bytes, most] = [[...scripts].reduce((sum, file) => sum + bytesOf(file), 0), budget(path)];
  const cure = 'Move words or parts that few pages need out of what every page loads, or raise “budget” in this file';
  expect(bytes, `${path} loads ${bytes} bytes of JavaScript, and may load ${most}. ${cure}.`).toBeLessThanOrEqual(most);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await overflow(page), 'at 390 px').toBeLessThanOrEqual(0);
}

/** The checks that take longer, on the open page. */
async function expectUsable(page: Page): Promise<void> {
  await expect.poll(() => empty(page)).toEqual([]);
  expect(await moving(page), 'for a visitor who asked for less motion').toEqual([]);
  for (let width = 320; width <= 1344; width += 24) {
    await page.setViewportSize({ width, height: 900 });
    expect(await unfit(page), `at ${width} px`).toEqual([]);
  }
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflow(page), `at ${width} px, with text at twice its size`).toBeLessThanOrEqual(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await overflow(page), 'at 390 px, translated into Arabic').toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await covered(page), `at ${width} px`).toEqual([]);
    // axe counts a target that is half under the header as a small one.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // Contrast takes most of the time, and no width changes a color.
    const rules = width === 1440 ? ['color-contrast'] : [];
    expect(await axeViolations(page, 'html', rules), `at ${width} px`).toEqual([]);
  }
}

for (const path of pagePaths) {
  const isOfKinds = pathsOfKinds.includes(path);
  const more = isOfKinds ? ', fits every width, and passes axe' : '';
  test(`${path} hydrates in silence, fits its budget and a phone${more}`, async ({ page }) => {
    await expectSound(page, path);
    if (isOfKinds) await expectUsable(page);
  });
}

test.describe('the not-found page', () => {
  // It logs the path, and the browser logs its status.
  test.use({ mayLog: /^error: Failed to load resource|No page at/ });

  test('/no-such-page fits its budget and every width, and passes axe', async ({ page }) => {
    await expectSound(page, '/no-such-page');
    await expectUsable(page);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { type HTMLElement, parse } from 'node-html-parser';
import { type PageHead, readPages } from '../../scripts/read/built-pages.ts';

/** A built page, with the DOM's own names for what is in it. */
export interface TestPage extends PageHead {
  html: string;
  root: HTMLElement;
  main: HTMLElement;
}

/** The built pages, as the files say; the browser tests add nothing of their own to that list. */
export const builtPages: readonly TestPage[] = readPages(process.env.DIST ?? 'dist').map((page) => {
  const root = parse(page.html, { comment: false });
  return { ...page, root, main: root.querySelector('main') as HTMLElement };
});

/** The paths of all pages but the not-found page. */
export const pagePaths = builtPages.map((page) => page.path).filter((path) => path !== '/404');

export const statePaths = pagePaths.filter((path) => path.startsWith('/states/'));

interface Fixtures {
  /** What a page may say on the console or throw in this test: nothing, unless told. */
  mayLog: RegExp;
  quiet: undefined;
}

/** A page on which nothing may be said on the console and no error thrown. */
export const test = base.extend<Fixtures>({
  mayLog: [/(?!)/, { option: true }],
  quiet: [
    async ({ page, mayLog }, use) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`thrown: ${error}`));
      await use(undefined);
      const unexpected = said.filter((text) => !mayLog.test(text));
      expect(unexpected, 'said on the console, or thrown').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Goes to a page and waits until React has taken it over. */
export async function arrive(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Waits until React has hydrated the page, which it does by itself. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** Counts documents loaded from here on: an in-app navigation loads none. */
export function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count++;
  });
  return documents;
}

/** A promise, and what settles it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds back the files that match, and returns what lets them go. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Waits until nothing that the page asked for has come for a quarter of a second. */
export async function settled(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect
    .poll(async () => {
      const before = await loaded();
      await page.waitForTimeout(250);
      return (await loaded()) - before;
    })
    .toBe(0);
}

/** Collects what the browser refused because of the policy, over all documents of the page. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${effectiveDirective} ${blockedURI} on ${documentURI}`,
      );
    });
  });
  return violations;
}

/** How many of five points of an element can be seen: in the window, not clipped, and with nothing over them. */
export const pointsInSight = (element: Locator): Promise<number> =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ].filter(([right = 0, down = 0]) =>
      target.contains(document.elementFromPoint(x + width * right, y + height * down)),
    ).length;
  });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe objects to on the page as it is now, one line for each rule. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // Describing all that is right takes axe longer than finding what is wrong.
  const options = { runOnly: tags, resultTypes: ['violations'] };
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

/** Makes the browser refuse to keep anything, as some are set to. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  });

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { select } from 'hast-util-select';
import { type BuiltPage, readPages } from '../../scripts/read/built-pages.ts';
import { allowedOrigins } from '../../src/site/allowed-origins.ts';

const pages = readPages(process.env.DIST ?? 'dist').filter(({ path }) => path !== '/404');
export const pagePaths = pages.map(({ path }) => path);

/** Pages of one kind share their layout. Every other page is a kind of its own. */
const kindOf = ({ path, main }: BuiltPage): string => {
  if (path.startsWith('/states/'))
    return select('section[aria-labelledby="fees"]', main) ? 'a state, written by hand' : 'a state, from the template';
  if (path.startsWith('/services/')) return 'a service';
  if (/^\/(?:privacy-policy|terms-of-service)$/.test(path)) return 'legal';
  return path;
};
const fullest = '/states/texas-divorce-lawyer-seo';

/** One page of each kind, and the fullest: for checks that take too long to run on every copy. */
export const pathsOfKinds = pages
  .filter(({ canonical, path }) => canonical && new URL(canonical).pathname === path)
  .filter((page, index, all) => all.findIndex((other) => kindOf(other) === kindOf(page)) === index)
  .map(({ path }) => path)
  .concat(pagePaths.includes(fullest) ? fullest : []);

interface Fixtures {
  /** What a page may log or throw in this test: nothing by default. */
  mayLog: RegExp;
  quiet: undefined;
}

/** A page that must log nothing, throw nothing, and have nothing refused by its policy, which the browser logs. */
export const test = base.extend<Fixtures>({
  mayLog: [/(?!)/, { option: true }],
  quiet: [
    async ({ page, mayLog }, use) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => logged.push(`thrown: ${error}`));
      // Other companies' services (src/site/allowed-origins.ts) answer every test with nothing.
      for (const origin of Object.values(allowedOrigins()).flat())
        await page.route(`${origin}/**`, (route) => route.fulfill({ body: '' }));
      await use(undefined);
      const unexpected = logged.filter((text) => !mayLog.test(text));
      expect(unexpected, 'logged or thrown').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function arrive(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Waits until React has hydrated the page, which it does by itself. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** Counts documents loaded from now on: an in-app navigation loads none. */
export function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count++;
  });
  return documents;
}

export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds back the files that match. Returns the function that lets them go. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

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

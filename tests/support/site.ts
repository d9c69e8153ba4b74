import { readdirSync, statSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { readStatePages } from '../../scripts/read/state-contents.ts';
import { stateOfSlug, stateSlug } from '../../src/lib/us-states.ts';
import { pagePaths as otherPaths } from '../../src/site/paths.ts';

const dist = process.env.DIST ?? 'dist';

export const states = await readStatePages();
export const statePaths = [...states.keys()].map((id) => `/states/${stateSlug(id)}`);
export const articlePaths = readdirSync(`${dist}/resources`)
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/resources/${file.slice(0, -'.html'.length)}`);
export const pagePaths: readonly string[] = [...otherPaths, ...statePaths, ...articlePaths];

const sizeOf = (path: string) => statSync(`${dist}${path === '/' ? '/index' : path}.html`).size;
const fullestFirst = (a: string, b: string) => sizeOf(b) - sizeOf(a);

/** Pages of one kind share their layout. Every other page is a kind of its own. */
function kindOf(path: string): string {
  const state = stateOfSlug(path.split('/').at(-1));
  if (state) return states.get(state)?.kind ?? path;
  if (path.startsWith('/services/')) return 'service';
  if (path.startsWith('/resources/')) return 'article';
  return ['/privacy-policy', '/terms-of-service'].includes(path) ? 'legal' : path;
}

/** The fullest page of each kind, for checks that take too long to run on every page. */
export const pathsOfKinds = pagePaths
  .toSorted(fullestFirst)
  .filter((path, index, all) => all.findIndex((other) => kindOf(other) === kindOf(path)) === index);

/** The fullest state page that was written by hand. */
export const handWrittenPath = pathsOfKinds.find((path) => kindOf(path) === 'hand-written') ?? '';

interface Fixtures {
  /** Matches messages that a page may log or throw in this test. None may by default. */
  mayLog: RegExp;
  /** Whether React may have to render the page on the client, as it may only where the test has changed it. */
  mayRebuild: boolean;
  quiet: undefined;
}

/** A page that must log nothing, throw nothing, and have nothing refused by its policy, which the browser logs. */
export const test = base.extend<Fixtures>({
  mayLog: [/(?!)/, { option: true }],
  mayRebuild: [false, { option: true }],
  quiet: [
    async ({ page, mayLog, mayRebuild }, use) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => logged.push(`thrown: ${error}`));
      // Other companies’ services answer every test with nothing. The browser sends no request that the policy refuses.
      await page.route(
        ({ hostname }) => hostname !== 'localhost',
        (route) => route.fulfill({ body: '' }),
      );
      await use(undefined);
      const unexpected = logged.filter((text) => !mayLog.test(text));
      expect(unexpected, 'logged or thrown').toEqual([]);
      if (!mayRebuild) await expect(page.locator('[data-hydrated="rebuilt"]')).toHaveCount(0);
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

/** Waits until React has hydrated the page, which it does by itself. Rendering it on the client instead would be a fault of ours. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Counts documents loaded from now on. An in-app navigation loads none. */
export function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count++;
  });
  return documents;
}

/** Holds back the files that match. Returns the function that lets them go. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
}

/** Opens a page whose app has not arrived. Returns the function that lets it start. */
export async function arriveEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const letApp = await hold(page, '**/assets/*.js');
  await page.goto(path);
  return () => {
    letApp();
    return hydrated(page);
  };
}

/**
 * axe’s objections to the page as it is now, one line for each rule.
 * @param part Selects the part that has changed, where the rest has been tested.
 * @param rules Those to leave out.
 */
export async function axeViolations(page: Page, part = 'html', rules: string[] = []): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // axe takes longer to describe the passes than to find the violations. Frames show other companies’ pages.
    .options({ runOnly: tags, resultTypes: ['violations'], iframes: false })
    .disableRules(rules)
    // Otherwise axe opens a second page for each result.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

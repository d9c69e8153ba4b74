import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { attribute, type BuiltPage, readPages, visibleText } from '../../scripts/read/built-pages.ts';
import { settings } from '../../src/site/settings.ts';

/*
 * The tests in this folder read the built pages and open no browser. They look for figures, dates, names, and counts that
 * the owner ordered, never for marketing copy.
 */

export const dist = process.env.DIST ?? 'dist';

export const builtPages: readonly BuiltPage[] = readPages(dist);

// The tests expect placeholders, as `npm test` builds the site; `npm run build` uses the owner's settings.
if (!builtPages.some(({ canonical }) => canonical?.startsWith(settings.siteOrigin)))
  throw new Error(`${dist}/ was built with your own settings. Run “npm test -- --only build” first.`);

export const statePaths = builtPages.map(({ path }) => path).filter((path) => path.startsWith('/states/'));

/** For pages that an owner may remove; ordered.ts lists those that there should be. */
export const isBuilt = (path: string): boolean => builtPages.some((page) => page.path === path);

export function pageAt(path: string): BuiltPage {
  const page = builtPages.find((candidate) => candidate.path === path);
  if (!page)
    throw new Error(`There is no page at ${path}. If you have removed it, delete its line in tests/site/ordered.ts.`);
  return page;
}

export const section = (id: string) => `section#${id}`;

export const hero = 'section:has(h1)';

export const all = (path: string, selector: string): Element[] => selectAll(selector, pageAt(path).root);

export const texts = (path: string, selector: string): string[] => all(path, selector).map(visibleText);

/** The text that a reader sees in the first of them, or in the page’s main content. @throws If there is none. */
export function text(path: string, selector = 'main'): string {
  const [first] = texts(path, selector);
  if (first === undefined) throw new Error(`${path} has no ${selector}.`);
  return first;
}

export const values = (path: string, selector: string, name: string) =>
  all(path, selector).map((element) => attribute(element, name));

export const linksIn = (path: string, selector: string) => values(path, `${selector} a`, 'href');

/** The nodes of one type in a page's structured data. */
export const nodesOf = (path: string, type: string) =>
  pageAt(path).graph.filter((node) => [node['@type']].flat().includes(type));

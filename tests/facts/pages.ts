import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { attribute, type BuiltPage, graphTexts, readPages, visibleText } from '../../scripts/read/built-pages.ts';

/*
 * The tests in this folder read the built pages and open no browser. They look for figures, dates, names and counts that
 * the owner ordered, never for marketing copy.
 */

export { attribute, select, selectAll, textOf, visibleText };

export const builtPages: readonly BuiltPage[] = readPages(process.env.DIST ?? 'dist');

export const statePaths = builtPages.map(({ path }) => path).filter((path) => path.startsWith('/states/'));

/** @throws If there is no such page. */
export function pageAt(path: string): BuiltPage {
  const page = builtPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** The section that a heading names. */
export const section = (heading: string) => `section[aria-labelledby="${heading}"]`;

export const all = (path: string, selector: string): Element[] => selectAll(selector, pageAt(path).root);

/** What a reader sees in the first element of a page that matches. @throws If there is none. */
export function textAt(path: string, selector = 'main'): string {
  const [part] = all(path, selector);
  if (!part) throw new Error(`${path} has no ${selector}.`);
  return visibleText(part);
}

/** Where the links in a part of a page lead, by their names. */
export const linksIn = (path: string, selector: string) =>
  all(path, `${selector} a`).map((link) => ({ name: visibleText(link), to: attribute(link, 'href') }));

interface GraphNode {
  '@type': string | string[];
  [property: string]: unknown;
}

/** The nodes of one type in a page's structured data. */
export const nodesOf = (path: string, type: string): GraphNode[] =>
  graphTexts(pageAt(path).root)
    .map((text) => JSON.parse(text))
    .flatMap((data): GraphNode[] => data['@graph'] ?? [data])
    .filter((node) => [node['@type']].flat().includes(type));

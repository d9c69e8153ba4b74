import type { HTMLElement } from 'node-html-parser';
import { parseHtml, visibleText as visibleTextOf } from '../../scripts/read/built-pages.ts';
import { builtPages, pagePaths, statePaths, type TestPage } from './site.ts';

/*
 * For the tests of the owner's facts (facts*.spec.ts), which read the static HTML and load no page. They look for
 * figures, dates, names and numbers of things, never for marketing copy.
 */

/** @throws If there is no such page. */
export function pageAt(path: string): TestPage {
  const page = builtPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** The section that a heading names. */
export const section = (heading: string) => `section[aria-labelledby="${heading}"]`;

/** The first element of a page that matches. @throws If there is none. */
export function partOf(path: string, selector: string): HTMLElement {
  const part = pageAt(path).root.querySelector(selector);
  if (!part) throw new Error(`${path} has no ${selector}.`);
  return part;
}

/** What a reader sees in an element. */
export const visibleText = (part: HTMLElement): string => visibleTextOf(parseHtml(part.outerHTML));

/** What a reader sees in a page's main content, or in one part of the page. */
export const textOf = (path: string, selector = 'main') => visibleText(partOf(path, selector));

/** A link to a neighbor whose page nobody has written yet. */
interface Unwritten {
  /** The page that has it. */
  from: string;
  name: string;
  to: string;
}

/** The links that the owner wants to load their document, and Texas's root-level ones. */
const reloadsIn = (path: string, name: string) =>
  path.includes('/texas-') || (path.includes('/florida-') && name === 'South Carolina');

/** The first link of that kind; undefined once all neighbors have pages. */
export function unwrittenNeighbor({ reloads }: { reloads: boolean }): Unwritten | undefined {
  const isWritten = (to: string) => pagePaths.includes(to);
  for (const path of statePaths) {
    for (const link of partOf(path, section('nearby')).querySelectorAll('h3 a')) {
      const to = link.getAttribute('href') ?? '';
      if (!isWritten(to) && reloadsIn(path, visibleText(link)) === reloads)
        return { from: path, name: visibleText(link), to };
    }
  }
  return undefined;
}

interface GraphNode {
  '@type': string | string[];
  [property: string]: unknown;
}

/** The nodes of one type in a page's structured data. */
export const nodesOf = (path: string, type: string): GraphNode[] =>
  pageAt(path)
    .root.querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent))
    .flatMap((data): GraphNode[] => data['@graph'] ?? [data])
    .filter((node) => [node['@type']].flat().includes(type));

/** Where the links of an element lead, by their names. */
export const linksIn = (part: HTMLElement) =>
  part.querySelectorAll('a').map((link) => ({ name: visibleText(link), to: link.getAttribute('href') }));

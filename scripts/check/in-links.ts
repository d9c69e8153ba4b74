import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { attribute, type BuiltPage } from '../read/built-pages.ts';
import type { Problem } from './page-rules.ts';

/** How a page is reached from the others. */
export interface InLinks {
  path: string;
  /** Clicks from the home page along any link, menus included; `undefined` if no way leads there. */
  clicks: number | undefined;
  /** Other pages that may be found and link to it from their body text: content, cards, tables; no menus, no footer. */
  from: string[];
}

const maxClicks = 3;
const minBodyLinks = 2;

/** The paths of this site that some links lead to. */
const targets = (links: Element[]): Set<string> =>
  new Set(
    links
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => /^\/(?!\/)/.test(href))
      .map((href) => href.replace(/[?#].*$/, '') || '/'),
  );

/** Links of the body text. A breadcrumb is navigation, although it stands in the content. */
function bodyTargets({ main }: BuiltPage): Set<string> {
  const menus = new Set(selectAll('nav a', main));
  return targets(selectAll('a', main).filter((link) => !menus.has(link)));
}

/** In-links of every page that may be found, fewest first. */
export function inLinks(pages: readonly BuiltPage[]): InLinks[] {
  const clicks = clicksFromHome(pages);
  const found = pages.filter((page) => page.indexable);
  const bodies = found.map((page) => ({ path: page.path, to: bodyTargets(page) }));
  return found
    .map(({ path }) => ({
      path,
      clicks: clicks.get(path),
      from: bodies.filter((body) => body.path !== path && body.to.has(path)).map((body) => body.path),
    }))
    .sort((a, b) => a.from.length - b.from.length || (a.path < b.path ? -1 : 1));
}

function clicksFromHome(pages: readonly BuiltPage[]): Map<string, number> {
  const links = new Map(pages.map(({ path, root }) => [path, targets(selectAll('a', root))]));
  const clicks = new Map([['/', 0]]);
  // A Map hands out what is added while it is walked: nearest first.
  for (const [path, distance] of clicks) {
    for (const target of links.get(path) ?? []) {
      if (links.has(target) && !clicks.has(target)) clicks.set(target, distance + 1);
    }
  }
  return clicks;
}

/** Pages that are too far from home, or that too few others speak of. */
export const inLinkProblems = (rows: readonly InLinks[]): Problem[] =>
  rows.flatMap(({ path, clicks, from }) => [
    ...(clicks === undefined ? [`${path} cannot be reached from the home page; link to it`] : []),
    ...(clicks !== undefined && clicks > maxClicks
      ? [`${path} is ${clicks} clicks from the home page (at most ${maxClicks}); link to it from a nearer page`]
      : []),
    // The mark in every header and the first crumb of every trail lead home.
    ...(from.length < minBodyLinks && path !== '/'
      ? [
          `${path} is linked from the body text of ${from.join(', ') || 'no other page'}; add links until ${minBodyLinks} pages do, such as [words](${path}) in a paragraph`,
        ]
      : []),
  ]);

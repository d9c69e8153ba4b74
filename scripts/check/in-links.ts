import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { attribute, type BuiltPage } from '../read/built-pages.ts';
import type { Problem } from './page-rules.ts';

const maxClicks = 3;
const minBodyLinks = 2;

/** The paths of this site that some links lead to. */
const targets = (links: readonly Element[]): Set<string> =>
  new Set(links.flatMap((link) => /^\/(?!\/)[^?#]*/.exec(attribute(link, 'href') ?? '') ?? []));

/** Links in the body text. A breadcrumb is navigation, although it is part of the content. */
function bodyTargets({ main }: BuiltPage): Set<string> {
  const menus = new Set(selectAll('nav a', main));
  return targets(selectAll('a', main).filter((link) => !menus.has(link)));
}

/** Clicks from the home page along any link, menus included. */
function clicksFromHome(pages: readonly BuiltPage[]): Map<string, number> {
  const links = new Map(pages.map(({ path, root }) => [path, targets(selectAll('a', root))]));
  const clicks = new Map([['/', 0]]);
  // Iterating over a Map also visits what is added on the way: nearest first.
  for (const [path, distance] of clicks)
    for (const target of links.get(path) ?? [])
      if (links.has(target) && !clicks.has(target)) clicks.set(target, distance + 1);
  return clicks;
}

/** Pages that are too far from the home page, or that the text of too few others links to. */
export function inLinkProblems(pages: readonly BuiltPage[]): Problem[] {
  const clicks = clicksFromHome(pages);
  const bodies = pages.filter(({ indexable }) => indexable).map((page) => ({ path: page.path, to: bodyTargets(page) }));
  return bodies.flatMap(({ path }) => {
    const distance = clicks.get(path);
    const from = bodies.filter((body) => body.path !== path && body.to.has(path)).map((body) => body.path);
    const problems: Problem[] = [];
    if (distance === undefined) problems.push(`${path} cannot be reached from the home page; link to it`);
    else if (distance > maxClicks)
      problems.push(
        `${path} is ${distance} clicks from the home page (at most ${maxClicks}); link to it from a nearer page`,
      );
    // The mark in every header and the first crumb of every trail lead home.
    if (from.length < minBodyLinks && path !== '/')
      problems.push(
        `${path} is linked from the body text of ${from.join(', ') || 'no other page'}; add links until ${minBodyLinks} pages do, such as [words](${path}) in a paragraph`,
      );
    return problems;
  });
}

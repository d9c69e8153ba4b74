import querystring from 'node:querystring';
import { selectAll } from 'hast-util-select';
import { attribute, type BuiltPage } from '../checks/built-pages.ts';
import type { BrokenLink } from './link-report.ts';

/**
 * Links to a place on a built page that has no such id, each with the pages that have the link. linkinator looks for the
 * fragments that it knows of when it fetches a page; those that other pages name afterwards it never looks for.
 */
export function deadFragments(pages: readonly BuiltPage[], origin: string): BrokenLink[] {
  const ids = new Map(pages.map(({ path, root }) => [path, idsOf(root)]));
  const dead = new Map<string, BrokenLink>();
  for (const page of pages) {
    for (const link of selectAll('[href*="#"]', page.root)) {
      const href = attribute(link, 'href') ?? '';
      const base = origin + page.path;
      if (!URL.canParse(href, base)) continue;
      const { origin: site, pathname, hash } = new URL(href, base);
      // A page that does not exist is a broken link by itself.
      const known = site === origin ? ids.get(pathname) : undefined;
      // Unlike decodeURIComponent it throws at nothing.
      const id = querystring.unescape(hash.slice(1));
      if (!known || !id || known.has(id)) continue;
      const url = pathname + hash;
      const reason = `${pathname} has no element with the id “${id}”; correct the link, or give the element that id`;
      const entry = dead.get(url) ?? { url, reason, linkedFrom: [] };
      if (!entry.linkedFrom.includes(page.path)) entry.linkedFrom.push(page.path);
      dead.set(url, entry);
    }
  }
  return [...dead.values()];
}

const idsOf = (root: BuiltPage['root']): Set<string> =>
  new Set(selectAll('[id]', root).map(({ properties }) => String(properties.id)));

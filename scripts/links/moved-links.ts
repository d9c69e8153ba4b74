import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { selectAll } from 'hast-util-select';
import { attribute, type BuiltPage } from '../checks/built-pages.ts';
import type { BrokenLink } from './link-report.ts';

/** Where `_redirects` of a build sends paths: those that are named in full, on any host. @throws If Netlify cannot read it. */
export async function movedPaths(distDir: string): Promise<Map<string, string>> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(distDir, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${distDir}/_redirects: ${errors.join('; ')}`);
  const rules = redirects as { path: string; to: string; status: number; host?: string }[];
  return new Map(
    rules
      .filter(({ path, status, host }) => !host && status >= 300 && status < 400 && !/[*:]/.test(path))
      .map(({ path, to }) => [path, to]),
  );
}

/** Links to a path that has moved: they work, by way of a redirect, and hide that the page is gone. */
export function movedLinks(
  pages: readonly BuiltPage[],
  moved: ReadonlyMap<string, string>,
  origin: string,
): BrokenLink[] {
  const found = new Map<string, BrokenLink>();
  for (const page of pages) {
    for (const link of selectAll('a[href]', page.root)) {
      const href = attribute(link, 'href') ?? '';
      if (!URL.canParse(href, origin + page.path)) continue;
      const { origin: site, pathname } = new URL(href, origin + page.path);
      const to = site === origin ? moved.get(pathname) : undefined;
      if (!to) continue;
      const entry = found.get(pathname) ?? { url: pathname, reason: `has moved; link to ${to}`, linkedFrom: [] };
      if (!entry.linkedFrom.includes(page.path)) entry.linkedFrom.push(page.path);
      found.set(pathname, entry);
    }
  }
  return [...found.values()];
}

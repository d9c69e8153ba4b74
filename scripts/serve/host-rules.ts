import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { lookup } from 'mrmime';
import { isFile, moved as movedPages, resolveAddress } from '../../infra/clean-urls.js';

/** Reads a `_headers` file. @returns The headers that every host sends for a path. @throws If Netlify rejects a line. */
export async function readHeaders(headersFile: string): Promise<(path: string, file?: string) => Headers> {
  const parsed = await parseAllHeaders({ headersFiles: [headersFile], configHeaders: [], minimal: false });
  if (parsed.errors[0]) throw new Error(`${headersFile}: ${parsed.errors[0].message}`);
  const rules = parsed.headers as Header[];
  return (path, file = path) => {
    const matching = rules.filter(({ forRegExp }) => forRegExp.test(path));
    const headers = new Headers(matching.flatMap(({ values }) => Object.entries(values)));
    // Netlify's default: browsers ask each time, and usually get a 304.
    if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
    const type = lookup(file) ?? 'application/octet-stream';
    const encoded = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
    if (!headers.has('content-type')) headers.set('content-type', encoded);
    return headers;
  };
}

/**
 * Writes `_redirects` for Netlify into a finished build. The first rule that matches wins, so exact rules come before
 * catch-alls. There are no rules for trailing slashes: to Netlify, `/about/` and `/about` are the same path, so a rule from one
 * to the other would loop. `pretty_urls` (netlify.toml) redirects them.
 * @throws If a moved path is still there, or leads to nothing that is.
 */
export async function writeRedirects(
  distDir: string,
  pages: readonly string[],
  siteOrigin: string,
  moved: Record<string, string> = movedPages,
): Promise<void> {
  checkMoved(distDir, moved);
  const rules = [...pages.map((page) => [page, page] as const), ...Object.entries(moved)].flatMap(([from, to]) => {
    // People may have linked to the page's file instead of the page.
    const files = from === '/' ? ['/index.html'] : [`${from}.html`, `${from}/index.html`];
    return [from, ...(isFile(from) ? [] : files)].map((path) => ({ path, to }));
  });
  const { host } = new URL(siteOrigin);
  const lines = [
    ...[`http://${host}`, `http://www.${host}`, `https://www.${host}`].flatMap((origin) => [
      ...rules.map(({ path, to }) => `${origin}${path} ${siteOrigin}${to} 301!`),
      `${origin}/* ${siteOrigin}/:splat 301!`,
    ]),
    ...rules.filter(({ path, to }) => path !== to).map(({ path, to }) => `${path} ${to} 301!`),
    // The error page has no address of its own.
    '/404 /404.html 404!',
    '/404.html /404.html 404!',
    // A 404 from this folder would carry its headers, and browsers would remember for a year that the file is missing.
    // A redirect has no such headers. Without "!", the rule applies to missing files only.
    '/assets/* /404 302',
  ];
  await writeFile(join(distDir, '_redirects'), `${lines.join('\n')}\n`);
}

function checkMoved(distDir: string, moved: Record<string, string>): void {
  const isThere = (path: string) => {
    const { file } = resolveAddress('', path, {});
    return file !== undefined && existsSync(join(distDir, file));
  };
  for (const [path, target] of Object.entries(moved)) {
    if (!/^(?:\/[\w.~-]+)+$/.test(path))
      throw new Error(
        `infra/clean-urls.js: “moved” lists ${path}, which does not mean the same on every host. Write a line for each page, with nothing but A-Z a-z 0-9 . _ ~ - between the slashes: '/old-page'.`,
      );
    if (isThere(path))
      throw new Error(`infra/clean-urls.js: “moved” lists ${path}, which is still there. Delete one of the two.`);
    if (!isThere(target))
      throw new Error(
        `infra/clean-urls.js: “moved” sends ${path} to ${target}, which is not a page or file. Name one that is.`,
      );
  }
}

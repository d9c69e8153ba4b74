import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { lookup } from 'mrmime';
import { moved as movedPages } from '../../infra/clean-urls.js';

/** Header values by lowercase name. */
export type Headers = Record<string, string>;

/** What Netlify sends where no rule says otherwise: a browser asks again each time, and mostly gets a 304. */
const defaultHeaders: Headers = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** One rule of `_headers` as Netlify's parser returns it. */
type Rule = { forRegExp: RegExp; values: Headers };

/** Reads a `_headers` file, which may be missing. @returns The headers of a path. @throws If a line cannot be read, or two rules conflict. */
export async function readHeaders(file: string): Promise<(path: string) => Headers> {
  const parsed = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
  const problem = parsed.errors[0];
  if (problem) throw new Error(`${file}: ${problem.message}`);
  const rules = parsed.headers as Rule[];
  return (path) => {
    const own = rules.filter(({ forRegExp }) => forRegExp.test(path)).flatMap(({ values }) => Object.entries(values));
    const names = own.map(([name]) => name.toLowerCase());
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`${file}: two rules set “${twice}” for ${path}. Netlify would join their values.`);
    return { ...defaultHeaders, ...Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])) };
  };
}

/** Where the common table is silent or says something that crawlers do not expect. */
const ownTypes: Record<string, string> = { '.xml': 'application/xml', '.ico': 'image/x-icon' };

/** The media type of a file, with its charset where it is text. */
export function contentType(file: string): string {
  const type = ownTypes[extname(file)] ?? lookup(file) ?? 'application/octet-stream';
  return /^text\/|\/xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** False for what lies in dist but configures a host, and for hidden files (but /.well-known is public by its nature). */
export const isServed = (path: string): boolean =>
  path !== '/_headers' &&
  path !== '/_redirects' &&
  !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

/** Removed paths and the paths that take their place: `{ '/old': '/new' }`. */
export type MovedPaths = Readonly<Record<string, string>>;

/**
 * Writes `_redirects` into a finished build. The first rule that matches wins, so the exact ones stand before the catch-alls.
 * Trailing slashes are missing: Netlify matches `/about/` and `/about` alike, a rule from one to the other would loop, and
 * `pretty_urls` (netlify.toml) does it.
 * @throws When a moved path still has a page, or leads to none.
 */
export async function writeRedirects(
  distDir: string,
  pages: readonly string[],
  siteOrigin: string,
  moved: MovedPaths = movedPages,
): Promise<void> {
  checkMoved(distDir, moved);
  const rules = [...pages.map((page) => [page, page] as const), ...Object.entries(moved)].flatMap(([from, to]) => [
    { from, to },
    ...fileNames(from).map((name) => ({ from: name, to })),
  ]);
  const { host } = new URL(siteOrigin);
  const lines = [
    ...[`http://${host}`, `http://www.${host}`, `https://www.${host}`].flatMap((origin) => [
      ...rules.map(({ from, to }) => `${origin}${from} ${siteOrigin}${to} 301!`),
      `${origin}/* ${siteOrigin}/:splat 301!`,
    ]),
    ...rules.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to} 301!`),
    // Asked for by its name, the error page is as missing as any other path.
    '/404 /404.html 404!',
    '/404.html /404.html 404!',
    // A missing file there would be answered with the folder's headers, and browsers would remember for a year that it
    // is missing. A redirect has no such headers, and without "!" it is for missing files only.
    '/assets/* /404 302',
  ];
  await writeFile(join(distDir, '_redirects'), `${lines.join('\n')}\n`);
}

/** The names that a page's file could be asked for by. */
const fileNames = (page: string): string[] => (page === '/' ? ['/index.html'] : [`${page}.html`, `${page}/index.html`]);

function checkMoved(distDir: string, moved: MovedPaths): void {
  const isPage = (path: string) => existsSync(join(distDir, path === '/' ? 'index.html' : `${path}.html`));
  for (const [path, target] of Object.entries(moved)) {
    if (isPage(path)) throw new Error(`infra/clean-urls.js: ${path} is a page and in “moved”. Remove one of the two.`);
    if (!isPage(target))
      throw new Error(`infra/clean-urls.js: “moved” leads ${path} to ${target}, which is no page. Name one that is.`);
  }
}

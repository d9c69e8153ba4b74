import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MovedPaths, moved as movedPages } from '../../infra/clean-urls.js';

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

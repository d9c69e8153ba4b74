import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFile, moved as movedPages, resolveAddress } from '../../infra/clean-urls.js';

/**
 * Writes `_redirects` for Netlify into a finished build; netlify.toml has the rules for what is missing. The first rule that
 * matches wins, so exact rules come before catch-alls. There are no rules for the trailing slash of a page, because
 * `/about/` and `/about` are one path to Netlify, and a rule from one to the other would loop. `pretty_urls` (netlify.toml) redirects them.
 *
 * Cloudflare Pages also reads the file, and ignores the lines with `!`, by which Netlify redirects from a file that exists.
 * After the first line with `*`, it reads 100 more.
 * @throws If a moved path is still there, or leads to nothing that is.
 */
export async function writeRedirects(
  distDir: string,
  pages: readonly string[],
  siteOrigin: string,
  moved: Record<string, string> = movedPages,
): Promise<void> {
  checkMoved(distDir, moved);
  const rulesOf = ([from, to]: [string, string]) => {
    // People may have linked to the page's file instead of the page.
    const files = from === '/' ? ['/index.html'] : [`${from}.html`, `${from}/index.html`];
    return [from, ...(isFile(from) ? [] : files)].map((path) => ({ path, to }));
  };
  const pageRules = pages.flatMap((page) => rulesOf([page, page]));
  const movedRules = Object.entries(moved).flatMap(rulesOf);
  const { host } = new URL(siteOrigin);
  const others = [`http://${host}`, `http://www.${host}`, `https://www.${host}`];
  const exact = [...pageRules, ...movedRules];
  const lines = [
    ...others.flatMap((origin) => exact.map(({ path, to }) => `${origin}${path} ${siteOrigin}${to} 301!`)),
    ...pageRules.filter(({ path, to }) => path !== to).map(({ path, to }) => `${path} ${to} 301!`),
    ...movedRules.flatMap(({ path, to }) =>
      (isFile(path) ? [path] : [path, `${path}/`]).map((old) => `${old} ${to} 301`),
    ),
    ...others.map((origin) => `${origin}/* ${siteOrigin}/:splat 301!`),
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

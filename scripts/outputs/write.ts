import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePaths } from '../../src/site/paths.ts';
import type { PageHead } from '../checks/built-pages.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapXml } from './sitemap.ts';

/** Pages in the order of the route table; what is not in it, the states, follows by name. */
export function inRouteOrder<Page extends { path: string }>(pages: readonly Page[]): Page[] {
  const order: readonly string[] = pagePaths;
  const rank = ({ path }: Page) => (order.includes(path) ? order.indexOf(path) : order.length);
  return [...pages].sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

/** Writes what machines read about the site, all of it derived from the built pages. */
export async function writeOutputs(builtPages: readonly PageHead[], distDir: string): Promise<void> {
  const pages = inRouteOrder(builtPages);
  const found = pages.filter((page) => page.indexable);
  const newest = found
    .map(({ modified }) => modified)
    .sort()
    .at(-1);
  if (!newest) throw new Error('No page may be found by search engines: every one is noindex or another’s copy.');
  const files: Record<string, string> = {
    '/sitemap.xml': await sitemapXml(pages),
    '/robots.txt': robotsTxt(),
    '/llms.txt': llmsTxt(pages),
    '/.well-known/security.txt': securityTxt(newest),
  };
  await mkdir(join(distDir, '.well-known'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(distDir, path), text);
}

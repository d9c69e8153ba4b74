import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageHead } from '../checks/built-pages.ts';
import { lastModified } from './last-modified.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots.ts';
import { inRouteOrder } from './route-order.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapXml } from './sitemap.ts';

/** Writes what machines read about the site, all of it derived from the built pages. */
export async function writeOutputs(builtPages: readonly PageHead[], distDir: string): Promise<void> {
  const pages = inRouteOrder(builtPages);
  const found = pages.filter((page) => page.indexable);
  const newest = found.map(lastModified).sort().at(-1);
  if (!newest) throw new Error('No page may be found by search engines: every one is noindex or another’s copy.');
  const files: Record<string, string> = {
    '/sitemap.xml': await sitemapXml(pages),
    '/robots.txt': robotsTxt(),
    '/llms.txt': llmsTxt(pages),
    '/.well-known/security.txt': securityTxt(newest),
  };
  await Promise.all(Object.entries(files).map(([path, text]) => write(join(distDir, path), text)));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSitemap } from 'sitemap';
import { markdownPath } from '../../src/head/page-head.ts';
import type { BuiltPage } from './built-pages.ts';
import type { Fault } from './head-rules.ts';

/** What crawlers and hosts read beside the pages. */
const files = ['sitemap.xml', 'robots.txt', 'llms.txt', '.well-known/security.txt', '_headers', '_redirects'];

/** What keeps a file from listing exactly these addresses. */
const listFaults = (file: string, listed: readonly string[], expected: readonly string[]): Fault[] => [
  ...expected
    .filter((address) => !listed.includes(address))
    .map((address) => `${file} does not name ${address}, which may be found; it must (scripts/outputs)`),
  ...listed
    .filter((address) => !expected.includes(address))
    .map(
      (address) =>
        `${file} names ${address}, which stands for no page that may be found; take it out (scripts/outputs)`,
    ),
];

/** What machines read is all there, and lists the pages that may be found and no other. */
export async function outputFaults(pages: readonly BuiltPage[], distDir: string): Promise<Fault[]> {
  const missing = files.filter((file) => !existsSync(join(distDir, file)));
  if (missing.length > 0) return missing.map((file) => `${distDir}/${file} is missing; the build must write it`);
  const found = pages.filter(({ indexable }) => indexable);
  const sitemap = await parseSitemap(createReadStream(join(distDir, 'sitemap.xml')));
  const markdown = [...readFileSync(join(distDir, 'llms.txt'), 'utf8').matchAll(/\]\((\S+)\): /g)].map(
    ([, address = '']) => address,
  );
  return [
    ...listFaults(
      'sitemap.xml',
      sitemap.map(({ url }) => url),
      found.map(({ canonical = '' }) => canonical),
    ),
    ...listFaults(
      'llms.txt',
      markdown,
      found.map(({ canonical, path }) => new URL(markdownPath(path), canonical).href),
    ),
    ...found
      .filter(({ path }) => !existsSync(join(distDir, markdownPath(path))))
      .map(({ path }) => `${path} has no Markdown version; the build must write ${markdownPath(path)}`),
  ];
}

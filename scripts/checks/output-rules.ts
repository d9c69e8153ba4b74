import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath } from '../../src/head/page-head.ts';
import type { BuiltPage } from './built-pages.ts';
import type { Fault } from './page-rules.ts';
import type { SiteRule } from './site-rules.ts';

/** What crawlers and hosts read beside the pages, and what writes it. */
const writtenBy = {
  'sitemap.xml': 'scripts/outputs/write.ts',
  'robots.txt': 'scripts/outputs/write.ts',
  'llms.txt': 'scripts/outputs/write.ts',
  '.well-known/security.txt': 'scripts/outputs/write.ts',
  _headers: 'public/',
  _redirects: 'scripts/hosting/netlify-redirects.ts',
} as const;

type Output = keyof typeof writtenBy;

const allThere: SiteRule = (_, distDir) =>
  (Object.keys(writtenBy) as Output[])
    .filter((file) => !existsSync(join(distDir, file)))
    .map((file) => `${file} is not in the build; ${writtenBy[file]} must provide it`);

/** A file's text, or none: that it is missing is said once, by `allThere`. */
function textOf(distDir: string, file: Output): string | undefined {
  const path = join(distDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const fix = 'it must list every page that may be found and no other (scripts/outputs/write.ts)';

/** What keeps a file from listing exactly these addresses, each with the page that it stands for. */
function listFaults(file: Output, listed: readonly string[], expected: ReadonlyMap<string, BuiltPage>): Fault[] {
  return [
    ...[...expected]
      .filter(([address]) => !listed.includes(address))
      .map(([address, { path }]) => `${file} does not name ${address}, but ${path} may be found; ${fix}`),
    ...listed
      .filter((address) => !expected.has(address))
      .map((address) => `${file} names ${address}, which stands for no page that may be found; ${fix}`),
  ];
}

/** The pages that may be found, by an address that follows from their own. */
const found = (pages: readonly BuiltPage[], address: (canonical: string, path: string) => string) =>
  new Map(
    pages.flatMap((page): [string, BuiltPage][] =>
      page.indexable && page.canonical ? [[address(page.canonical, page.path), page]] : [],
    ),
  );

const sitemap: SiteRule = (pages, distDir) => {
  const text = textOf(distDir, 'sitemap.xml');
  if (text === undefined) return [];
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  return listFaults(
    'sitemap.xml',
    listed,
    found(pages, (canonical) => canonical),
  );
};

const llms: SiteRule = (pages, distDir) => {
  const text = textOf(distDir, 'llms.txt');
  if (text === undefined) return [];
  const listed = [...text.matchAll(/\]\((\S+)\): /g)].map(([, address = '']) => address);
  const twins = found(pages, (canonical, path) => new URL(markdownPath(path), canonical).href);
  return listFaults('llms.txt', listed, twins);
};

const twins: SiteRule = (pages, distDir) =>
  pages
    .filter(({ indexable, path }) => indexable && !existsSync(join(distDir, markdownPath(path))))
    .map(({ path }) => `${path} has no ${markdownPath(path)}; scripts/build/finish-site.ts must write the twin`);

/** Rules about what machines read: it is all there, and says what the pages say. */
export const outputRules: readonly SiteRule[] = [allThere, sitemap, llms, twins];

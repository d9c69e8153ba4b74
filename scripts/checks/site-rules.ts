import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage } from './built-pages.ts';
import type { Fault } from './page-rules.ts';

/** A rule about pages together, or about a page and the files beside it. */
export type SiteRule = (pages: readonly BuiltPage[], distDir: string) => Fault[];

/** Kilobytes here are 1,000 bytes, as browsers' tools count. */
export const budgets = {
  /** HTML of one page with its styles, brotli. */
  html: 30_000,
  /** JavaScript that a page loads before anyone touches it, brotli. */
  script: 100_000,
  fontPreloads: 2,
} as const;

const brotli = (content: Buffer | string): number => brotliCompressSync(content).byteLength;

const unique =
  (what: 'title' | 'description'): SiteRule =>
  (pages) => {
    // The root-level state pages are the same pages; their canonical says so.
    const own = pages.filter((page) => page.canonical === undefined || new URL(page.canonical).pathname === page.path);
    const first = new Map<string, string>();
    return own.flatMap((page) => {
      const other = first.get(page[what]);
      if (other) return [`${page.path} has the ${what} of ${other}: “${page[what]}”. Give each its own`];
      first.set(page[what], page.path);
      return [];
    });
  };

const canonicals: SiteRule = (pages) => {
  const paths = new Set(pages.map((page) => page.path));
  return pages.flatMap(({ canonical, path }) => {
    if (path === '/404') return canonical ? ['/404 has a canonical address; the not-found page stands for none'] : [];
    if (!canonical) return [`${path} has no canonical address; render one <PageHead> (src/head/head-tags.tsx)`];
    const { pathname, protocol } = new URL(canonical);
    if (protocol !== 'https:') return [`${path} has the canonical ${canonical}, which is not https`];
    if (!paths.has(pathname)) return [`${path} has the canonical ${canonical}, where no page is`];
    return [];
  });
};

/** Addresses of files that a page's own markup asks for at once. */
const localFiles = ({ root }: BuiltPage): string[] => {
  const attributes = [
    ...root.querySelectorAll('img, script[src]').map((element) => element.getAttribute('src')),
    ...root
      .querySelectorAll('link[rel="preload"], link[rel="modulepreload"], link[rel="icon"], link[rel="manifest"]')
      .map((element) => element.getAttribute('href')),
    ...root.querySelectorAll('use').map((element) => element.getAttribute('href')?.split('#')[0]),
  ];
  return attributes.filter((address): address is string => address?.startsWith('/') ?? false);
};

const filesExist: SiteRule = (pages, distDir) => {
  const missing = new Map<string, string>();
  for (const page of pages) {
    for (const file of localFiles(page)) if (!existsSync(join(distDir, file))) missing.set(file, page.path);
  }
  return [...missing].map(
    ([file, path]) => `${path} asks for ${file}, which is not in the build. Add it to public/, or mend the name`,
  );
};

const htmlBudget: SiteRule = (pages) =>
  pages.flatMap(({ path, html }) => {
    const size = brotli(html);
    return size > budgets.html ? [`${path} has ${size} bytes of HTML (brotli); the budget is ${budgets.html}`] : [];
  });

/** The scripts that a page loads by itself: its entry and whatever that imports, statically or at start. */
export function firstLoadScripts(page: BuiltPage, distDir: string): string[] {
  const queue = page.root
    .querySelectorAll('script[src], link[rel="modulepreload"]')
    .map((element) => (element.getAttribute('src') ?? element.getAttribute('href') ?? '').replace(/^\//, ''));
  const found = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(join(distDir, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) queue.push(`assets/${name}`);
    // The engine fetches react-dom/client by a dynamic import as its first act.
    for (const [, name] of code.matchAll(/import\(["'`]\.\/(client-[\w-]+\.js)["'`]\)/g)) queue.push(`assets/${name}`);
  }
  return [...found].sort();
}

const scriptBudget: SiteRule = (pages, distDir) => {
  const sizes = new Map<string, number>();
  return pages.flatMap((page) => {
    const files = firstLoadScripts(page, distDir);
    let total = 0;
    for (const file of files) {
      const size = sizes.get(file) ?? brotli(readFileSync(join(distDir, file)));
      sizes.set(file, size);
      total += size;
    }
    return total > budgets.script
      ? [
          `${page.path} loads ${total} bytes of JavaScript at first (brotli: ${files.join(', ')}); the budget is ${budgets.script}`,
        ]
      : [];
  });
};

const fontPreloads: SiteRule = (pages) =>
  pages.flatMap(({ path, root }) => {
    const count = root.querySelectorAll('link[rel="preload"][as="font"]').length;
    return count > budgets.fontPreloads
      ? [`${path} preloads ${count} fonts; the budget is ${budgets.fontPreloads}`]
      : [];
  });

/** Rules that look at all pages and at the files beside them: a build that breaks one is not finished. */
export const soundnessRules: readonly SiteRule[] = [unique('title'), unique('description'), canonicals, filesExist];

/** Rules about sizes. They compress every page, so the tests run them and the build does not. */
export const budgetRules: readonly SiteRule[] = [htmlBudget, scriptBudget, fontPreloads];

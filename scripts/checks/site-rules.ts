import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage } from './built-pages.ts';
import type { Fault } from './page-rules.ts';

/** A rule about pages and the files beside them. */
export type SiteRule = (pages: readonly BuiltPage[], distDir: string) => Fault[];

/** Kilobytes here are 1,000 bytes, as browsers' tools count. */
const budgets = {
  /** HTML of one page with its styles, brotli. */
  html: 30_000,
  /** JavaScript that a page loads before anyone touches it, brotli. */
  script: 100_000,
  /** The same, beside what an empty page of this stack loads: React, the router, unhead and the engine. */
  scriptRatio: 1.15,
} as const;

/** The roman faces. Fewer come after the first paint; more delay it. */
const fontPreloadCount = 2;

const brotli = (content: Buffer | string): number => brotliCompressSync(content).byteLength;

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
    ([file, path]) => `${path} asks for ${file}, which is not in the build. Add it to public/, or fix the name`,
  );
};

const htmlBudget: SiteRule = (pages) =>
  pages.flatMap(({ path, html }) => {
    const size = brotli(html);
    return size > budgets.html ? [`${path} has ${size} bytes of HTML (brotli); the budget is ${budgets.html}`] : [];
  });

/** The scripts that a page loads by itself: its entry and whatever that imports, statically or at start. */
function firstLoadScripts(page: BuiltPage, distDir: string): string[] {
  const queue = page.root
    .querySelectorAll('script[src], script[data-boot], link[rel="modulepreload"]')
    .flatMap((element) => [
      element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('data-boot') ?? '',
      // The app, which the page's script fetches by itself (src/boot.ts).
      ...(element.getAttribute('data-app')?.split(' ') ?? []),
    ])
    .map((file) => file.replace(/^\//, ''));
  const found = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(join(distDir, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) queue.push(`assets/${name}`);
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
    const engine = sizes.get(files.find((file) => /\/engine-/.test(file)) ?? '') ?? 0;
    const most = Math.min(budgets.script, engine * budgets.scriptRatio);
    return total > most
      ? [
          `${page.path} loads ${total} bytes of JavaScript at first (brotli: ${files.join(', ')}); the budget is ${most.toFixed(0)}`,
        ]
      : [];
  });
};

const fontPreloads: SiteRule = (pages) =>
  pages.flatMap(({ path, root }) => {
    const count = root.querySelectorAll('link[rel="preload"][as="font"]').length;
    return count === fontPreloadCount
      ? []
      : [
          `${path} preloads ${count} fonts; it must be the ${fontPreloadCount} of the first screen (scripts/build/finish-page.ts)`,
        ];
  });

/** Rules about the files beside the pages, and about sizes. */
export const siteRules: readonly SiteRule[] = [filesExist, htmlBudget, scriptBudget, fontPreloads];

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { BuiltPage } from './built-pages.ts';
import type { Fault } from './head-rules.ts';

/** The most that a page may have. Bytes are brotli; kilobytes here are 1,000 bytes, as browsers' tools count. */
const budgets = {
  /** HTML without its styles. */
  html: 25_000,
  /** Inline style sheets. */
  styles: 18_000,
  /** JavaScript that is loaded before anyone touches the page. */
  homeScripts: 120_000,
  scripts: 145_000,
  /** Number of preloaded fonts: more delay the first paint. */
  fontPreloads: 2,
} as const;

const sizes = new Map<string, number>();

/** The size of a text, which takes long to find: pages have the same sheets. */
function brotli(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).byteLength;
  sizes.set(text, size);
  return size;
}

/** The scripts of a build, each with its size and what it imports statically. */
async function readScripts(distDir: string) {
  await init;
  const names = readdirSync(join(distDir, 'assets')).filter((file) => file.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const code = readFileSync(join(distDir, 'assets', name), 'utf8');
      const [imports] = parse(code);
      const needed = imports.flatMap((one) =>
        one.type === 'static' || one.type === 'reexport-star' ? [one.specifier.replace(/^\.\//, '')] : [],
      );
      return [name, { size: brotli(code), imports: needed }];
    }),
  );
}

type Scripts = Awaited<ReturnType<typeof readScripts>>;

/** The scripts that a page names, in whatever way it fetches them, and all that those import. */
function firstLoad({ html }: BuiltPage, scripts: Scripts): string[] {
  const found = new Set([...scripts.keys()].filter((name) => html.includes(`/assets/${name}`)));
  // A Set hands out what is added while it is walked.
  for (const name of found) for (const needed of scripts.get(name)?.imports ?? []) found.add(needed);
  return [...found];
}

/** Pages that have more than their budget. */
export async function budgetFaults(pages: readonly BuiltPage[], distDir: string): Promise<Fault[]> {
  const scripts = await readScripts(distDir);
  return pages.flatMap((page) => {
    const { path, root, html } = page;
    const sheets = selectAll('style', root).map((style) => textOf(style));
    const loaded = firstLoad(page, scripts);
    const used: [what: string, used: number, most: number][] = [
      [
        'bytes of HTML (brotli, without styles)',
        brotli(sheets.reduce((rest, css) => rest.replace(css, ''), html)),
        budgets.html,
      ],
      ['bytes of inline styles (brotli)', brotli(sheets.join('')), budgets.styles],
      [
        `bytes of JavaScript at first (brotli: ${loaded.join(', ')})`,
        loaded.reduce((sum, name) => sum + (scripts.get(name)?.size ?? 0), 0),
        path === '/' ? budgets.homeScripts : budgets.scripts,
      ],
      ['font preloads', selectAll('link[rel="preload"][as="font"]', root).length, budgets.fontPreloads],
    ];
    return [
      ...(loaded.length > 0
        ? []
        : [`${path} names no script of ${distDir}/assets; the page would never become an app`]),
      ...used
        .filter(([, size, most]) => size > most)
        .map(([what, size, most]) => `${path} has ${size} ${what}; the budget is ${most} (scripts/checks/budgets.ts)`),
    ];
  });
}

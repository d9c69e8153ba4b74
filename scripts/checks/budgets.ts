import { brotliCompressSync } from 'node:zlib';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { BuiltPage } from './built-pages.ts';
import type { Fault } from './head-rules.ts';

/**
 * The most that a page may have, in bytes of brotli. What it may load of JavaScript is in tests/loading.spec.ts: only a
 * browser knows what it asks for.
 */
const budgets = {
  /** HTML without its styles. */
  html: 25_000,
  /** Inline style sheets. */
  styles: 18_000,
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

/** Pages that have more than their budget. */
export function budgetFaults(pages: readonly BuiltPage[]): Fault[] {
  return pages.flatMap(({ path, root, html }) => {
    const sheets = selectAll('style', root).map((style) => textOf(style));
    const used: [what: string, used: number, most: number][] = [
      [
        'bytes of HTML (brotli, without styles)',
        brotli(sheets.reduce((rest, css) => rest.replace(css, ''), html)),
        budgets.html,
      ],
      ['bytes of inline styles (brotli)', brotli(sheets.join('')), budgets.styles],
      ['font preloads', selectAll('link[rel="preload"][as="font"]', root).length, budgets.fontPreloads],
    ];
    return used
      .filter(([, size, most]) => size > most)
      .map(([what, size, most]) => `${path} has ${size} ${what}; the budget is ${most} (scripts/checks/budgets.ts)`);
  });
}

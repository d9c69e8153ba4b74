import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { BuiltPage } from '../checks/built-pages.ts';

/**
 * Pages of one kind share one inline style sheet: what they need and nothing else. The kinds are few, because the
 * Content-Security-Policy names each sheet by its hash and CloudFront limits its length. The whole sheet is a file, which
 * the browser gets once the visitor is about to go to another page (src/layout/style-sheet.tsx).
 */
function kindOf(path: string): string {
  if (/^\/states\/|^\/[\w-]+-divorce-lawyer-seo$/.test(path)) return 'state';
  if (path.startsWith('/services')) return 'services';
  if (path === '/') return 'home';
  return 'other';
}

const inlineSheet = /<style>(.*?)<\/style>/s;

const bodyOf = (html: string): string => html.replace(inlineSheet, '');

/** Class names, in a style sheet or in markup. */
const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g)].map(([, name = '']) => name.replaceAll('\\', '')));
const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Takes the rules out of a sheet that none of these pages needs. What no page at all shows may come by script: it stays. */
async function trim(css: string, pages: readonly string[], byScript: string[]): Promise<string> {
  const attributes = [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name))];
  const markup = pages.join('');
  const tags = new Set([...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...classesOf(markup), ...tags].join(' '), extension: 'html' }],
    css: [{ raw: css }],
    safelist: byScript,
    dynamicAttributes: attributes,
    defaultExtractor: (names) => names.split(' '),
  });
  if (!result) throw new Error('PurgeCSS gave no style sheet back.');
  return result.css;
}

/**
 * Gives each page the inline style sheet of its kind in place of the whole one, and names the file of the whole one on it.
 * @param wholeSheet The address of the whole sheet: `/assets/style-….css`.
 * @returns The pages with their new HTML.
 */
export async function inlineCriticalCss(
  pages: readonly BuiltPage[],
  distDir: string,
  wholeSheet: string,
): Promise<BuiltPage[]> {
  const css = pages[0]?.html.match(inlineSheet)?.[1];
  if (css === undefined) throw new Error('The pages carry no inline style sheet (scripts/build/finish-page.ts).');
  const shown = classesOf(pages.map(({ html }) => bodyOf(html)).join(''));
  const byScript = [...classesIn(css)].filter((name) => !shown.has(name));
  const sheets = new Map<string, string>();
  for (const kind of new Set(pages.map(({ path }) => kindOf(path)))) {
    const members = pages.filter(({ path }) => kindOf(path) === kind);
    sheets.set(
      kind,
      await trim(
        css,
        members.map(({ html }) => bodyOf(html)),
        byScript,
      ),
    );
  }
  return Promise.all(
    pages.map(async (page) => {
      const sheet = sheets.get(kindOf(page.path)) ?? css;
      const html = page.html.replace(inlineSheet, () => `<style data-whole="${wholeSheet}">${sheet}</style>`);
      await writeFile(join(distDir, page.file), html);
      return { ...page, html };
    }),
  );
}

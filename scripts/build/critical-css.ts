import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, kept } from './disk-cache.ts';

/**
 * Pages of one kind share one inline style sheet: what they need and nothing else. The kinds are few, because the
 * Content-Security-Policy names each sheet by its hash and CloudFront limits its length.
 */
export function kindOf(path: string): string {
  if (/^\/states\/|^\/[\w-]+-divorce-lawyer-seo$/.test(path)) return 'state';
  if (path.startsWith('/services')) return 'services';
  if (path === '/') return 'home';
  return 'other';
}

/** What the pages of a kind are made of. */
interface Markup {
  classes: Set<string>;
  tags: Set<string>;
}

/** Adds a page's class names and tags. Pages repeat themselves, so each attribute is taken apart once. */
function addMarkup({ classes, tags }: Markup, seen: Set<string>, html: string): void {
  for (const [, tag = '', names] of html.matchAll(/<([a-z][\w-]*)(?:[^>]*?\sclass="([^"]*)")?/g)) {
    tags.add(tag);
    if (names === undefined || seen.has(names)) continue;
    seen.add(names);
    for (const name of names.split(/\s+/)) classes.add(name);
  }
}

function markupByKind(files: readonly string[], distDir: string): Map<string, Markup> {
  const kinds = new Map<string, Markup>();
  const seen = new Map<string, Set<string>>();
  for (const file of files) {
    const kind = kindOf(`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
    if (!kinds.has(kind)) {
      kinds.set(kind, { classes: new Set(), tags: new Set() });
      seen.set(kind, new Set());
    }
    addMarkup(kinds.get(kind) as Markup, seen.get(kind) as Set<string>, readFileSync(join(distDir, file), 'utf8'));
  }
  return kinds;
}

/** Class names in a style sheet. */
const classesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g)].map(([, name = '']) => name.replaceAll('\\', ''))),
];

/** Takes the rules out of a sheet that no page of a kind needs. */
async function trim(css: string, { classes, tags }: Markup, byScript: string[]): Promise<string> {
  const { PurgeCSS } = await import('purgecss');
  const attributes = [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name))];
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...classes, ...tags].join(' '), extension: 'html' }],
    css: [{ raw: css }],
    safelist: byScript,
    dynamicAttributes: attributes,
    defaultExtractor: (names) => names.split(' '),
  });
  if (!result) throw new Error('PurgeCSS gave no style sheet back.');
  return result.css;
}

/**
 * The inline style sheet of each kind of page. Kept between builds for as long as the styles and the markup's names stay.
 * @param files The pages, as files in `distDir`.
 * @param wholeSheet The address of the whole sheet: `/assets/style-….css`.
 */
export async function criticalSheets(
  files: readonly string[],
  distDir: string,
  wholeSheet: string,
): Promise<Map<string, string>> {
  const css = readFileSync(join(distDir, wholeSheet), 'utf8').trim();
  const kinds = markupByKind(files, distDir);
  const shown = new Set([...kinds.values()].flatMap(({ classes }) => [...classes]));
  // What no page at all shows comes by script: it stays.
  const byScript = classesIn(css).filter((name) => !shown.has(name));
  const { version } = JSON.parse(readFileSync('node_modules/purgecss/package.json', 'utf8')) as { version: string };
  const sheets = [...kinds].map(async ([kind, { classes, tags }]): Promise<[string, string]> => {
    const markup = { classes: new Set([...classes].sort()), tags: new Set([...tags].sort()) };
    const key = digest(version, css, [...markup.classes].join(' '), [...markup.tags].join(' '), byScript.join(' '));
    return [kind, await kept(`sheet-${kind}`, key, () => trim(css, markup, byScript))];
  });
  return new Map(await Promise.all(sheets));
}

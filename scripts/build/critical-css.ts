import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached, digest, lastCached } from './disk-cache.ts';
import type { EncodedPart, PageParts } from './page-parts.ts';

/**
 * Pages of one kind share one inline style sheet: what they need and nothing else. The kinds are few, because the
 * Content-Security-Policy names each sheet by its hash and CloudFront limits its length.
 */
function kindOf(path: string, main: string): string {
  // Only the template's pages have one (src/pages/states/template/hero-drawing.tsx); other states need few of its rules.
  if (main.includes('class="frieze')) return 'template';
  if (/^\/states\/|^\/[\w-]+-divorce-lawyer-seo$/.test(path)) return 'state';
  if (path.startsWith('/services')) return 'services';
  if (path === '/') return 'home';
  return 'other';
}

/** What the pages of a kind are made of. */
interface Kind {
  files: string[];
  classes: Set<string>;
  tags: Set<string>;
  /** Parts, tags and `class` attributes that were read already: pages repeat themselves. */
  seen: Set<string | EncodedPart>;
  /** What its pages were given: the sheet of the last build, which is right unless styles or markup have changed since. */
  guess: string;
  /** The guess as its pages contain it: a `<style>` element, in bytes. */
  element: Buffer;
}

/** A cached sheet, and a digest of the whole one that it is a part of. */
interface CachedSheet {
  from: string;
  css: string;
}

/** A page's inline styles, with the address of the whole sheet for the pages to come (src/layout/style-sheet.tsx). */
export const pageStyle = (css: string, wholeSheet: string): string =>
  `<style data-whole="${wholeSheet}">${css}</style>`;

const styleElement = /<style data-whole="[^"]*">.*?<\/style>/s;

/** A finished page without its inline styles. */
export const withoutPageStyle = (html: string): string => html.replace(styleElement, '');

/** The styles that stand in the pages themselves. What a kind of page needs is known when the last of them is rendered. */
export class CriticalCss {
  readonly #kinds = new Map<string, Kind>();
  readonly #distDir: string;
  readonly #css: string;
  readonly #from: string;
  readonly #wholeSheet: string;

  /** @param distDir Where the client build has written the one style sheet. @throws If there is not exactly one. */
  constructor(distDir: string) {
    this.#distDir = distDir;
    const sheets = readdirSync(join(distDir, 'assets')).filter((file) => file.endsWith('.css'));
    if (sheets.length !== 1)
      throw new Error(`The build has ${sheets.length} style sheets, not one (vite.config.ts, cssCodeSplit).`);
    this.#wholeSheet = `/assets/${sheets[0]}`;
    this.#css = readFileSync(join(distDir, this.#wholeSheet), 'utf8').trim();
    const { version } = JSON.parse(readFileSync('node_modules/purgecss/package.json', 'utf8')) as { version: string };
    this.#from = digest(version, this.#css);
  }

  /** The inline styles of a page, as far as they are known. */
  styleOf(path: string, file: string, { head, main, body }: PageParts): Buffer {
    const name = kindOf(path, main);
    const kind = this.#kinds.get(name) ?? this.#newKind(name);
    kind.files.push(file);
    addMarkup(kind, head);
    for (const part of body) {
      if (typeof part === 'string') addMarkup(kind, part);
      else if (!kind.seen.has(part)) {
        kind.seen.add(part);
        addMarkup(kind, part.html);
      }
    }
    return kind.element;
  }

  #newKind(name: string): Kind {
    const last = lastCached<CachedSheet>(`sheet-${name}`);
    const guess = last?.from === this.#from ? last.css : '';
    const kind: Kind = {
      files: [],
      classes: new Set(),
      tags: new Set(),
      seen: new Set(),
      guess,
      element: Buffer.from(pageStyle(guess, this.#wholeSheet)),
    };
    this.#kinds.set(name, kind);
    return kind;
  }

  /** Rewrites the pages whose cached sheet was wrong, and returns the sheets. */
  async settle(): Promise<string[]> {
    const shown = new Set([...this.#kinds.values()].flatMap(({ classes }) => [...classes]));
    // Classes that no page contains are set by scripts, so their rules stay.
    const byScript = classesIn(this.#css).filter((name) => !shown.has(name));
    // In an order that does not depend on which page was rendered first.
    const kinds = [...this.#kinds].sort(([a], [b]) => (a < b ? -1 : 1));
    const sheets = kinds.map(async ([name, { files, classes, tags, guess }]) => {
      const markup = [...classes].sort().concat([...tags].sort());
      const key = digest(this.#from, markup.join(' '), byScript.join(' '));
      const { css } = await cached(`sheet-${name}`, key, async (): Promise<CachedSheet> => {
        return { from: this.#from, css: await trim(this.#css, markup, byScript) };
      });
      if (css !== guess) for (const file of files) this.#restyle(file, css);
      return css;
    });
    return Promise.all(sheets);
  }

  #restyle(file: string, css: string): void {
    const path = join(this.#distDir, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(styleElement, () => pageStyle(css, this.#wholeSheet)),
    );
  }
}

/** Adds a page's class names and tags. */
function addMarkup({ classes, tags, seen }: Kind, html: string): void {
  // Without groups: an array for each of a thousand matches would cost more than the search.
  for (const open of html.match(/<[a-z][\w-]*/g) ?? []) {
    if (seen.has(open)) continue;
    seen.add(open);
    tags.add(open.slice(1));
  }
  for (const attribute of html.match(/ class="[^"]*"/g) ?? []) {
    if (seen.has(attribute)) continue;
    seen.add(attribute);
    for (const name of attribute.slice(' class="'.length, -1).split(/\s+/)) classes.add(name);
  }
}

/** Class names in a style sheet. */
const classesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g)].map(([, name = '']) => name.replaceAll('\\', ''))),
];

/** Takes the rules out of a sheet that none of the classes and tags need. */
async function trim(css: string, markup: string[], byScript: string[]): Promise<string> {
  const { PurgeCSS } = await import('purgecss');
  const attributes = [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name))];
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    safelist: byScript,
    dynamicAttributes: attributes,
    defaultExtractor: (names) => names.split(' '),
  });
  if (!result) throw new Error('PurgeCSS gave no style sheet back.');
  return result.css;
}

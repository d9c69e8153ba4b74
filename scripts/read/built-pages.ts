import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** What a built page's head says about it. */
export interface PageHead {
  /** The address it is served at: `/about`, `/` for the home page. */
  path: string;
  title: string;
  description: string;
  /** `undefined` on the not-found page. */
  canonical: string | undefined;
  /** Whether it may be found: not marked noindex, and its own canonical. */
  indexable: boolean;
  /** The day an editor last changed it, ISO 8601, as its graph says; empty if it does not. */
  modified: string;
  /** Path of the share image: `/share/about.jpg`. */
  image: string | undefined;
}

/** A page of dist, parsed. */
export interface BuiltPage extends PageHead {
  /** `about.html` */
  file: string;
  html: string;
  root: Root;
  main: Element;
}

const parser = unified().use(rehypeParse).freeze();

/** Reads HTML as browsers do. */
export const parseHtml = (html: string): Root => parser.parse(html);

/** An attribute of an element, by its name in hast: `href`, `ariaLabel`. */
export const attribute = (element: Element | undefined, name: string): string | undefined => {
  const value = element?.properties[name];
  return value === undefined || value === null ? undefined : [value].flat().join(' ');
};

/** The texts of a page's JSON-LD scripts. */
export const graphTexts = (root: Root): string[] =>
  selectAll('script[type="application/ld+json"]', root).map((script) => textOf(script));

/** Every value of JSON, with the key it stands under. */
export function* valuesIn(value: unknown, key = ''): Generator<{ key: string; value: unknown }> {
  yield { key, value };
  if (Array.isArray(value)) for (const item of value) yield* valuesIn(item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, name);
}

function modifiedIn(root: Root): string {
  try {
    const values = graphTexts(root).flatMap((text) => [...valuesIn(JSON.parse(text))]);
    return String(values.find(({ key }) => key === 'dateModified')?.value ?? '');
  } catch {
    return ''; // The check of the JSON-LD says so.
  }
}

/** What the head in some HTML says of the page at this path. */
export function headOf(path: string, root: Root): PageHead {
  const content = (name: string) =>
    attribute(select(`meta[property="${name}"], meta[name="${name}"]`, root), 'content');
  const canonical = attribute(select('link[rel="canonical"]', root), 'href');
  const noindex = content('robots')?.includes('noindex') ?? false;
  const image = content('og:image');
  return {
    path,
    title: textOf(select('title', root) ?? { type: 'root', children: [] }),
    description: content('description') ?? '',
    canonical,
    indexable: !noindex && canonical !== undefined && new URL(canonical).pathname === path,
    modified: modifiedIn(root),
    image: image && new URL(image).pathname,
  };
}

/** Reads one page. @throws If it has no `<main>`. */
export function parsePage(file: string, html: string): BuiltPage {
  const root = parseHtml(html);
  const main = select('main', root);
  if (!main) throw new Error(`${file} has no <main>: its layout must render one (src/layout).`);
  const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  return { ...headOf(path, root), file, html, root, main };
}

/** The files of a built site's pages: `about.html`. @throws If there is no built site, which has a home page. */
export function pageFiles(distDir: string): string[] {
  if (!existsSync(join(distDir, 'index.html')))
    throw new Error(`There is no built site in ${distDir}/. Run: npm run build`);
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

/** All pages of a built site, in the order of their paths. @throws If there is no built site. */
export const readPages = (distDir: string): BuiltPage[] =>
  pageFiles(distDir)
    .map((file) => parsePage(file, readFileSync(join(distDir, file), 'utf8')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

/** Text in these runs on; layout parts all others from what follows. */
const runsOn = new Set(['abbr', 'button', 'code', 'em', 'i', 'mark', 'small', 'strong', 'sub', 'sup', 'time', 'tspan']);
const notRead = new Set(['desc', 'noscript', 'script', 'style', 'template', 'title']);

const isHidden = ({ tagName, properties, children: [first] }: Element): boolean =>
  notRead.has(tagName) ||
  properties.ariaHidden === 'true' ||
  // Off screen (src/styles), for screen readers.
  ([properties.className].flat() as unknown[]).includes('sr-only') ||
  (tagName === 'sup' && first?.type === 'element' && String(first.properties.href).startsWith('#note-'));

/** What a reader sees in an element, as one line, without note numbers. Closed answers count: one press shows them. */
export const visibleText = (node: Nodes): string =>
  visible(node)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?%])/g, '$1')
    .trim();

function visible(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && isHidden(node))) return '';
  const text = node.children.map(visible).join('');
  return node.type === 'element' && !runsOn.has(node.tagName) ? `${text} ` : text;
}

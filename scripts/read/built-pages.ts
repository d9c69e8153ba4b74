import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { parse } from 'parse5';

export interface BuiltPage {
  /** The address it is served at: `/about`, `/` for the home page. */
  path: string;
  title: string;
  description: string;
  /** `undefined` on the not-found page. */
  canonical: string | undefined;
  /** Whether search engines may list it, because it has no noindex and is its own canonical. */
  indexable: boolean;
  file: string;
  html: string;
  root: Root;
  main: Element;
  graph: readonly GraphNode[];
}

export type GraphNode = Readonly<Record<string, unknown>>;

export const parseHtml = (html: string): Root => fromParse5(parse(html)) as Root;

export const attribute = (element: Element | undefined, name: string): string | undefined => {
  const value = element?.properties[name];
  return value === undefined || value === null ? undefined : [value].flat().join(' ');
};

/** Reads one page. @throws If it has no `<main>`. */
export function parsePage(file: string, html: string): BuiltPage {
  const root = parseHtml(html);
  const main = select('main', root);
  if (!main) throw new Error(`${file} has no <main>. Its layout must render one (src/layout).`);
  const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  const graph: GraphNode[] = selectAll('script[type="application/ld+json"]', root)
    .map((script) => JSON.parse(textOf(script)))
    .flatMap((node) => node['@graph'] ?? [node]);
  const meta = (name: string) => attribute(select(`meta[name="${name}"]`, root), 'content') ?? '';
  const canonical = attribute(select('link[rel="canonical"]', root), 'href');
  return {
    path,
    title: textOf(select('title', root) ?? { type: 'root', children: [] }),
    description: meta('description'),
    canonical,
    indexable: !meta('robots').includes('noindex') && canonical !== undefined && new URL(canonical).pathname === path,
    file,
    html,
    root,
    main,
    graph,
  };
}

/**
 * The files of a built site's pages: `about.html`. A file of public/, such as the one by which Google checks who owns the
 * site, is not a page.
 * @throws If there is no built site, which has a home page.
 */
export function pageFiles(distDir: string, publicDir = 'public'): string[] {
  if (!existsSync(join(distDir, 'index.html')))
    throw new Error(`There is no built site in ${distDir}/. Run: npm run build`);
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/')) // As Windows separates folders.
    .filter((file) => file.endsWith('.html') && !existsSync(join(publicDir, file)));
}

/** All pages of a built site, sorted by path. @throws If there is no built site. */
export const readPages = (distDir: string): BuiltPage[] =>
  pageFiles(distDir)
    .map((file) => parsePage(file, readFileSync(join(distDir, file), 'utf8')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

/** Inline elements. Text of any other is followed by a space. */
const inline = new Set(['abbr', 'button', 'code', 'em', 'i', 'mark', 'small', 'strong', 'sub', 'sup', 'time', 'tspan']);
const notRead = new Set(['desc', 'noscript', 'script', 'style', 'template', 'title']);

const isHidden = ({ tagName, properties, children: [first] }: Element): boolean =>
  notRead.has(tagName) ||
  properties.ariaHidden === 'true' ||
  // Hidden from view (src/styles), for screen readers.
  ([properties.className].flat() as unknown[]).includes('sr-only') ||
  (tagName === 'sup' && first?.type === 'element' && String(first.properties.href).startsWith('#note-'));

/** The text of an element as one line, without note numbers. Closed answers count, because one press shows them. */
export const visibleText = (node: Nodes): string =>
  visible(node)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?%])/g, '$1')
    .trim();

function visible(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && isHidden(node))) return '';
  const text = node.children.map(visible).join('');
  return node.type === 'element' && !inline.has(node.tagName) ? `${text} ` : text;
}

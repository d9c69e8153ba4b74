import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { attribute, decoded } from '../outputs/page-tree.ts';

/** What a built page's head says about it. */
export interface PageHead {
  /** `about.html` */
  file: string;
  /** The address it is served at: `/about`, `/` for the home page. */
  path: string;
  title: string;
  description: string;
  /** `undefined` on the not-found page. */
  canonical: string | undefined;
  /** Whether it may be found: not marked noindex, and its own canonical. */
  indexable: boolean;
  /** The day an editor last changed it, ISO 8601, as its graph says. */
  modified: string | undefined;
  /** Path of the share image: `/share/about.jpg`. */
  image: string | undefined;
}

/** A page of dist, parsed. */
export interface BuiltPage extends PageHead {
  html: string;
  root: HTMLElement;
  main: HTMLElement;
}

/** Reads a page's head alone, a small part of the page. `html` is the page, or as much of it as holds the head. */
export function readHead(file: string, html: string): PageHead {
  const [head = ''] = html.split('</head>', 1);
  const facts = new Map<string | undefined, string | undefined>();
  for (const [, tag, attributes = ''] of head.matchAll(/<(meta|link)((?:\s[^\s=>]+(?:="[^"]*")?)*)/g)) {
    const element = { attributes };
    const key =
      tag === 'link' ? attribute(element, 'rel') : (attribute(element, 'property') ?? attribute(element, 'name'));
    if (!facts.has(key)) facts.set(key, attribute(element, tag === 'link' ? 'href' : 'content'));
  }
  const path = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  const canonical = facts.get('canonical');
  const noindex = facts.get('robots')?.includes('noindex') ?? false;
  const image = facts.get('og:image');
  return {
    file,
    path,
    title: decoded(head.match(/<title>(.*?)<\/title>/s)?.[1] ?? ''),
    description: facts.get('description') ?? '',
    canonical,
    indexable: !noindex && canonical !== undefined && new URL(canonical).pathname === path,
    modified: head.match(/"dateModified":"([^"]*)"/)?.[1],
    image: image && new URL(image).pathname,
  };
}

/** Reads one page. @throws If it has no `<main>`. */
export function parsePage(file: string, html: string): BuiltPage {
  const root = parse(html, { comment: false });
  const main = root.querySelector('main');
  if (!main) throw new Error(`${file} has no <main>: its layout must render one (src/layout).`);
  return { ...readHead(file, html), html, root, main };
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

const notRead = 'script, style, svg title, svg desc, [aria-hidden="true"], .vh, noscript, template';

/**
 * What a reader sees in an element, as one line: no markup, no note numbers, nothing that is hidden from sight. Closed
 * answers count, since one press shows them.
 */
export function visibleText(element: HTMLElement): string {
  const copy = parse(element.outerHTML);
  for (const hidden of copy.querySelectorAll(`${notRead}, sup.fn`)) hidden.remove();
  for (const block of copy.querySelectorAll(
    'p, li, h1, h2, h3, h4, td, th, dt, dd, div, span, b, text, a, cite, figcaption, summary, caption',
  )) {
    block.insertAdjacentHTML('beforeend', ' ');
  }
  return copy.textContent
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?%])/g, '$1')
    .trim();
}

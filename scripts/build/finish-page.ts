import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareTemplate, transformHtmlTemplate } from 'unhead/server';
import { siteHead } from '../../src/head/page-head.ts';
import type { PrerenderedPage, PrerenderedPart } from '../../src/head/prerendered-page.ts';
import { inlineScript } from '../../src/inline-script.ts';
import { blockedMarkup } from '../hosting/content-security-policy.ts';
import type { EncodedPart, PageParts } from './page-parts.ts';

/**
 * Turns the engine's HTML into the page that is served, except for its styles (critical-css.ts). unhead writes the head;
 * the engine's inline scripts and preload links are taken out; one script is left, which fetches the app once the page is
 * painted (src/boot.ts).
 *
 * @param route The page's path, as the route tree has it.
 * @param outDir Where the client build lies.
 * @throws If the page has no `<PageHead>`, not exactly one h1, or what its Content-Security-Policy would block.
 */
export function finishPage(route: string, rendered: string, page: PrerenderedPage, outDir: string): PageParts {
  const [shell, content, closing] = splitDocument(rendered);
  const parts = page.complete(content);
  const own = parts.filter((part) => typeof part === 'string');
  const assets = pageAssets(outDir);
  page.head.push(siteHead);
  page.head.push({
    link: [
      ...assets.fonts.map(
        (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }) as const,
      ),
      // At low priority, and ahead of the script that imports it: an import alone would be fetched before pictures.
      { rel: 'modulepreload', href: assets.boot, fetchpriority: 'low', crossorigin: '' },
    ],
    script: [
      { type: 'application/ld+json', key: 'graph', innerHTML: JSON.stringify(page.graph(nameOf(route, own))) },
      { type: 'module', innerHTML: inlineScript, 'data-boot': assets.boot, 'data-app': assets.app.join(' ') },
    ],
  });
  for (const part of own) refuseBlocked(route, part);
  const [head, bodyStart, bodyEnd] = cutShell(transformHtmlTemplate(page.head, preparedTemplate(shell)));
  const served = parts.flatMap<string | EncodedPart>((part) =>
    typeof part === 'string' ? withFindableAnswers(part) : encodedOnce(part),
  );
  return {
    head,
    main: own.find((part) => part.includes('<main')) ?? '',
    body: [bodyStart, ...served, closing + bodyEnd],
  };
}

/** A shell with its tags, cut where the page's styles go (the end of its head) and where the page goes. */
function cutShell(html: string): [head: string, bodyStart: string, bodyEnd: string] {
  const [headEnd, mark] = [html.indexOf('</head>'), html.indexOf(bodyMark)];
  return [html.slice(0, headEnd), html.slice(headEnd, mark), html.slice(mark + bodyMark.length)];
}

const encodedParts = new WeakMap<object, EncodedPart>();

/** A shared part in bytes, encoded for the first page that has it. That page was checked together with it. */
function encodedOnce(part: Exclude<PrerenderedPart, string>): EncodedPart {
  const known = encodedParts.get(part);
  if (known) return known;
  const html = withFindableAnswers(part.html).join('');
  const made = { html, bytes: Buffer.from(html) };
  encodedParts.set(part, made);
  return made;
}

const templates = new Map<string, ReturnType<typeof prepareTemplate>>();

/** A shell as unhead takes it apart. All pages of a build have the same one, so that happens once. */
function preparedTemplate(shell: string): ReturnType<typeof prepareTemplate> {
  const known = templates.get(shell) ?? prepareTemplate(withoutLinks(shell));
  templates.set(shell, known);
  return known;
}

function refuseBlocked(route: string, body: string): void {
  const blocked = blockedMarkup(body);
  if (blocked)
    throw new Error(`${route} has ${blocked}, which its Content-Security-Policy blocks. Move it into a file.`);
}

/** Stands for what is rendered, so that unhead, which looks for tags to merge, reads no more than the shell. */
const bodyMark = '<!--body-->';

/** A document without what the engine links to. */
function withoutLinks(shell: string): string {
  const [head = '', end = ''] = shell.split(bodyMark);
  const kept = head
    .replace(/<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>\s*/g, '')
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '');
  return kept + bodyMark + end.replace(/\s+/g, '');
}

/** The document around the page (with a mark in its place), the page, and its closing tags without the engine's scripts. */
function splitDocument(html: string): [shell: string, content: string, closing: string] {
  const start = html.indexOf('>', html.indexOf('<body')) + 1;
  const end = html.lastIndexOf('</body>');
  const scripts = html.lastIndexOf('<script>window.__staticRouterHydrationData = ', end);
  if (scripts < start) throw new Error('The engine has put no data for the router into the page.');
  const closing = html.slice(scripts, end).replace(/<script>.*?<\/script>/gs, '');
  return [html.slice(0, start) + bodyMark + html.slice(end), html.slice(start, scripts).trimStart(), closing.trim()];
}

/**
 * React writes hidden="until-found" as hidden="" (facebook/react#24740): answers would not be found in the page.
 * @returns The text in pieces: as one it would be copied.
 */
function withFindableAnswers(html: string): string[] {
  const start = html.indexOf('<div class="acc__c"');
  if (start < 0) return [html];
  const answers = html.slice(start).replace(/(<div class="acc__c"[^>]*?) hidden=""/g, '$1 hidden="until-found"');
  return [html.slice(0, start), answers];
}

/** What the page is called: the line above its headline, which says what it is about, or else the headline, its one h1. */
function nameOf(route: string, parts: readonly string[]): string {
  const [heading, ...more] = parts.flatMap((part) => part.split('<h1').slice(1));
  if (heading === undefined || more.length > 0) {
    throw new Error(
      `${route} has ${heading === undefined ? 0 : more.length + 1} h1 headings; give it exactly one (its Hero).`,
    );
  }
  const headline = heading.slice(heading.indexOf('>') + 1, heading.indexOf('</h1>'));
  return text(headline.match(/<span class="kick">(.*?)<\/span>/s)?.[1] ?? headline);
}

/** Visible text of rendered HTML, without tags and note numbers. */
const text = (html: string): string =>
  decoded(
    html
      .replace(/<sup\b.*?<\/sup>/gs, '')
      .replace(/<\/(?:span|i|b)>(?=\S)/g, ' ')
      .replace(/<!--.*?-->|<[^>]+>/gs, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#x2F': '/' };

/** Text without the character references that React and unhead write. */
const decoded = (html: string): string => html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

interface PageAssets {
  /** The script that every page loads (src/boot.ts). */
  boot: string;
  /** What that one fetches later: the files that the app imports, and the app, in the order that they are needed. */
  app: string[];
  /**
   * The roman fonts, which the whole first screen is set in, except for a word of the headline. The larger one first: over
   * HTTP/1.1 it takes the connection that is open already.
   */
  fonts: string[];
}

/** A script, after everything that it imports statically. */
function withImports(folder: string, file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found;
  const code = readFileSync(join(folder, file), 'utf8');
  for (const [, name = ''] of code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(folder, name, found);
  found.push(file);
  return found;
}

const known = new Map<string, PageAssets>();

/** What every page of one build shares, read once. */
function pageAssets(outDir: string): PageAssets {
  let assets = known.get(outDir);
  if (!assets) {
    const files = readdirSync(join(outDir, 'assets'));
    const only = (pattern: RegExp): string => {
      const found = files.filter((file) => pattern.test(file));
      if (found.length !== 1 || !found[0])
        throw new Error(`The build has ${found.length} files like ${pattern}, not one.`);
      return found[0];
    };
    assets = {
      boot: `/assets/${only(/^boot-.*\.js$/)}`,
      app: withImports(join(outDir, 'assets'), only(/^app-.*\.js$/)).map((file) => `/assets/${file}`),
      fonts: [/^source-serif-4-display-(?!italic).*\.woff2$/, /^public-sans-.*\.woff2$/].map(
        (font) => `/assets/${only(font)}`,
      ),
    };
    known.set(outDir, assets);
  }
  return assets;
}

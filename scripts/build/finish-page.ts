import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformHtmlTemplate } from 'unhead/server';
import { siteHead } from '../../src/head/page-head.ts';
import type { PrerenderedPage } from '../../src/head/prerendered-page.ts';

/**
 * Turns the engine's HTML into the page that is served (`ssgOptions.onPageRendered`). In this order:
 * the head by unhead; the one style sheet inlined, the same in every page, so that one hash in the
 * Content-Security-Policy allows it; the engine's inline scripts and preload links out; the one script and what it
 * surely needs, at low priority, so that they never compete with the first paint.
 *
 * @param route The page's path, as the route tree has it.
 * @param outDir Where the client build lies.
 * @throws If the page has no `<PageHead>` or not exactly one h1.
 */
export async function finishPage(route: string, html: string, page: PrerenderedPage, outDir: string): Promise<string> {
  const assets = pageAssets(outDir);
  page.head.push(siteHead);
  page.head.push({
    link: assets.fonts.map(
      (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }) as const,
    ),
    script: [
      { type: 'application/ld+json', key: 'graph', innerHTML: JSON.stringify(page.graph(headingOf(route, html))) },
      { type: 'module', src: assets.entry, fetchpriority: 'low', crossorigin: '' },
    ],
  });
  const [shell, body] = parts(html);
  const complete = transformHtmlTemplate(page.head, shell);
  // After the head's own tags, so that their order stays unhead's; functions, because both may hold "$".
  return complete.replace('</head>', () => `<style>${assets.styles}</style></head>`).replace(bodyMark, () => body);
}

/** Stands for what is rendered, so that unhead, which looks for tags to merge, reads no more than the shell. */
const bodyMark = '<!--body-->';

/** The document around the page, without what the engine links to, and the page, without the engine's inline scripts. */
function parts(html: string): [shell: string, body: string] {
  const start = html.indexOf('>', html.indexOf('<body')) + 1;
  const end = html.lastIndexOf('</body>');
  const head = html
    .slice(0, start)
    .replace(/<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>\s*/g, '')
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '');
  const body = without(
    without(html.slice(start, end), '<script>/* SCRIPT_COMMENT_PLACEHOLDER */', '</script>'),
    '<script>window.__staticRouterHydrationData = ',
    '</script>',
  );
  return [
    head + bodyMark + html.slice(end).replace(/\s+/g, ''),
    body.replace(/(<div class="acc__c"[^>]*?) hidden=""/g, '$1 hidden="until-found"').trim(),
  ];
}

/** The text without what stands from `start` to `end`, both included. */
function without(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  return from < 0 ? text : text.slice(0, from) + text.slice(text.indexOf(end, from) + end.length);
}

/** The text of the page's one h1. */
function headingOf(route: string, html: string): string {
  const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)];
  const [heading] = headings;
  if (!heading || headings.length > 1) {
    throw new Error(`${route} has ${headings.length} h1 headings; give it exactly one (its Hero).`);
  }
  return text(heading[1] ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Visible text of rendered HTML: tags and note numbers out, React's entities resolved. */
const text = (html: string): string =>
  html
    .replace(/<sup\b.*?<\/sup>/gs, '')
    .replace(/<\/(?:span|i|b)>(?=\S)/g, ' ')
    .replace(/<!--.*?-->|<[^>]+>/gs, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

interface PageAssets {
  entry: string;
  styles: string;
  /** The roman serif alone: it sets the headline (design brief, section 3). */
  fonts: string[];
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
      entry: `/assets/${only(/^app-.*\.js$/)}`,
      styles: readFileSync(join(outDir, 'assets', only(/\.css$/)), 'utf8').trim(),
      fonts: files
        .filter((file) => /^source-serif-4-display-(?!italic).*\.woff2$/.test(file))
        .map((file) => `/assets/${file}`),
    };
    known.set(outDir, assets);
  }
  return assets;
}

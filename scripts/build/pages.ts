import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { select, selectAll } from 'hast-util-select';
import { transformHtmlTemplate } from 'unhead/server';
import type { ResolvableHead, SSRHeadPayload, Unhead } from 'unhead/types';
import type { Manifest } from 'vite';
import { markdownPath, shareImagePath, siteHead } from '../../src/head/page-head.ts';
import { settings } from '../../src/site/settings.ts';
import { headProblems } from '../check/page-rules.ts';
import { headOf, type PageHead, parseHtml } from '../read/built-pages.ts';
import { writeRedirects } from '../serve/host-rules.ts';
import { markdownVersion } from './markdown.ts';
import { makeShareImages } from './share-images.ts';
import { writeSiteFiles } from './site-files.ts';

/** What src/main.tsx adds to the engine's context. */
interface RenderedPage {
  head: Unhead<ResolvableHead, SSRHeadPayload>;
}

/** What the engine calls after each page, and after all. @param outDir Where the client build has written its files by then. */
export function pageHooks(outDir: string, { shareImages = true } = {}) {
  const heads: PageHead[] = [];
  let assets: ReturnType<typeof readAssets> | undefined;
  return {
    /** Completes a page: unhead writes its head, with what every page loads. Its Markdown version is written beside it. */
    onPageRendered(route: string, html: string, context: object): string {
      const { head } = context as RenderedPage;
      const page = parseHtml(html);
      const written = parseHtml(head.render().headTags);
      const own = headOf(route, { ...page, children: [...written.children, ...page.children] });
      heads.push(own);
      assets ??= readAssets(outDir);
      head.push(siteHead);
      head.push(assets);
      // The engine's own two scripts hold loader data, which no page has, and a number that makes every build another.
      const withoutScripts = selectAll('script:not([type])', page).reduceRight(
        (rest, { position }) => rest.slice(0, position?.start.offset) + rest.slice(position?.end.offset),
        html,
      );
      if (own.indexable) {
        const file = join(outDir, markdownPath(route));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, markdownVersion(own, select('main', page)));
      }
      return transformHtmlTemplate(head, withoutScripts);
    },
    /** Derives from the heads what machines read. @throws One error that names every page with an unsound head, and the mend. */
    async onFinished(): Promise<void> {
      const leftovers = readdirSync(outDir).filter((file) => /^(?:\.vite$|static-loader-data)/.test(file));
      for (const file of leftovers) rmSync(join(outDir, file), { recursive: true });
      const pages = heads.sort((a, b) => (a.path < b.path ? -1 : 1));
      const problems = headProblems(pages).map((problem) => `${problem}.`);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      await writeSiteFiles(pages, outDir);
      // The not-found page and second addresses show another page's.
      const own = pages.filter(({ image, path }) => image === shareImagePath(path));
      if (shareImages) await makeShareImages(own, outDir);
      const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
      await writeRedirects(outDir, paths, settings.siteOrigin);
    },
  };
}

/** The roman faces, which the first screen is set in. The larger one first: over HTTP/1.1 it takes the open connection. */
const preloadedFonts = ['serif', 'sans'];

/** What every page loads, as tags of its head, by Vite's manifest. @throws When one of the files is missing. */
function readAssets(outDir: string) {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fileOf = (source: string): string => {
    const entry = manifest[source];
    if (!entry) throw new Error(`Vite's manifest has no ${source}. Correct its name in scripts/build/pages.ts.`);
    return entry.file;
  };
  const styles = readFileSync(join(outDir, fileOf('style.css')), 'utf8');
  const script = startScript(`/${fileOf('index.html')}`);
  const fonts = preloadedFonts.map((font) => `/${fileOf(`src/assets/fonts/${font}.woff2`)}`);
  const policy = contentSecurityPolicy(styles, script, settings.contactEndpoint);
  return {
    meta: [{ 'http-equiv': 'content-security-policy' as const, content: policy }],
    style: [{ innerHTML: styles }],
    link: fonts.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }) as const),
    script: [{ type: 'module' as const, innerHTML: script }],
  };
}

/**
 * The inline script of every page. It fetches the app once the page is painted and the browser idle: in the head, the app
 * would run before the first paint, which on a phone costs more than a second.
 * @param app The address of the app's script.
 */
const startScript = (app: string): string => `
const start = () => import(${JSON.stringify(app)});
const whenIdle = () => window.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50);
const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle));
if (document.readyState === 'complete') whenPainted(); else addEventListener('load', whenPainted);
`;

/** The source under which a policy allows an inline `<style>` or `<script>` with exactly this text, quotes included. */
const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A page's Content-Security-Policy, for its `<meta http-equiv>`. Nothing is allowed that is not named here, and no foreign
 * script at all. `frame-ancestors`, which a page cannot say, is in public/_headers.
 */
export function contentSecurityPolicy(styles: string, script: string, formEndpoint: string): string {
  const form = /^https?:/.test(formEndpoint) ? ` ${new URL(formEndpoint).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHash(script)}`,
    `style-src 'self' ${inlineHash(styles)}`,
    // Radix and React position and measure with style attributes, which no hash can name in advance. An attribute
    // cannot load anything that the other lines do not allow, and no text of a visitor ever becomes one.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${form}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${form}`,
  ].join('; ');
}

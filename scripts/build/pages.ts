import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { selectAll } from 'hast-util-select';
import { transformHtmlTemplate } from 'unhead/server';
import type { Manifest } from 'vite';
import { headOf, removeLoaderData, withoutLoaderScripts } from '../../engine/build.ts';
import { absoluteUrl, feedPath, markdownPath, siteHead } from '../../src/head/page-head.ts';
import { settings } from '../../src/site/settings.ts';
import { closingScript, startScript } from '../../src/start.ts';
import { headProblems } from '../check/heads.ts';
import { type PageHead, parsePage } from '../read/built-pages.ts';
import { writeRedirects } from '../serve/host-rules.ts';
import { articleFeed } from './feed.ts';
import { markdownVersion } from './markdown.ts';
import { contentSecurityPolicy } from './policy.ts';
import { makeShareImages } from './share-images.ts';
import { writeSiteFiles } from './site-files.ts';

/** What the engine calls after each page and at the end. @param outDir Contains the client build by then. */
export function pageHooks(outDir: string) {
  const pages: PageHead[] = [];
  const downloads = new Map<string, string>();
  let assets: ReturnType<typeof readAssets> | undefined;
  return {
    /** Completes a page: unhead writes its head, with what every page loads. Its Markdown version goes next to it. */
    onPageRendered(path: string, rendered: string, context: Parameters<typeof headOf>[0]): string {
      const head = headOf(context);
      head.push(siteHead());
      assets ??= readAssets(outDir);
      head.push(assets);
      // The accordion's answers: React writes hidden="until-found" as hidden="" (facebook/react#24740).
      const body = withoutLoaderScripts(rendered).replaceAll(' hidden=""', ' hidden="until-found"');
      const html = transformHtmlTemplate(head, body);
      const page = parsePage(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html);
      const { title, description, canonical, indexable, modified, main } = page;
      if (!title) throw new Error(`${path} has no <PageHead>. Render one in its component (src/routes).`);
      pages.push({ path, title, description, canonical, indexable, modified });
      if (indexable) {
        const file = join(outDir, markdownPath(path));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, markdownVersion(page, main));
        for (const { properties } of selectAll('a[download]', main))
          downloads.set(String(properties.href), String(properties.download));
      }
      return html;
    },
    /** Derives the sitemap and the other lists from the pages. @throws One error that names every page with a bad head, and the fix. */
    async onFinished(): Promise<void> {
      removeLoaderData(outDir);
      pages.sort((a, b) => (a.path < b.path ? -1 : 1));
      const problems = headProblems(pages).map((problem) => `${problem}.`);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      await writeSiteFiles(pages, downloads, outDir);
      writeFileSync(join(outDir, feedPath), articleFeed(outDir));
      const originals = pages.filter(({ path, canonical }) => canonical === absoluteUrl(path));
      await makeShareImages(originals, outDir);
      const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
      await writeRedirects(outDir, paths, settings.siteOrigin);
    },
  };
}

/** The roman faces, which the first screen uses. The larger one comes first: over HTTP/1.1 it gets the open connection. */
const preloadedFonts = ['serif', 'sans'];

/** What every page loads, as tags of its head, according to Vite's manifest. @throws When one of the files is missing. */
function readAssets(outDir: string) {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fileOf = (source: string): string => {
    const entry = manifest[source];
    if (!entry) throw new Error(`Vite's manifest has no ${source}. Correct its name in scripts/build/pages.ts.`);
    return entry.file;
  };
  const styles = readFileSync(join(outDir, fileOf('style.css')), 'utf8');
  const start = startScript(`/${fileOf('index.html')}`);
  const closing = settings.announcement ? [closingScript(settings.announcement)] : [];
  const fonts = preloadedFonts.map((font) => `/${fileOf(`src/assets/fonts/${font}.woff2`)}`);
  return {
    // The order of the head: the policy, what names the page, then the styles. Slack reads only the first 32 KB of a page.
    meta: [
      { 'http-equiv': 'content-security-policy' as const, content: contentSecurityPolicy(styles, [start, ...closing]) },
    ],
    style: [{ innerHTML: styles, tagPriority: 1000 }],
    link: fonts.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }) as const),
    script: [{ type: 'module' as const, innerHTML: start }, ...closing.map((innerHTML) => ({ innerHTML }))],
  };
}

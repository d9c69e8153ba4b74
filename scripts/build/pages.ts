import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { select, selectAll } from 'hast-util-select';
import { createHead, transformHtmlTemplate } from 'unhead/server';
import type { Manifest } from 'vite';
import { removeLoaderData, withoutLoaderScripts, writtenBy } from '../../engine/build.ts';
import { feedPath, headOf, markdownPath, type PageFacts, siteHead } from '../../src/head/page-facts.ts';
import { settings } from '../../src/site/settings.ts';
import { closingScript, markScript, startScript } from '../../src/start.ts';
import { headProblems } from '../check/heads.ts';
import { parseHtml } from '../read/built-pages.ts';
import { themeColor } from '../read/theme-color.ts';
import { writeRedirects } from '../serve/host-rules.ts';
import { articleFeed } from './feed.ts';
import { markdownVersion } from './markdown.ts';
import { contentSecurityPolicy } from './policy.ts';
import { makeShareImages } from './share-images.ts';
import { writeSiteFiles } from './site-files.ts';

/** The engine’s hooks after each page and at the end. @param outDir Contains the client build by then. */
export function pageHooks(outDir: string) {
  /** By address. A state’s page at the root level has the facts of the one below /states. */
  const pages = new Map<string, PageFacts>();
  const downloads = new Map<string, string>();
  let assets: ReturnType<typeof readAssets> | undefined;
  return {
    /** Completes a page. unhead writes its head, and its Markdown version goes next to it. */
    onPageRendered(path: string, rendered: string, context: Parameters<typeof writtenBy>[0]): string {
      const { facts } = writtenBy<{ facts: PageFacts }>(context);
      if (!facts) throw new Error(`${path} has no <PageHead>. Render one in its component (src/routes).`);
      pages.set(path, facts);
      const main = select('main', parseHtml(rendered));
      if (!main) throw new Error(`${path} has no <main>. Its layout must render one (src/layout).`);
      if (isListed(facts, path)) {
        const file = join(outDir, markdownPath(path));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, markdownVersion(facts, main));
        for (const { properties } of selectAll('a[download]', main))
          downloads.set(String(properties.href), String(properties.download));
      }
      assets ??= readAssets(outDir);
      const head = createHead({ init: [headOf(facts), siteHead(), assets] });
      return transformHtmlTemplate(head, withoutLoaderScripts(rendered));
    },
    /** Derives the sitemap and the other lists from the pages. @throws One error that names every page with a bad head, and the fix. */
    async onFinished(): Promise<void> {
      removeLoaderData(outDir);
      const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
      const problems = headProblems(new Map(sorted)).map((problem) => `${problem}.`);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      const originals = sorted.filter(([address, { path }]) => path === address && path !== '/404');
      const facts = originals.map(([, facts]) => facts);
      await writeSiteFiles(
        facts.filter(({ noindex }) => !noindex),
        downloads,
        outDir,
      );
      writeFileSync(join(outDir, feedPath), articleFeed(outDir));
      await makeShareImages(facts, outDir);
      const paths = sorted.map(([address]) => address).filter((address) => address !== '/404');
      await writeRedirects(outDir, paths, settings.siteOrigin);
    },
  };
}

const isListed = ({ path, noindex }: PageFacts, address: string): boolean => !noindex && path === address;

/** The roman faces, which the first screen uses. The larger one comes first, because over HTTP/1.1 it gets the open connection. */
const preloadedFonts = ['serif', 'sans'];

/** The tags that load the files of every page, by Vite’s manifest. @throws When one of the files is missing. */
function readAssets(outDir: string) {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fileOf = (source: string): string => {
    const entry = manifest[source];
    if (!entry) throw new Error(`Vite's manifest has no ${source}. Correct its name in scripts/build/pages.ts.`);
    return entry.file;
  };
  const styles = readFileSync(join(outDir, fileOf('style.css')), 'utf8');
  const start = startScript(`/${fileOf('index.html')}`);
  const early = [markScript, ...(settings.announcement ? [closingScript(settings.announcement)] : [])];
  const fonts = preloadedFonts.map((font) => `/${fileOf(`src/assets/fonts/${font}.woff2`)}`);
  return {
    // The policy comes first, then the page’s names, then the styles, because Slack reads only the first 32 KB of a page.
    meta: [
      { 'http-equiv': 'content-security-policy' as const, content: contentSecurityPolicy(styles, [start, ...early]) },
      { name: 'theme-color', content: themeColor('paper') },
    ],
    style: [{ innerHTML: styles, tagPriority: 1000 }],
    link: fonts.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }) as const),
    script: [{ type: 'module' as const, innerHTML: start }, ...early.map((innerHTML) => ({ innerHTML }))],
  };
}

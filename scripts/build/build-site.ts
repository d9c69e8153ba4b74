import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import type { ViteReactSSGOptions } from 'vite-react-ssg';
import type { PrerenderedPage } from '../../src/head/prerendered-page.ts';
import { CriticalCss } from './critical-css.ts';
import { finishPage } from './finish-page.ts';
import { type FinishedPage, finishSite, readFinished } from './finish-site.ts';
import { withStyles } from './page-parts.ts';
import { refuseRepeatedPaths } from './refuse-repeated-paths.ts';
import { writeParts } from './write-parts.ts';

/**
 * Builds the site into a folder: Vite bundles it, the engine renders each page, which is finished at once, and the rest is
 * derived from the finished pages.
 * @param outDir The same folder as `BUILD_OUT`, which vite.config.ts reads.
 * @returns How many pages there are, and the bytes of the whole site.
 * @throws If two pages have the same path, or a page cannot be finished.
 */
export async function buildSite(
  outDir: string,
  ssgOptions: Partial<ViteReactSSGOptions> = {},
  viteConfig: InlineConfig = {},
): Promise<{ pages: number; bytes: number }> {
  const { build } = await import('vite-react-ssg/node');
  const pages: FinishedPage[] = [];
  let styles: CriticalCss | undefined;
  await build(
    {
      ...ssgOptions,
      async includedRoutes(paths, routes) {
        // Here, because the engine has taken each path once.
        await refuseRepeatedPaths(routes);
        return ssgOptions.includedRoutes?.(paths, routes) ?? paths;
      },
      onPageRendered(route, rendered, context) {
        // The client build has written the style sheet by now.
        styles ??= new CriticalCss(outDir);
        const file = `${route.slice(1) || 'index'}.html`;
        const page = finishPage(route, rendered, context as unknown as PrerenderedPage, outDir);
        pages.push(readFinished(outDir, file, page));
        writeParts(join(outDir, file), withStyles(page, styles.styleOf(route, file, page)));
        return false;
      },
    },
    // It is loaded three times, so it is not bundled each time: tsx reads its TypeScript.
    { configLoader: 'native', ...viteConfig },
  );
  if (!styles) throw new Error('The engine rendered no page. Are there routes in src/routes.tsx?');
  await styles.settle();
  return finishSite(outDir, pages);
}

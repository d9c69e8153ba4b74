import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import type { ViteReactSSGContext } from 'vite-react-ssg';

/** The engine's options. Why each piece of this folder exists: README.md. */
export const engineOptions = {
  preloadLinks: false,
  beastiesOptions: false,
  onBeforePageRender: () => readFileSync('index.html', 'utf8').replace(/<script.*<\/script>/, ''),
};

/** Builds the app and renders every page. @throws If a page fails. End the process then, because the engine is still at work. */
export async function renderPages(config: InlineConfig): Promise<void> {
  process.env.NODE_ENV = 'production'; // Otherwise React's development build renders the pages.
  const { build } = await import('vite-react-ssg/node');
  await new Promise<void>((resolve, reject) => {
    process.once('unhandledRejection', reject);
    build({}, config).then(resolve, reject);
  });
}

/** The object that a page wrote to while it was rendered (prerender.tsx). */
export const writtenBy = <Said extends object>({ initialState }: ViteReactSSGContext): Partial<Said> =>
  initialState.page;

/** The data of the router's loaders, and the number of the build, by which the engine's loaders find theirs. */
const loaderScripts = /<script>(?:window\.__staticRouterHydrationData|\/\* SCRIPT_COMMENT_PLACEHOLDER).*?<\/script>/gs;

export const withoutLoaderScripts = (html: string): string => html.replace(loaderScripts, '');

export function removeLoaderData(outDir: string): void {
  for (const file of readdirSync(outDir).filter((name) => /^(?:\.vite$|static-loader-data)/.test(name)))
    rmSync(join(outDir, file), { recursive: true });
}

import './hosting/load-env.ts';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { lockBuild } from './build/build-lock.ts';
import { swapIn } from './build/swap-in.ts';

/**
 * Builds the site into dist/. Everything is made in a folder beside it and moved over only when it is complete, so that
 * a failed build leaves the previous dist as it was.
 */
process.env.NODE_ENV = 'production'; // Otherwise the pages are rendered by React's development build.
const next = join('.build', 'next');
process.env.BUILD_OUT = next;

/** One sentence is what an editor needs; the stack is for `DEBUG=1`. */
function fail(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  rmSync(next, { recursive: true, force: true });
  rmSync('.vite-react-ssg-temp', { recursive: true, force: true });
  console.error(process.env.DEBUG ? stack : `\nThe build failed; dist/ is as it was.\n${sentences(message)}`);
  process.exit(1);
}

/** The engine wraps a page's error into its own, with the stack inside: the lines before it are what was said. */
const sentences = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !/^\s*at /.test(line))
    .join('\n');

try {
  parseArgs({ options: {} });
} catch (error) {
  console.error(`${(error as Error).message}\nUsage: npm run build, which takes no options: the site goes to dist/.`);
  process.exit(1);
}

try {
  lockBuild(join('.build', 'lock'));
} catch (error) {
  // Not fail(): what lies in .build is the other build's.
  console.error((error as Error).message);
  process.exit(1);
}

// The engine renders pages in a queue whose failures nobody awaits.
process.on('unhandledRejection', fail);

try {
  const start = performance.now();
  const { checkSettings, placeholderSettings } = await import('./hosting/check-settings.ts');
  checkSettings();
  const { checkContent } = await import('./build/check-content.ts');
  await checkContent();
  await rm(next, { recursive: true, force: true });
  const { buildSite } = await import('./build/build-site.ts');
  // Without Vite's own reading of .env: load-env.ts has read it, or has been told not to.
  const { pages, bytes } = await buildSite(next, {}, { envDir: false });
  await swapIn(next, 'dist', join('.build', 'previous'));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\nBuilt ${pages} pages (${Math.round(bytes / 1024)} KB in all) into dist/ in ${seconds} s.`);
  const unset = placeholderSettings().map(({ variable }) => variable);
  if (unset.length > 0)
    console.warn(`Placeholders stand in for ${unset.join(', ')}. Set them before the launch (README, “Settings”).`);
} catch (error) {
  fail(error);
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltPage, readPages } from '../checks/built-pages.ts';
import { pageRules } from '../checks/page-rules.ts';
import { soundnessRules } from '../checks/site-rules.ts';
import { inlineStyleHashes } from '../hosting/inline-styles.ts';
import { writeHostingFiles } from '../hosting/write.ts';
import { writeOutputs } from '../outputs/write.ts';
import { makeShareImages } from '../share-images/make.ts';
import { inlineCriticalCss } from './critical-css.ts';

/**
 * What follows once all pages are written: the engine's leftovers go, and everything that machines read is derived from
 * the built pages.
 * @returns How many pages there are, and the bytes of the whole site.
 */
export async function finishSite(distDir: string): Promise<{ pages: number; bytes: number }> {
  await removeLeftovers(distDir);
  const pages = await inlineCriticalCss(readPages(distDir), distDir, await wholeSheet(distDir));
  assertSound(pages, distDir);
  await writeOutputs(pages, distDir);
  await makeShareImages(pages, distDir);
  // The hosts' rules name every file, so they come last.
  const styleHashes = [...new Set(pages.flatMap(({ html }) => inlineStyleHashes(html)))];
  await writeHostingFiles({ distDir, styleHashes });
  const files = await readdir(distDir, { recursive: true });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(distDir, file))).size));
  return { pages: pages.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** @throws One error that names every page that breaks a rule, and the mend. */
function assertSound(pages: readonly BuiltPage[], distDir: string): void {
  const faults = [
    ...pages.flatMap((page) => pageRules.flatMap((rule) => rule(page).map((fault) => `${page.path} ${fault}.`))),
    ...soundnessRules.flatMap((rule) => rule(pages, distDir).map((fault) => `${fault}.`)),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** The address of the one style sheet that the client build wrote. */
async function wholeSheet(distDir: string): Promise<string> {
  const sheets = (await readdir(join(distDir, 'assets'))).filter((file) => file.endsWith('.css'));
  if (sheets.length !== 1)
    throw new Error(`The build has ${sheets.length} style sheets, not one (vite.config.ts, cssCodeSplit).`);
  return `/assets/${sheets[0]}`;
}

/** Loader data that no page loads, and the bundler's manifests. */
async function removeLeftovers(distDir: string): Promise<void> {
  const remove = (file: string) => rm(join(distDir, file), { recursive: true, force: true });
  await remove('.vite');
  await remove('static-loader-data');
  for (const file of await readdir(distDir)) if (file.startsWith('static-loader-data-manifest')) await remove(file);
}

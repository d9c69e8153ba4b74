import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPages } from '../checks/built-pages.ts';
import { inlineStyleHashes } from '../hosting/inline-styles.ts';
import { writeHostingFiles } from '../hosting/write.ts';
import { writeOutputs } from '../outputs/write.ts';
import { makeShareImages } from '../share-images/make.ts';

/**
 * What follows once all pages are written: the engine's leftovers go, and everything that machines read is derived from
 * the built pages.
 * @returns How many pages there are, and the bytes of the whole site.
 */
export async function finishSite(distDir: string): Promise<{ pages: number; bytes: number }> {
  await removeLeftovers(distDir);
  const pages = readPages(distDir);
  await writeOutputs(pages, distDir);
  await makeShareImages(pages, distDir);
  // The hosts' rules name every file, so they come last.
  const styleHashes = [...new Set(pages.flatMap(({ html }) => inlineStyleHashes(html)))];
  await writeHostingFiles({ distDir, styleHashes });
  const files = await readdir(distDir, { recursive: true });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(distDir, file))).size));
  return { pages: pages.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Loader data that no page loads, the bundler's manifests, and the style sheet that every page carries inline. */
async function removeLeftovers(distDir: string): Promise<void> {
  const remove = (file: string) => rm(join(distDir, file), { recursive: true, force: true });
  await remove('.vite');
  await remove('static-loader-data');
  for (const file of await readdir(distDir)) if (file.startsWith('static-loader-data-manifest')) await remove(file);
  for (const file of await readdir(join(distDir, 'assets')))
    if (file.endsWith('.css')) await remove(join('assets', file));
}

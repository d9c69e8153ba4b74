import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { markdownPath } from '../../src/head/page-head.ts';
import { type PageHead, readHead } from '../checks/built-pages.ts';
import { headFaults } from '../checks/head-rules.ts';
import { inlineHash } from '../hosting/content-security-policy.ts';
import { writeHostingFiles } from '../hosting/write.ts';
import { markdownVersion } from '../outputs/markdown.ts';
import { writeOutputs } from '../outputs/write.ts';
import { makeShareImages } from '../share-images/make.ts';
import type { PageParts } from './page-parts.ts';
import { writeParts } from './write-parts.ts';

/** A page as it will be served, without its markup: a site of thousands must not be held in memory. */
export interface FinishedPage extends PageHead {
  /** Whether it shows a map, which is a picture to search engines. */
  hasMap: boolean;
}

/** Reads a finished page for what follows from all of them, and writes its Markdown version. */
export function readFinished(distDir: string, file: string, { head: headHtml, main }: PageParts): FinishedPage {
  const head = readHead(file, headHtml);
  if (head.indexable)
    writeParts(join(distDir, markdownPath(head.path)), [
      markdownVersion(head, main.slice(main.indexOf('<main'), main.lastIndexOf('</main>'))),
    ]);
  const hasMap = /<svg\b[^>]* class="(?:map|usmap)\b/.test(main);
  // A copy: a slice of a string keeps the whole string in memory, which is the page.
  return JSON.parse(JSON.stringify({ ...head, hasMap }));
}

/**
 * What follows once all pages are written: the engine's leftovers go, and what machines read is derived from the pages.
 * @param sheets The inline style sheets, which the policy names.
 * @returns How many pages there are, and the bytes of the whole site.
 * @throws One error that names every page with an unsound head, and the fix.
 */
export async function finishSite(
  distDir: string,
  rendered: readonly FinishedPage[],
  sheets: readonly string[],
): Promise<{ pages: number; bytes: number }> {
  await removeLeftovers(distDir);
  // In an order that does not depend on how they came to be rendered.
  const pages = rendered.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const faults = headFaults(pages).map((fault) => `${fault}.`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await writeOutputs(pages, distDir);
  await makeShareImages(pages, distDir);
  // The hosts' rules name every file, so they come last.
  await writeHostingFiles({ distDir, styleHashes: sheets.map(inlineHash) });
  // There are many files, and an asynchronous `stat` costs several times as much as a synchronous one.
  const sizes = (await readdir(distDir, { recursive: true })).map((file) => statSync(join(distDir, file)).size);
  return { pages: pages.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Loader data that no page loads, and the bundler's manifests. */
async function removeLeftovers(distDir: string): Promise<void> {
  const remove = (file: string) => rm(join(distDir, file), { recursive: true, force: true });
  await remove('.vite');
  await remove('static-loader-data');
  for (const file of await readdir(distDir)) if (file.startsWith('static-loader-data-manifest')) await remove(file);
}

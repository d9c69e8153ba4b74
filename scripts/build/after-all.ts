import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { markdownPath, shareImagePath } from '../../src/head/page-head.ts';
import { settings } from '../../src/site/settings.ts';
import { pageFiles, readHead } from '../checks/built-pages.ts';
import { headFaults } from '../checks/head-rules.ts';
import { writeRedirects } from '../hosting/netlify-redirects.ts';
import { makeShareImages } from '../make/share-images.ts';
import { markdownVersion } from '../outputs/markdown.ts';
import { writeOutputs } from '../outputs/write.ts';

/**
 * What follows once all pages are written: the engine's leftovers go, and what machines read is derived from the pages.
 * @throws One error that names every page with an unsound head, and the mend.
 */
export async function afterAll(outDir: string, { shareImages = true } = {}): Promise<void> {
  const leftovers = (await readdir(outDir)).filter((file) => file === '.vite' || file.startsWith('static-loader-data'));
  for (const file of leftovers) await rm(join(outDir, file), { recursive: true });
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const pages = pageFiles(outDir)
    .sort()
    .map((file) => readHead(file, read(file)));
  const faults = headFaults(pages).map((fault) => `${fault}.`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const page of pages.filter(({ indexable }) => indexable)) {
    const html = read(page.file);
    const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
    writeFileSync(join(outDir, markdownPath(page.path)), markdownVersion(page, main));
  }
  await writeOutputs(pages, outDir);
  // The not-found page and second addresses show another page's.
  const own = pages.filter(({ image, path }) => image === shareImagePath(path));
  if (shareImages) await makeShareImages(own, outDir);
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
  await writeRedirects(outDir, paths, settings.siteOrigin);
}

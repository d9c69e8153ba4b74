import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageHead, pageFiles, readHead } from '../checks/built-pages.ts';
import { headRules } from '../checks/head-rules.ts';
import { styleHash } from '../hosting/content-security-policy.ts';
import { writeHostingFiles } from '../hosting/write.ts';
import { writeMarkdown } from '../outputs/markdown-file.ts';
import { writeOutputs } from '../outputs/write.ts';
import { makeShareImages } from '../share-images/make.ts';
import { criticalSheets, kindOf } from './critical-css.ts';
import { type Derived, derivedFrom } from './derived.ts';
import { pageStyle, styleMark } from './page-style.ts';

/** A page as it will be served, without its markup: a site of thousands must not be held in memory. */
export type FinishedPage = PageHead & Omit<Derived, 'markdown'>;

/**
 * What follows once all pages are written: the engine's leftovers go, each page gets its styles, and everything that
 * machines read is derived from the built pages.
 * @returns How many pages there are, and the bytes of the whole site.
 * @throws One error that names every page with an unsound head, and the mend.
 */
export async function finishSite(distDir: string): Promise<{ pages: number; bytes: number }> {
  await removeLeftovers(distDir);
  const files = pageFiles(distDir).sort();
  const whole = await wholeSheet(distDir);
  const sheets = await criticalSheets(files, distDir, whole);
  const pages: FinishedPage[] = [];
  for (const file of files) {
    const page = join(distDir, file);
    const html = readFileSync(page, 'utf8');
    const head = readHead(file, html);
    const { markdown, ...derived } = await derivedFrom(head, html);
    writeFileSync(
      page,
      html.replace(styleMark, () => pageStyle(sheets.get(kindOf(head.path)) ?? '', whole)),
    );
    if (markdown !== undefined) writeMarkdown(distDir, head.path, markdown);
    pages.push({ ...head, ...derived });
  }
  const faults = headRules.flatMap((rule) => rule(pages).map((fault) => `${fault}.`));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await writeOutputs(pages, distDir);
  await makeShareImages(pages, distDir);
  // The hosts' rules name every file, so they come last.
  await writeHostingFiles({ distDir, styleHashes: [...sheets.values()].map(styleHash) });
  const all = await readdir(distDir, { recursive: true });
  const sizes = await Promise.all(all.map(async (file) => (await stat(join(distDir, file))).size));
  return { pages: pages.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
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

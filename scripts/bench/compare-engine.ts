import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromHtml } from 'hast-util-from-html';

/*
 * Proof that the patch of the engine changes how pages are built and not what they say: builds the site with the engine
 * as it is published and as it is patched, and compares all pages as a browser would read them.
 * `npx tsx scripts/bench/compare-engine.ts`
 */
const engine = 'node_modules/vite-react-ssg';
const published = 'node_modules/.vite-react-ssg-published';
const bundle = /vite-react-ssg\.\w+\.mjs$/;

/** A copy of the engine without the patch, except for the one line that is meant to change the pages. */
function unpatch(): void {
  rmSync(published, { recursive: true, force: true });
  cpSync(engine, published, { recursive: true, dereference: true });
  const patch = resolve('patches', readdirSync('patches').find((file) => file.startsWith('vite-react-ssg+')) ?? '');
  // Run as if outside a repository: inside one, git skips the files that it ignores.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: resolve('node_modules') };
  const { status, stderr } = spawnSync('git', ['apply', '--reverse', '-p3', patch], { cwd: published, env });
  if (status !== 0) throw new Error(`The patch could not be taken out of a copy of the engine: ${stderr}`);
  const [patched, plain] = [engine, published].map((folder) => readFileSync(join(folder, 'dist/node.mjs'), 'utf8'));
  if (patched === plain) throw new Error('The copy of the engine is as patched as the engine itself.');
  const render = 'renderToPipeableStream(app, {';
  for (const file of readdirSync(join(published, 'dist/shared')).filter((name) => bundle.test(name))) {
    const path = join(published, 'dist/shared', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(render, `${render} progressiveChunkSize: Infinity,`));
  }
}

/** Builds the site's pages with an engine, in a process of its own. */
function buildWith(folder: string, out: string): void {
  const sources = [join(folder, 'dist/node.mjs'), 'scripts/build/finish-page.ts', 'scripts/build/page-parts.ts'];
  const [engineUrl, finishUrl, partsUrl] = sources.map((file) => JSON.stringify(pathToFileURL(resolve(file)).href));
  const source = `const { build } = await import(${engineUrl});
    const { finishPage } = await import(${finishUrl});
    const { wholePage } = await import(${partsUrl});
    const { BUILD_OUT } = process.env;
    await build({ onPageRendered: (route, html, context) => wholePage(finishPage(route, html, context, BUILD_OUT)) });
    process.exit(0);`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
    env: { ...process.env, NODE_ENV: 'production', BUILD_OUT: out },
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(`The build with ${folder} failed.\n${stderr}`);
}

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();

/** The document that a browser parses from the text, without source positions. */
const parsed = (html: string): string =>
  JSON.stringify(fromHtml(html), (key, value) => (key === 'position' || key === 'data' ? undefined : value));

const scratch = mkdtempSync(join(tmpdir(), 'compare-engine-'));
try {
  unpatch();
  const [before, after] = [join(scratch, 'published'), join(scratch, 'patched')] as const;
  buildWith(published, before);
  buildWith(engine, after);
  const pages = pagesIn(before);
  if (pages.join() !== pagesIn(after).join()) throw new Error('The two engines built different pages.');
  const texts = (page: string) =>
    [before, after].map((folder) => readFileSync(join(folder, page), 'utf8')) as [string, string];
  const different = pages.filter((page) => {
    const [a, b] = texts(page);
    return parsed(a) !== parsed(b);
  });
  const identical = pages.filter((page) => {
    const [a, b] = texts(page);
    return a === b;
  });
  console.log(
    `${pages.length} pages, ${different.length} different after parsing, ${identical.length} the same to the byte.`,
  );
  for (const page of different) console.log(`  ${page}`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true, force: true });
  rmSync(published, { recursive: true, force: true });
}

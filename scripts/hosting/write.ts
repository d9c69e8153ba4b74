import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../../src/site/settings.ts';
import type { MovedPaths } from './clean-urls.js';
import type { InlineHash } from './content-security-policy.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { movedPaths } from './rules.ts';
import { siteFiles } from './site-files.ts';

/** Kinds of page with a style sheet of their own; each costs the policy a hash, and releases overlap. */
const mostSheets = 5;

/**
 * Writes `_headers` and `_redirects` into a finished build.
 *
 * @param styleHashes of the inline stylesheets, one for each kind of page.
 * @throws when they are more than the policy has room for, or when a moved path still has a page or leads to none.
 */
export async function writeHostingFiles({
  distDir,
  styleHashes,
  moved = movedPaths,
}: {
  distDir: string;
  styleHashes: readonly InlineHash[];
  moved?: MovedPaths;
}): Promise<void> {
  if (styleHashes.length > mostSheets) {
    throw new Error(
      `The pages carry ${styleHashes.length} different inline stylesheets. The policy has room for ${mostSheets} kinds of page (scripts/build/critical-css.ts).`,
    );
  }
  const files = await siteFiles(distDir);
  checkMoved(moved, files);
  const sources = { styleHashes, formEndpoint: settings.contactEndpoint };
  await writeFile(join(distDir, '_headers'), netlifyHeaders(files, sources));
  await writeFile(join(distDir, '_redirects'), netlifyRedirects(files, settings.siteOrigin, moved));
}

/** @throws When a moved path still has a page, or leads to none. */
function checkMoved(moved: MovedPaths, files: readonly string[]): void {
  const isPage = (path: string) => files.includes(path === '/' ? '/index.html' : `${path}.html`);
  for (const [path, target] of Object.entries(moved)) {
    if (isPage(path))
      throw new Error(`${path} is a page and in movedPaths (scripts/hosting/rules.ts). Remove one of the two.`);
    if (!isPage(target))
      throw new Error(
        `movedPaths (scripts/hosting/rules.ts) leads ${path} to ${target}, which is no page. Name one that is.`,
      );
  }
}

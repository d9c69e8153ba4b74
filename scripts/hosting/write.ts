import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../../src/site/settings.ts';
import type { InlineHash } from './content-security-policy.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { movedPaths } from './rules.ts';
import { siteFiles } from './site-files.ts';

/** Kinds of page with a style sheet of their own; each costs the policy a hash, and releases overlap. */
const mostSheets = 4;

/**
 * Writes `_headers` and `_redirects` into a finished build.
 *
 * @param styleHashes of the inline stylesheets, one for each kind of page.
 * @throws when they are more than the policy has room for, or when a moved path still has a page.
 */
export async function writeHostingFiles({
  distDir,
  styleHashes,
}: {
  distDir: string;
  styleHashes: readonly InlineHash[];
}): Promise<void> {
  if (styleHashes.length > mostSheets) {
    throw new Error(
      `The pages carry ${styleHashes.length} different inline stylesheets. The policy has room for ${mostSheets} kinds of page (scripts/build/critical-css.ts).`,
    );
  }
  const files = await siteFiles(distDir);
  for (const path of Object.keys(movedPaths)) {
    if (files.includes(`${path}.html`))
      throw new Error(`${path} is a page and in movedPaths (scripts/hosting/rules.ts). Remove one of the two.`);
  }
  const sources = { styleHashes, formEndpoint: settings.contactEndpoint };
  await writeFile(join(distDir, '_headers'), netlifyHeaders(files, sources));
  await writeFile(join(distDir, '_redirects'), netlifyRedirects(files, settings.siteOrigin, movedPaths));
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../../src/site/settings.ts';
import type { StyleHash } from './content-security-policy.ts';
import { inlineStyleHashes } from './inline-styles.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { fileClass, movedPaths } from './rules.ts';
import { siteFiles } from './site-files.ts';

/** Kinds of page with a style sheet of their own; each costs the policy a hash, and releases overlap. */
const mostSheets = 4;

/**
 * Writes `_headers` and `_redirects` into a finished build.
 *
 * @param styleHashes of the inline stylesheets, one for each kind of page.
 * @throws when a page carries what the Content-Security-Policy would block, or when a moved path still has a page.
 */
export async function writeHostingFiles({
  distDir,
  styleHashes,
}: {
  distDir: string;
  styleHashes: readonly StyleHash[];
}): Promise<void> {
  if (styleHashes.length > mostSheets) {
    throw new Error(
      `The pages carry ${styleHashes.length} different inline stylesheets. The policy has room for ${mostSheets} kinds of page (scripts/build/critical-css.ts).`,
    );
  }
  const files = await siteFiles(distDir);
  for (const page of files.filter((file) => fileClass(file) === 'page')) {
    const blocked = blockedContent(await readFile(join(distDir, page), 'utf8'), styleHashes);
    if (blocked)
      throw new Error(`${page} has ${blocked}, which its Content-Security-Policy blocks. Move it into a file.`);
  }
  for (const path of Object.keys(movedPaths)) {
    if (files.includes(`${path}.html`))
      throw new Error(`${path} is a page and in movedPaths (scripts/hosting/rules.ts). Remove one of the two.`);
  }
  const sources = { styleHashes, formEndpoint: settings.contactEndpoint };
  await writeFile(join(distDir, '_headers'), netlifyHeaders(files, sources));
  await writeFile(join(distDir, '_redirects'), netlifyRedirects(files, settings.siteOrigin, movedPaths));
}

/** What the policy would not let run or apply; JSON-LD is data and runs nowhere. */
function blockedContent(html: string, allowed: readonly StyleHash[]): string | undefined {
  if (inlineStyleHashes(html).some((hash) => !allowed.includes(hash)))
    return 'an inline stylesheet that is not one of the shared ones';
  const inlineScript = /<script\b(?![^>]*\bsrc=)(?![^>]*\btype="application\/ld\+json")[^>]*>/;
  if (inlineScript.test(html)) return 'an inline script';
  if (/<[a-z][^>]*\son[a-z]+\s*=\s*"/i.test(html)) return 'an inline event handler';
  return undefined;
}

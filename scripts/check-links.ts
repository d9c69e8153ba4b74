import './hosting/load-env.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LinkChecker, LinkState } from 'linkinator';
import { moved } from '../infra/clean-urls.js';
import { settings } from '../src/site/settings.ts';
import { readStateContents } from './build/state-contents.ts';
import { type BuiltPage, readPages } from './checks/built-pages.ts';
import { startServer } from './hosting/server.ts';
import { type BrokenLink, deadFragments, expectedMissing, unseenAddresses } from './links/addresses.ts';
import { runCommand } from './run-command.ts';

/** Addresses under the site's own origin, and not under a longer host name that begins the same. */
const ownAddress = new RegExp(`^${settings.siteOrigin.replaceAll('.', '\\.')}(?=[/?#]|$)`);

/** The page that took the place of a removed one. */
const newPath = (path: string): string | undefined => (moved as Record<string, string>)[path];

/**
 * Follows every link inside the site, with its origin rewritten to a local server. Exits 1 on one that is broken or
 * redirected; state pages that nobody has written yet are listed.
 */
async function checkLinks(): Promise<void> {
  const { dist } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } }).values;
  const pages = readPages(dist);
  const missing = expectedMissing(await readStateContents());
  const { working, outside, broken } = await followLinks(
    pages,
    missing.map(([path]) => path),
    dist,
  );
  const faults: BrokenLink[] = [...broken, ...deadFragments(pages, settings.siteOrigin)];
  const text = [
    `${pages.length} pages checked: ${working} links work, ${outside} lead out of the site and were not asked.`,
    `\nKnown to be missing: ${missing.length} state pages, most linked first.`,
    ...missing.map(([path, from]) => `  ${String(from.length).padStart(2)} ×  ${path}  from ${from.join(', ')}`),
    ...(faults.length > 0 ? [`\nFaults: ${faults.length}.`] : []),
    ...faults.map(({ url, reason, linkedFrom }) => `  ${url}  ${reason}\n      from ${linkedFrom.join(', ')}`),
  ].join('\n');
  console.log(text);
  if (faults.length > 0) process.exitCode = 1;
  // CI keeps the folder.
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/links.txt', `${text}\n`);
}

/** The broken links, but for paths that are known to be missing and for fragments. */
async function followLinks(pages: readonly BuiltPage[], missing: readonly string[], distDir: string) {
  const unseen = unseenAddresses(pages, settings.siteOrigin);
  const starts = new Set([...pages.map(({ path }) => path), ...unseen.keys()]);
  const server = await startServer({ distDir });
  const { links } = await new LinkChecker()
    .check({
      path: [...starts].map((path) => server.url + path),
      concurrency: 20,
      redirects: 'error',
      // Otherwise "#note-1" on /about is looked up at /about/.
      cleanUrls: true,
      urlRewriteExpressions: [{ pattern: ownAddress, replacement: server.url }],
      linksToSkip: async (link) => !link.startsWith(server.url) && !ownAddress.test(link),
      timeout: 10_000,
    })
    .finally(() => server.close());

  /** An address as the site knows it. */
  const local = (url = ''): string => url.replace(server.url, '') || '/';
  // The not-found page is among the pages that are requested, and its 404 is right.
  const isRight = (path: string) => path === '/404' || missing.includes(path);
  const broken = new Map<string, BrokenLink>();
  for (const { state, status, url: address, parent, failureDetails } of links) {
    const url = local(address);
    const path = url.replace(/[?#].*/, '');
    if (state !== LinkState.BROKEN || isRight(path)) continue;
    const detail = failureDetails?.find((failure) => failure instanceof Error)?.message.replaceAll(server.url, '');
    const reason = newPath(path) ? `has moved; link to ${newPath(path)}` : (detail ?? `answers ${status}`);
    // An address from our own list has no parent: either a page names it where linkinator does not look, or it is a page.
    const from = parent && local(parent) !== url ? [local(parent)] : [...(unseen.get(url) ?? [path])];
    const { linkedFrom } = broken.get(url) ?? { linkedFrom: [] };
    broken.set(url, { url, reason, linkedFrom: [...new Set([...linkedFrom, ...from])] });
  }
  return {
    working: links.filter(({ state }) => state === LinkState.OK).length,
    outside: links.filter(({ state }) => state === LinkState.SKIPPED).length,
    broken: [...broken.values()],
  };
}

await runCommand('Usage: npm run check:links -- [--dist dist]', checkLinks);

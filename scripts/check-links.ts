import './hosting/load-env.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { settings } from '../src/site/settings.ts';
import { readStateContents } from './build/state-contents.ts';
import { type BuiltPage, readPages } from './checks/built-pages.ts';
import { inLinks } from './checks/in-links.ts';
import { startServer } from './hosting/server.ts';
import { deadFragments } from './links/dead-fragments.ts';
import { expectedMissing, foundAfterAll } from './links/expected-missing.ts';
import { type BrokenLink, type LinkReport, printInLinks, printReport } from './links/link-report.ts';
import { movedLinks, movedPaths } from './links/moved-links.ts';
import { unseenAddresses } from './links/unseen-addresses.ts';
import { runCommand } from './run-command.ts';
import { writing } from './writing.ts';

/** Addresses under the site's own origin, and not under a longer host name that begins the same. */
const ownAddress = new RegExp(`^${settings.siteOrigin.replaceAll('.', '\\.')}(?=[/?#]|$)`);

/**
 * Follows every link inside the site from every built page, fragments, canonicals, share images and JSON-LD addresses
 * included, with the site's origin rewritten to a local server. Exits 1 on a broken link, on one to a path that has moved, and
 * on a page that is listed as not written yet and exists; the others of that list are reported. `--in-links` also prints which pages link to each page;
 * the report has that in any case.
 */
async function checkLinks(): Promise<void> {
  const { values: flags } = parseArgs({
    options: { dist: { type: 'string', default: 'dist' }, 'in-links': { type: 'boolean', default: false } },
  });
  const pages = readPages(flags.dist);
  const expected = expectedMissing(await readStateContents());
  const { links, answering, ...followed } = await followLinks(
    pages,
    expected.map(({ path }) => path),
    flags.dist,
  );
  const existing = new Set([...pages.map((page) => page.path), ...answering]);
  const moved = await movedPaths(flags.dist);
  const broken = [
    // That a path redirects is said once, with its new address.
    ...followed.broken.filter(({ url }) => !moved.has(url.replace(/[?#].*/, ''))),
    ...deadFragments(pages, settings.siteOrigin),
    ...movedLinks(pages, moved, settings.siteOrigin),
    ...foundAfterAll(expected, existing),
  ];
  const report: LinkReport = {
    pages: pages.length,
    working: links.filter((link) => link.state === LinkState.OK).length,
    outside: links.filter((link) => link.state === LinkState.SKIPPED).length,
    missing: expected.filter(({ path }) => !existing.has(path)),
    broken,
    inLinks: inLinks(pages),
  };
  if (broken.length > 0) process.exitCode = 1;
  const [text, inLinksText] = [printReport(report), printInLinks(report.inLinks)];
  console.log(flags['in-links'] ? `${text}\n\n${inLinksText}` : text);
  // CI keeps the folder.
  writing('reports/links.txt', () => {
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/links.txt', `${text}\n\n${inLinksText}\n`);
  });
}

/**
 * Every link of the pages, the addresses that answer, and the broken links except for the paths that are known to be
 * missing. Fragments are not looked for (links/dead-fragments.ts).
 */
async function followLinks(
  pages: readonly BuiltPage[],
  missing: readonly string[],
  distDir: string,
): Promise<{ links: LinkResult[]; answering: string[]; broken: BrokenLink[] }> {
  const unseen = unseenAddresses(pages, settings.siteOrigin);
  const starts = new Set([...pages.map((page) => page.path), ...unseen.keys()]);
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
  const local = (url: string | undefined): string => (url ?? '').replace(server.url, '') || '/';
  const isExpected = (link: LinkResult) => missing.includes(local(link.url).replace(/#.*/, ''));
  /** The not-found page is among the pages that are requested, and its 404 is right. */
  const isNotFoundPage = (link: LinkResult) => local(link.url) === '/404';

  const answering = links.filter(({ state }) => state === LinkState.OK).map(({ url }) => local(url));
  const failed = links.filter((link) => link.state === LinkState.BROKEN && !isExpected(link) && !isNotFoundPage(link));
  const broken = new Map<string, BrokenLink>();
  for (const link of failed) {
    const url = local(link.url);
    const detail = link.failureDetails?.find((failure) => failure instanceof Error);
    const entry = broken.get(url) ?? {
      url,
      linkedFrom: [],
      reason: detail instanceof Error ? detail.message.replaceAll(server.url, '') : `answers ${link.status}`,
    };
    // An address from our own list has no parent page: either a page names it where linkinator does not look, or it is a page itself.
    const parent = local(link.parent);
    const parents = link.parent && parent !== url ? [parent] : (unseen.get(url) ?? [url.replace(/#.*/, '')]);
    entry.linkedFrom = [...new Set([...entry.linkedFrom, ...parents])];
    broken.set(url, entry);
  }
  return { links, answering, broken: [...broken.values()] };
}

await runCommand('Usage: npm run check:links -- [--in-links] [--dist dist]', checkLinks);

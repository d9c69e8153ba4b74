import '../read/load-env.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import querystring from 'node:querystring';
import { parseArgs } from 'node:util';
import { selectAll } from 'hast-util-select';
import { LinkChecker, LinkState } from 'linkinator';
import { moved } from '../../infra/clean-urls.js';
import type { StateContent } from '../../src/content/states/types.ts';
import { type StateId, stateSlug } from '../../src/lib/us-states.ts';
import { settings } from '../../src/site/settings.ts';
import { attribute, type BuiltPage, graphTexts, readPages, valuesIn } from '../read/built-pages.ts';
import { readStateContents } from '../read/state-contents.ts';
import { runCommand } from '../run-command.ts';
import type { MovedPaths } from '../serve/host-rules.ts';
import { startServer } from '../serve.ts';

/** Addresses under the site's own origin, and not under a longer host name that begins the same. */
const ownAddress = new RegExp(`^${settings.siteOrigin.replaceAll('.', '\\.')}(?=[/?#]|$)`);

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
  const problems: BrokenLink[] = [...broken, ...deadFragments(pages, settings.siteOrigin)];
  const text = [
    `${pages.length} pages checked: ${working} links work, ${outside} lead out of the site and were not asked.`,
    `\nKnown to be missing: ${missing.length} state pages, most linked first.`,
    ...missing.map(([path, from]) => `  ${String(from.length).padStart(2)} ×  ${path}  from ${from.join(', ')}`),
    ...(problems.length > 0 ? [`\nProblems: ${problems.length}.`] : []),
    ...problems.map(({ url, reason, linkedFrom }) => `  ${url}  ${reason}\n      from ${linkedFrom.join(', ')}`),
  ].join('\n');
  console.log(text);
  if (problems.length > 0) process.exitCode = 1;
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
    const newPath = (moved as MovedPaths)[path];
    const reason = newPath ? `has moved; link to ${newPath}` : (detail ?? `answers ${status}`);
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

/** Something that is wrong with an address. */
interface BrokenLink {
  /** The address as the page has it, without the site's origin. */
  url: string;
  reason: string;
  linkedFrom: string[];
}

/** Adds a page to those that name an address. */
function addTo(pages: Map<string, Set<string>>, address: string, page: string): void {
  pages.set(address, (pages.get(address) ?? new Set()).add(page));
}

/** Links to a place that its page does not have. linkinator looks only for those that it knows when it fetches a page. */
function deadFragments(pages: readonly BuiltPage[], origin: string): BrokenLink[] {
  const ids = new Map(
    pages.map(({ path, root }) => [path, selectAll('[id]', root).map(({ properties }) => properties.id)]),
  );
  const dead = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const link of selectAll('[href*="#"]', page.root)) {
      const href = attribute(link, 'href') ?? '';
      if (!URL.canParse(href, origin + page.path)) continue;
      const { origin: site, pathname, hash } = new URL(href, origin + page.path);
      // A page that does not exist is a broken link by itself.
      const known = site === origin ? ids.get(pathname) : undefined;
      // Unlike decodeURIComponent it throws at nothing.
      if (hash && known && !known.includes(querystring.unescape(hash.slice(1))))
        addTo(dead, pathname + hash, page.path);
    }
  }
  return [...dead].map(([url, from]) => ({
    url,
    reason: 'the page has no element with that id; correct the link, or give the element the id',
    linkedFrom: [...from],
  }));
}

/** Addresses of this site that linkinator does not look at, in JSON-LD and drawings, with the pages that name them. */
function unseenAddresses(pages: readonly BuiltPage[], origin: string): Map<string, Set<string>> {
  const addresses = new Map<string, Set<string>>();
  for (const { path, root } of pages) {
    const values = graphTexts(root).flatMap((graph) => [...valuesIn(JSON.parse(graph))]);
    for (const { key, value } of values) {
      const address = typeof value === 'string' && !key.startsWith('@') ? `${value.replace(/\/?$/, '')}/` : '';
      if (address.startsWith(`${origin}/`)) addTo(addresses, String(value).slice(origin.length) || '/', path);
    }
    for (const use of selectAll('use[href^="/"]', root))
      addTo(addresses, (attribute(use, 'href') ?? '').replace(/#.*/, ''), path);
  }
  return addresses;
}

/** The state pages that one page links to: neighbors that are links, by their paths. */
const neighborPaths = (content: StateContent): string[] =>
  content.kind === 'template'
    ? content.borderStates.map(({ slug }) => `/states/${slug}`)
    : content.nearby.states
        .filter(({ kind }) => kind !== 'text')
        .map(({ state, root }) => `${root ? '' : '/states'}/${stateSlug(state)}`);

/** State pages that the content links to and nobody has written, most linked first: the next page to write. */
export function expectedMissing(contents: ReadonlyMap<StateId, StateContent>): [path: string, linkedFrom: string[]][] {
  const written = [...contents.keys()].map(stateSlug);
  const missing = new Map<string, Set<string>>();
  for (const [id, content] of contents)
    for (const path of neighborPaths(content))
      if (!written.some((slug) => path.endsWith(`/${slug}`))) addTo(missing, path, `/states/${stateSlug(id)}`);
  return [...missing]
    .map(([path, from]): [string, string[]] => [path, [...from]])
    .sort(([a, fromA], [b, fromB]) => fromB.length - fromA.length || a.localeCompare(b));
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:links -- [--dist dist]', checkLinks);

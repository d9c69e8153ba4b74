import '../read/load-env.ts';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import querystring from 'node:querystring';
import { parseArgs } from 'node:util';
import { selectAll } from 'hast-util-select';
import { moved, resolveAddress } from '../../infra/clean-urls.js';
import { stateOfSlug } from '../../src/lib/us-states.ts';
import { settings } from '../../src/site/settings.ts';
import { attribute, type BuiltPage, readPages } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';
import { valuesIn } from './json-ld.ts';

function addressesIn({ root, graph }: BuiltPage): string[] {
  const named = selectAll('[href], [src], [srcset], meta[content^="http"]', root).flatMap((element) =>
    ['href', 'src', 'srcSet', 'content'].map((name) => attribute(element, name)),
  );
  const inGraph = [...valuesIn(graph)].map(({ key, value }) => (key.startsWith('@') ? undefined : value));
  return [...named, ...inGraph.filter((value) => /^https?:/.test(String(value)))]
    .filter((address) => typeof address === 'string')
    .flatMap((address) => address.split(/,\s+/))
    .map((address) => address.trim().split(/\s/, 1)[0] as string);
}

type Found = 'works' | 'outside' | 'unwritten' | 'problems';

/** Sorts the addresses of a built site by what was found out about them, each with the pages that name it. */
function followLinks(pages: readonly BuiltPage[], distDir: string) {
  const files = new Set(readdirSync(distDir, { recursive: true, encoding: 'utf8' }));
  const ids = new Map(
    pages.map(({ path, root }) => [path, new Set(selectAll('[id]', root).map(({ properties }) => properties.id))]),
  );

  function check(address: string, from: string): [Found, entry: string] {
    if (!URL.canParse(address, settings.siteOrigin + from))
      return ['problems', `${address}  is not an address; correct it`];
    const { href, origin, host, pathname, hash } = new URL(address, settings.siteOrigin + from);
    if (origin !== settings.siteOrigin) return ['outside', href];
    const [, slug = ''] = /^(?:\/states)?\/([^/]+)$/.exec(pathname) ?? [];
    if (stateOfSlug(slug) && !files.has(`states/${slug}.html`)) return ['unwritten', pathname];
    const { file = '', location } = resolveAddress('https', host, pathname, moved);
    if (location) return ['problems', `${pathname}  has moved; link to ${location}`];
    // The not-found page answers at its own address, whatever that is. Unlike decodeURIComponent, unescape never throws.
    if (pathname !== from && !files.has(querystring.unescape(file.slice(1))))
      return ['problems', `${pathname}  is not a page or file; correct the link, or add the page`];
    const id = querystring.unescape(hash.slice(1));
    if (id && ids.get(pathname)?.has(id) === false)
      return [
        'problems',
        `${pathname}${hash}  has no element with that id; correct the link, or give the element the id`,
      ];
    return ['works', pathname + hash];
  }

  const none = () => new Map<string, Set<string>>();
  const found: Record<Found, ReturnType<typeof none>> = {
    works: none(),
    outside: none(),
    unwritten: none(),
    problems: none(),
  };
  for (const page of pages) {
    // A state's page at the root level is the same page as the one below /states.
    const source = page.canonical ? new URL(page.canonical).pathname : page.path;
    for (const address of addressesIn(page)) {
      const [kind, entry] = check(address, page.path);
      found[kind].set(entry, (found[kind].get(entry) ?? new Set()).add(source));
    }
  }
  return found;
}

/**
 * Checks every address inside the site. Exits 1 on one that is broken or redirected; state pages that nobody has written
 * yet are listed, most linked first.
 */
function checkLinks(): void {
  const { dist } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } }).values;
  const pages = readPages(dist);
  const { works, outside, unwritten, problems } = followLinks(pages, dist);
  const missing = [...unwritten].sort(([a, fromA], [b, fromB]) => fromB.size - fromA.size || a.localeCompare(b));
  const text = [
    `${pages.length} pages checked: ${works.size} links work, ${outside.size} lead out of the site and were not followed.`,
    `\nKnown to be missing: ${missing.length} state pages, most linked first.`,
    ...missing.map(([path, from]) => `  ${String(from.size).padStart(2)} ×  ${path}  from ${[...from].join(', ')}`),
    ...(problems.size > 0 ? [`\nProblems: ${problems.size}.`] : []),
    ...[...problems].map(([problem, from]) => `  ${problem}\n      from ${[...from].join(', ')}`),
  ].join('\n');
  console.log(text);
  if (problems.size > 0) process.exitCode = 1;
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/links.txt', `${text}\n`);
}

await runCommand('Usage: npm run check:links -- [--dist dist]', checkLinks);

import '../read/load-env.ts';
import querystring from 'node:querystring';
import { selectAll } from 'hast-util-select';
import { LinkChecker, LinkState } from 'linkinator';
import { stateOfSlug } from '../../src/lib/us-states.ts';
import { settings } from '../../src/site/settings.ts';
import { attribute, type BuiltPage, readPages } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';
import { startServer } from '../serve.ts';

/** What is wrong with an address, and the pages that link to it. */
type Broken = Map<string, { reason: string; from: Set<string> }>;

/** The site's own origin, and not a longer host name that starts with it. */
const ownOrigin = new RegExp(`^${settings.siteOrigin.replaceAll('.', '\\.')}(?=[/?#]|$)`);

/** Follows every link inside the site on a local server. */
async function followLinks(pages: readonly BuiltPage[], distDir: string): Promise<Broken> {
  const drawings = pages.flatMap(({ root }) => selectAll('use[href^="/"]', root).map((use) => attribute(use, 'href')));
  // linkinator does not look for the files that drawings use.
  const starts = new Set([...pages.map(({ path }) => path), ...drawings.map((href) => href?.split('#')[0])]);
  const server = await startServer({ distDir });
  const { links } = await new LinkChecker()
    .check({
      path: [...starts].map((path) => server.url + path),
      redirects: 'error',
      // Without it, "#note-1" on /about is looked up at /about/.
      cleanUrls: true,
      urlRewriteExpressions: [{ pattern: ownOrigin, replacement: server.url }],
      linksToSkip: async (link) => !link.startsWith(server.url) && !ownOrigin.test(link),
    })
    .finally(server.close);

  const local = (url = '') => url.replace(server.url, '').replace(ownOrigin, '') || '/';
  const broken: Broken = new Map();
  for (const { url, status, state, parent } of links) {
    // The not-found page is one of the pages, and its 404 is right.
    if (state !== LinkState.BROKEN || local(url) === '/404') continue;
    const reason = status === 301 ? 'has moved; link to where it leads' : `answers ${status}; correct the link`;
    addProblem(broken, local(url), reason, parent ? local(parent) : 'a drawing');
  }
  return broken;
}

function addProblem(broken: Broken, address: string, reason: string, page: string): void {
  const from = broken.get(address)?.from ?? new Set();
  broken.set(address, { reason, from: from.add(page) });
}

/** Adds links to an id that their page does not have. linkinator finds only those it meets before it fetches the page. */
function addDeadFragments(broken: Broken, pages: readonly BuiltPage[]): void {
  const ids = new Map(
    pages.map(({ path, root }) => [path, new Set(selectAll('[id]', root).map(({ properties }) => properties.id))]),
  );
  for (const { path, root } of pages) {
    for (const link of selectAll('[href*="#"]', root)) {
      const { origin, pathname, hash } = new URL(attribute(link, 'href') ?? '', settings.siteOrigin + path);
      // Unlike decodeURIComponent, unescape never throws.
      const id = querystring.unescape(hash.slice(1));
      if (origin === settings.siteOrigin && id && ids.get(pathname)?.has(id) === false)
        addProblem(broken, pathname + hash, 'has no element with that id; correct one of the two', path);
    }
  }
}

const listed = (from: ReadonlySet<string>): string => [...from].sort().join(', ');

/** Broken and redirected links, and the to-do list of the state pages that nobody has written yet. */
export async function checkLinks(allPages: readonly BuiltPage[], distDir: string) {
  // A state's page at the root level is the same page as the one below /states.
  const pages = allPages.filter(({ canonical, path }) => !canonical || new URL(canonical).pathname === path);
  const broken = await followLinks(pages, distDir);
  addDeadFragments(broken, pages);

  const isUnwritten = (address: string) => stateOfSlug(address.split('/').at(-1)) !== undefined;
  const unwritten = [...broken]
    .filter(([address]) => isUnwritten(address))
    .sort(([a, { from: fromA }], [b, { from: fromB }]) => fromB.size - fromA.size || a.localeCompare(b));
  const toDo = [
    `Linked to, but not written yet: ${unwritten.length} state pages, most linked first.`,
    ...unwritten.map(([path, { from }]) => `  ${String(from.size).padStart(2)} ×  ${path}  from ${listed(from)}`),
  ].join('\n');
  const problems = [...broken]
    .filter(([address]) => !isUnwritten(address))
    .map(([path, { reason, from }]) => `${path} ${reason}. It is linked from ${listed(from)}.`);
  return { toDo, problems };
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:links', async () => {
    const { toDo, problems } = await checkLinks(readPages('dist'), 'dist');
    console.log(toDo);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

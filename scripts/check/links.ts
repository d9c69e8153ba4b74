import '../read/load-env.ts';
import querystring from 'node:querystring';
import { selectAll } from 'hast-util-select';
import { LinkChecker, LinkState } from 'linkinator';
import { stateOfSlug } from '../../src/lib/us-states.ts';
import { unwrittenRootPaths } from '../../src/site/paths.ts';
import { settings } from '../../src/site/settings.ts';
import { attribute, type BuiltPage, readPages } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';
import { startServer } from '../serve/server.ts';

interface BrokenLink {
  to: string;
  reason: string;
  from: string;
}

/** The site's own origin, and not a longer host name that starts with it. */
const ownOrigin = new RegExp(`^${settings.siteOrigin.replaceAll('.', '\\.')}(?=[/?#]|$)`);

/** Follows every link inside the site on a local server. */
async function followLinks(pages: readonly BuiltPage[], distDir: string): Promise<BrokenLink[]> {
  const server = await startServer({ distDir });
  const { links } = await new LinkChecker()
    .check({
      path: pages.map(({ path }) => server.url + path),
      redirects: 'error',
      // Without it, "#note-1" on /about is looked up at /about/.
      cleanUrls: true,
      urlRewriteExpressions: [{ pattern: ownOrigin, replacement: server.url }],
      linksToSkip: async (link) => !link.startsWith(server.url) && !ownOrigin.test(link),
    })
    .finally(server.close);
  const local = (url = '') => url.replace(server.url, '').replace(ownOrigin, '') || '/';
  // The not-found page answers 404, as it should.
  const broken = links.filter(({ url, state }) => state === LinkState.BROKEN && local(url) !== '/404');
  return broken.map(({ url, status, parent }) => ({
    to: local(url),
    reason: status === 301 ? 'has moved; link to where it leads' : `answers ${status}; correct the link`,
    from: local(parent),
  }));
}

/** Links to an id that their page does not have. linkinator finds only those it meets before it fetches the page. */
function deadFragments(pages: readonly BuiltPage[]): BrokenLink[] {
  const reason = 'has no element with that id; correct one of the two';
  const idsOf = ({ root }: BuiltPage) => selectAll('[id]', root).map(({ properties }) => properties.id);
  const ids = new Map(pages.map((page) => [page.path, new Set(idsOf(page))]));
  return pages.flatMap(({ path, root }) =>
    selectAll('[href*="#"]', root).flatMap((link) => {
      const { origin, pathname, hash } = new URL(attribute(link, 'href') ?? '', settings.siteOrigin + path);
      // Unlike decodeURIComponent, unescape never throws.
      const id = querystring.unescape(hash.slice(1));
      const isDead = origin === settings.siteOrigin && id && ids.get(pathname)?.has(id) === false;
      return isDead ? { to: pathname + hash, reason, from: path } : [];
    }),
  );
}

/** Links that a network on the way could read and change. */
const insecureLinks = (pages: readonly BuiltPage[]): BrokenLink[] =>
  pages.flatMap(({ path, root }) =>
    selectAll('a[href^="http:"]', root).map((link) => ({
      to: attribute(link, 'href') ?? '',
      reason: /^http:\/\/(?:localhost|127\.0\.0\.1)/.test(attribute(link, 'href') ?? '')
        ? 'is on your own computer; link to the page by its path, such as /about'
        : 'is not encrypted; write https:// in the link',
      from: path,
    })),
  );

/** Broken, redirected, and unencrypted links, and the to-do list of the state pages that nobody has written yet. */
export async function checkLinks(allPages: readonly BuiltPage[], distDir: string) {
  // A state's page at the root level is the same page as the one below /states.
  const pages = allPages.filter(({ canonical, path }) => !canonical || new URL(canonical).pathname === path);
  const broken = [...(await followLinks(pages, distDir)), ...deadFragments(pages), ...insecureLinks(pages)];
  const addresses = [...new Set(broken.map(({ to }) => to))].map((to) => {
    const links = broken.filter((link) => link.to === to);
    return { to, reason: links[0]?.reason, from: [...new Set(links.map(({ from }) => from))].sort() };
  });
  const isUnwritten = ({ to }: { to: string }) => {
    const slug = to.split('/').at(-1);
    const own = `/states/${slug}`;
    const mayBeUnwritten = stateOfSlug(slug) && [own, ...unwrittenRootPaths].includes(to);
    return mayBeUnwritten && !allPages.some(({ path }) => path === own);
  };
  const unwritten = addresses.filter(isUnwritten);
  unwritten.sort((a, b) => b.from.length - a.from.length || a.to.localeCompare(b.to));
  const toDo = [
    `Linked to, but not written yet: ${unwritten.length} state pages, most linked first.`,
    ...unwritten.map(({ to, from }) => `  ${String(from.length).padStart(2)} ×  ${to}  from ${from.join(', ')}`),
  ].join('\n');
  const problems = addresses
    .filter((address) => !isUnwritten(address))
    .map(({ to, reason, from }) => `${to} ${reason}. It is linked from ${from.join(', ')}.`);
  return { toDo, problems };
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:links', async () => {
    const { toDo, problems } = await checkLinks(readPages('dist'), 'dist');
    console.log(toDo);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

import '../read/load-env.ts';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { settings } from '../../src/site/settings.ts';
import { menuStates } from '../../src/states/menu.ts';
import { attribute, pageFiles, parseHtml } from '../read/built-pages.ts';
import { readHeaders } from '../read/headers.ts';
import { runCommand } from '../run-command.ts';
import { addressesIn, lostPages } from './lost-pages.ts';

/** Checks that a live site is the one that these settings build. It sends no message. @throws If anything differs. */
export async function checkLive(args: string[], log = console.log): Promise<void> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { before: { type: 'boolean' } } });
  const [address = ''] = positionals;
  if (!/^https?:/.test(address)) throw new Error(`Pass the address of the site. ${usage}`);
  const { origin, hostname } = new URL(address);
  const problems: string[] = [];
  const compare = (what: string, found: unknown, expected: unknown) => {
    if (found === expected) log(`${what}: ${found}`);
    else problems.push(`${what} is “${found}” instead of “${expected}”.`);
  };
  const get = (path: string) =>
    fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(30_000) }).catch(({ cause }) => {
      throw new Error(`${new URL(path, origin)} does not answer (${cause?.message ?? 'in 30 seconds'}).`);
    });
  if (values.before) return checkLost(async (path) => (await get(path)).text());
  const find = async (path: string, selector: string, name: string) =>
    attribute(select(selector, parseHtml(await (await get(path)).text())), name);

  for (const path of ['/', ...menuStates.slice(0, 1).map((state) => state.path)]) {
    compare(`The status of ${path}`, (await get(path)).status, 200);
    const canonical = await find(path, 'link[rel="canonical"]', 'href');
    compare(`The canonical address of ${path}`, canonical, new URL(path, settings.siteOrigin).href);
  }
  compare('The status of a page that does not exist', (await get('/no-such-page')).status, 404);
  const moved = await get('/about.html');
  // Cloudflare Pages answers with 308, which is as permanent.
  compare('The status of /about.html', moved.status === 308 ? 301 : moved.status, 301);
  const target = new URL(moved.headers.get('location') ?? '', origin);
  compare('The page that /about.html leads to', target.href, new URL('/about', origin).href);

  for (const path of ['/', '/contact']) {
    const page = parseHtml(await (await get(path)).text());
    const policy = attribute(select('meta[http-equiv="content-security-policy" i]', page), 'content') ?? '';
    const isAllowed = (text: string) => policy.includes(createHash('sha256').update(text).digest('base64'));
    const changed = selectAll('style, script:not([src], [type])', page).filter((part) => !isAllowed(textOf(part)));
    const names = changed.map(({ tagName }) => `<${tagName}>`).join(' and ');
    compare(`What ${path} refuses of its own`, names, '');
    if (names)
      problems.push(
        'Something between the build and the visitor changes the HTML. Switch off what minifies HTML, styles, or scripts, or adds its own, in the host or proxy (Cloudflare: Speed, “Content Optimization”).',
      );
  }

  const { headers } = await get('/');
  const expected = (await readHeaders('public/_headers'))('/');
  compare('The header x-robots-tag', headers.get('x-robots-tag'), null);
  const robots = await find('/', 'meta[name="robots"]', 'content');
  compare('The home page’s “noindex”', /noindex|none/.exec(robots ?? '')?.[0], undefined);
  // Each host writes these two in its own way.
  for (const name of ['cache-control', 'content-type']) expected.delete(name);
  for (const [name, value] of expected) compare(`The header ${name}`, headers.get(name), value);

  const { bookingUrl, contactEndpoint } = settings;
  const pageOf = (url: string) => new URL(url, origin).origin + new URL(url, origin).pathname;
  const home = parseHtml(await (await get('/')).text());
  const links = selectAll('main a[href]', home).map((link) => attribute(link, 'href') ?? '');
  // Its query differs, and a browser would write the host in lower case.
  const booking = links.find((link) => pageOf(link) === pageOf(bookingUrl));
  compare('The booking link', booking && bookingUrl, bookingUrl);
  compare('The form’s endpoint', await find('/contact', 'form[method="post"]', 'action'), contactEndpoint);
  for (const url of [bookingUrl, contactEndpoint]) {
    // A local site may have placeholders, which never answer.
    if (hostname === 'localhost' && url.startsWith('https:')) continue;
    const { status } = await get(url);
    // It may refuse to be read, as form services do, but it must be there.
    compare(`${url} (${status})`, status < 500 && ![404, 410].includes(status) ? 'there' : 'missing', 'there');
  }
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nBuild with these settings, then deploy again.`);
}

/** Names the pages that the next deployment would lose. @throws If there are any. */
async function checkLost(read: (path: string) => Promise<string>): Promise<void> {
  pageFiles('dist');
  const addresses = await addressesIn(await read('/sitemap.xml'), read);
  const lost = lostPages(addresses, 'dist');
  if (lost.length > 0)
    throw new Error(
      `dist/ has none of these, and nothing redirects them. Add each to “moved” in infra/clean-urls.js, then build again:\n${lost.join('\n')}`,
    );
  console.log(`The live sitemap lists ${addresses.length} pages, and dist/ loses none.`);
}

const usage = 'Usage: npm run check:live -- https://example.com [--before]';
if (process.argv[1] === import.meta.filename) await runCommand(usage, () => checkLive(process.argv.slice(2)));

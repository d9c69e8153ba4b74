import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { readHeaders } from '../host-headers.ts';
import { sampleSite } from '../request-table.ts';
import { partsOf, type Reply, type SampleHost } from './reply.ts';

/** One rule of `_redirects` as Netlify's parser returns it. */
type Redirect = { scheme?: string; host?: string; path: string; to: string; status: number; force: boolean };

/**
 * Netlify, reading `_headers` and `_redirects` with its own parsers. What happens with the rules then is modeled on its
 * documentation: the first matching rule wins, forced ones (`!`) also over files, a trailing slash makes no difference to
 * a rule, `pretty_urls` redirects `/about/` to `/about`, a failed path gets /404.html, with the headers of the path that was
 * asked for, and a redirect gets none.
 *
 * @throws when a parser finds fault with a line.
 */
export async function netlifyHost(distDir: string): Promise<SampleHost> {
  const redirectsFiles = [join(distDir, '_redirects')];
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: false });
  if (errors.length > 0) throw new AggregateError(errors);
  const headersOf = await readHeaders(join(distDir, '_headers'));

  return {
    close: async () => {},
    async ask(address): Promise<Reply> {
      const { scheme, host, path, query } = partsOf(address);
      for (const rule of redirects as Redirect[]) {
        const rest =
          (!rule.scheme || rule.scheme === scheme) && (!rule.host || rule.host === host) && matches(rule.path, path);
        if (typeof rest !== 'string' || (!rule.force && fileOf(path))) continue;
        const to = rule.to.replace(':splat', rest);
        if (rule.status < 400)
          return { status: rule.status, location: new URL(to, `${scheme}://${host}`).href + query, headers: {} };
        return { status: rule.status, file: to, headers: headersOf(path) };
      }
      const bare = path.replace(/(.)\/$/, '$1');
      if (bare !== path && fileOf(bare))
        return { status: 301, location: `${scheme}://${host}${bare}${query}`, headers: {} };
      const file = fileOf(path);
      return { status: file ? 200 : 404, file: file ?? '/404.html', headers: headersOf(path) };
    },
  };
}

/** What `*` stands for when the rule's path matches (empty without one), else false. */
function matches(rulePath: string, path: string): string | false {
  const bare = (one: string) => one.replace(/(.)\/$/, '$1');
  if (!rulePath.endsWith('/*')) return bare(rulePath) === bare(path) ? '' : false;
  const prefix = rulePath.slice(0, -1);
  return path.startsWith(prefix) ? path.slice(prefix.length) : false;
}

/** The file that answers a path; `_headers` and `_redirects` are never among them. */
const fileOf = (path: string): string | undefined =>
  [path, `${path}.html`, path === '/' ? '/index.html' : ''].find((file) => file in sampleSite);

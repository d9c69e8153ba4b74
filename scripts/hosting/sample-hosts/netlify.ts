import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { sampleSite } from '../request-table.ts';
import { partsOf, type Reply, type SampleHost } from './reply.ts';

/** One rule of `_redirects` as Netlify's parser returns it. */
type Redirect = { scheme?: string; host?: string; path: string; to: string; status: number; force: boolean };

/** One rule of `_headers`, likewise. */
type HeaderRule = { forRegExp: RegExp; values: Record<string, string> };

/** What Netlify sends where no rule speaks of Cache-Control. */
const platformDefault = { 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * Netlify, reading `_headers` and `_redirects` with its own parsers. What happens with the rules then is modeled on its
 * documentation: the first matching rule wins, forced ones (`!`) also over files, a trailing slash makes no difference to
 * a rule, `pretty_urls` redirects `/about/` to `/about`, and a failed path gets /404.html.
 *
 * @throws when a parser finds fault with a line.
 */
export async function netlifyHost(distDir: string): Promise<SampleHost> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(distDir, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  const { headers, errors: headerErrors } = await parseAllHeaders({
    headersFiles: [join(distDir, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  const headerRules = headers as HeaderRule[];
  if (errors.length + headerErrors.length > 0) throw new AggregateError([...errors, ...headerErrors]);

  function headersOf(path: string): Reply['headers'] {
    const matching = headerRules.filter(({ forRegExp }) => forRegExp.test(path));
    const named = matching.flatMap(({ values }) => Object.entries(values));
    const names = named.map(([name]) => name.toLowerCase());
    if (new Set(names).size < names.length) throw new Error(`Two rules set the same header for ${path}.`);
    return { ...platformDefault, ...Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value])) };
  }

  return {
    close: async () => {},
    async ask(address): Promise<Reply> {
      const { scheme, host, path, query } = partsOf(address);
      for (const rule of redirects as Redirect[]) {
        const rest =
          (!rule.scheme || rule.scheme === scheme) && (!rule.host || rule.host === host) && matches(rule.path, path);
        if (typeof rest !== 'string' || (!rule.force && fileOf(path))) continue;
        const to = rule.to.replace(':splat', rest);
        if (rule.status === 301)
          return { status: 301, location: new URL(to, `${scheme}://${host}`).href + query, headers: {} };
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

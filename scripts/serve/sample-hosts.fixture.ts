import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Context, createContext, runInContext } from 'node:vm';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parse } from 'yaml';
import { startServer } from '../serve.ts';
import { contentType, isServed, readHeaders } from './host-rules.ts';
import { sampleMoved, sampleSite } from './request-table.fixture.ts';

/** What a host answers, in the words of the request table. */
type Reply = {
  status: number;
  /** The file whose text came back. */
  file?: string;
  location?: string;
  /** By lowercase name. */
  headers: Record<string, string | undefined>;
};

/** A host that can be asked for a whole address, such as `https://www.firm.example/about.html?q=1`. */
export type SampleHost = {
  ask(address: string): Promise<Reply>;
  close?: () => Promise<void>;
};

/** Scheme, host, path and query of an address, the path exactly as it was typed. */
function partsOf(address: string): { scheme: 'http' | 'https'; host: string; path: string; query: string } {
  const [, scheme, host, path, query = ''] = /^(https?):\/\/([^/]+)([^?]*)(\?.*)?$/.exec(address) ?? [];
  if (!scheme || !host || !path) throw new Error(`Not a whole address: ${address}`);
  return { scheme: scheme as 'http' | 'https', host, path, query };
}

/** The preview server, asked over HTTP as a TLS proxy in front of it would. */
export async function previewHost(distDir: string): Promise<SampleHost> {
  const { url, close } = await startServer({ distDir, moved: sampleMoved });
  return {
    close,
    async ask(address) {
      const { scheme, host, path, query } = partsOf(address);
      // Not fetch(): it forbids a Host header and normalizes the path.
      const options = { port: new URL(url).port, path: path + query, headers: { host, 'x-forwarded-proto': scheme } };
      const [response] = (await once(get(options), 'response')) as [IncomingMessage];
      const { statusCode: status = 0, headers } = response;
      const body = await text(response);
      return {
        status,
        location: headers.location && new URL(headers.location, `${scheme}://${host}`).href,
        file: /<title>(.*)<\/title>/.exec(body)?.[1] ?? body,
        headers: headers as Reply['headers'],
      };
    },
  };
}

/** One rule of `_redirects` as Netlify's parser returns it. */
type Redirect = { scheme?: string; host?: string; path: string; to: string; status: number; force: boolean };

/**
 * Netlify, reading `_headers` and `_redirects` with its own parsers. What happens with the rules then is modeled on its
 * documentation: the first matching rule wins, forced ones (`!`) also over files, a trailing slash makes no difference to
 * a rule, `pretty_urls` redirects `/about/` to `/about`, a failed path gets /404.html, with the headers of the path that was
 * asked for, and a redirect gets none.
 *
 * @throws when a parser finds problem with a line.
 */
export async function netlifyHost(distDir: string): Promise<SampleHost> {
  const redirectsFiles = [join(distDir, '_redirects')];
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: false });
  if (errors.length > 0) throw new AggregateError(errors);
  const headersOf = await readHeaders(join(distDir, '_headers'));

  return {
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

/**
 * A context without what CloudFront's runtime 2.0 does not document and a function about addresses could use (“JavaScript
 * runtime 2.0 features for CloudFront Functions”, read in November 2026), so that code that leans on it fails here and not at
 * the first visitor. With the iterators go for-of, spread and destructuring of arrays, which the edge's parser refuses.
 */
function edgeContext(): Context {
  const context = createContext({});
  runInContext(
    `['at', 'flat', 'flatMap', 'findLast', 'toSorted', 'toReversed', 'with', Symbol.iterator].forEach((name) => delete Array.prototype[name]);
    ['at', 'matchAll', 'isWellFormed', Symbol.iterator].forEach((name) => delete String.prototype[name]);
    ['hasOwn', 'fromEntries', 'groupBy'].forEach((name) => delete Object[name]);
    ['URL', 'URLSearchParams', 'Map', 'Set', 'WeakMap', 'Intl', 'console', 'structuredClone'].forEach((name) => delete globalThis[name]);
    delete Array.from; delete String.raw;`,
    context,
  );
  return context;
}

type Behavior = { PathPattern?: string; ViewerProtocolPolicy: string; ResponseHeadersPolicyId: string };

/** The template, `!Ref name` and its like read as the name alone. */
export function readTemplate() {
  const text = readFileSync(resolve(import.meta.dirname, '../../infra/cloudfront.yaml'), 'utf8');
  const customTags = ['!Ref', '!Sub', '!GetAtt'].map((tag) => ({ tag, resolve: (value: string) => value }));
  return parse(text, { customTags, logLevel: 'silent' });
}

/**
 * S3 and CloudFront as the template sets them up: its Function run with what the edge's runtime has, its behaviors, its
 * headers policies and its error pages. Objects carry the metadata that the deployment writes.
 */
export async function cloudfrontHost(): Promise<SampleHost> {
  const { Resources } = readTemplate();
  const config = Resources.Distribution.Properties.DistributionConfig;
  const stored = await readHeaders(resolve(import.meta.dirname, '../../public/_headers'));
  const code = `'use strict'; ${Resources.CleanUrls.Properties.FunctionCode};
Object.assign(moved, ${JSON.stringify(sampleMoved)}); handler`;
  const handler = runInContext(code, edgeContext());
  const errorPage = config.CustomErrorResponses.find(({ ErrorCode }: { ErrorCode: number }) => ErrorCode === 403);

  return {
    async ask(address): Promise<Reply> {
      const { scheme, host, path, query } = partsOf(address);
      const behavior: Behavior =
        config.CacheBehaviors.find(({ PathPattern = '' }: Behavior) => path.endsWith(PathPattern.slice(1))) ??
        config.DefaultCacheBehavior;
      if (scheme === 'http' && behavior.ViewerProtocolPolicy === 'redirect-to-https')
        return { status: 301, location: address.replace('http:', 'https:'), headers: {} };
      const request = { uri: path, querystring: querystringOf(query), headers: { host: { value: host } } };
      const result = handler({ version: '1.0', request });
      if (result.statusCode) {
        const location = new URL(result.headers.location.value, `${scheme}://${host}`).href;
        return { status: result.statusCode, location, headers: {} };
      }
      const exists = isServed(result.uri) && result.uri in sampleSite;
      const file: string = exists ? result.uri : errorPage.ResponsePagePath;
      const policy = Resources[behavior.ResponseHeadersPolicyId].Properties.ResponseHeadersPolicyConfig;
      const {
        ContentSecurityPolicy: csp,
        StrictTransportSecurity: hsts,
        ReferrerPolicy,
      } = policy.SecurityHeadersConfig;
      const custom = policy.CustomHeadersConfig.Items as { Header: string; Value: string }[];
      const subdomains = hsts.IncludeSubdomains ? '; includeSubDomains' : '';
      return {
        status: exists ? 200 : errorPage.ResponseCode,
        file,
        headers: {
          'content-type': contentType(file),
          'cache-control': stored(file)['cache-control'],
          'content-security-policy': csp.ContentSecurityPolicy,
          'strict-transport-security': `max-age=${hsts.AccessControlMaxAgeSec}${subdomains}${hsts.Preload ? '; preload' : ''}`,
          'x-content-type-options': 'nosniff',
          'referrer-policy': ReferrerPolicy.ReferrerPolicy,
          ...Object.fromEntries(custom.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
        },
      };
    },
  };
}

/** As CloudFront hands it over: still encoded, repeated names in `multiValue`. */
function querystringOf(query: string): Record<string, { value: string; multiValue: { value: string }[] }> {
  const parsed: ReturnType<typeof querystringOf> = {};
  for (const pair of query.slice(1).split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=');
    parsed[name] ??= { value, multiValue: [] };
    parsed[name].multiValue.push({ value });
  }
  return parsed;
}

import { extname } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { lookup } from 'mrmime';

/** Header values by lowercase name. */
export type Headers = Record<string, string>;

/** What Netlify sends where no rule says otherwise: a browser asks again each time, and mostly gets a 304. */
const defaultHeaders: Headers = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** One rule of `_headers` as Netlify's parser returns it. */
type Rule = { forRegExp: RegExp; values: Headers };

/** Reads a `_headers` file, which may be missing. @returns The headers of a path. @throws When a line or two rules are at fault. */
export async function readHeaders(file: string): Promise<(path: string) => Headers> {
  const parsed = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
  const fault = parsed.errors[0];
  if (fault) throw new Error(`${file}: ${fault.message}`);
  const rules = parsed.headers as Rule[];
  return (path) => {
    const own = rules.filter(({ forRegExp }) => forRegExp.test(path)).flatMap(({ values }) => Object.entries(values));
    const names = own.map(([name]) => name.toLowerCase());
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`${file}: two rules set “${twice}” for ${path}. Netlify would join their values.`);
    return { ...defaultHeaders, ...Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])) };
  };
}

/** Where the common table is silent or says something that crawlers do not expect. */
const ownTypes: Record<string, string> = { '.xml': 'application/xml', '.ico': 'image/x-icon' };

/** The media type of a file, with its charset where it is text. */
export function contentType(file: string): string {
  const type = ownTypes[extname(file)] ?? lookup(file) ?? 'application/octet-stream';
  return /^text\/|\/xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** False for what lies in dist but configures a host, and for hidden files (but /.well-known is public by its nature). */
export const isServed = (path: string): boolean =>
  path !== '/_headers' &&
  path !== '/_redirects' &&
  !path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { lookup } from 'mrmime';

/** Reads a `_headers` file. @returns The headers that every host sends for a path. @throws If Netlify rejects a line. */
export async function readHeaders(headersFile: string): Promise<(path: string, file?: string) => Headers> {
  const parsed = await parseAllHeaders({ headersFiles: [headersFile], configHeaders: [], minimal: false });
  if (parsed.errors[0]) throw new Error(`${headersFile}: ${parsed.errors[0].message}`);
  const rules = parsed.headers as Header[];
  return (path, file = path) => {
    const matching = rules.filter(({ forRegExp }) => forRegExp.test(path));
    const headers = new Headers(matching.flatMap(({ values }) => Object.entries(values)));
    // Netlify’s default, by which browsers ask each time, and usually get a 304.
    if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
    const type = lookup(file) ?? 'application/octet-stream';
    const encoded = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
    if (!headers.has('content-type')) headers.set('content-type', encoded);
    return headers;
  };
}

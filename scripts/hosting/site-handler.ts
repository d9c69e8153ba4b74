import type { IncomingMessage, ServerResponse } from 'node:http';
import { settings } from '../../src/site/settings.ts';
import { type MovedPaths, resolveAddress } from './clean-urls.js';
import { notFoundFile, redirectCacheControl, securityHeaders } from './rules.ts';
import { respondWith, staticFiles } from './static-files.ts';

/**
 * Answers as the hosts do: the same addresses, statuses and headers, from the same rules. One difference: on plain http
 * at localhost nothing is sent that would force https.
 *
 * A TLS proxy in front names the scheme in `X-Forwarded-Proto`; then http and www are redirected as well.
 *
 * @param root of the built site, absolute.
 */
export function siteHandler(root: string, moved: MovedPaths) {
  const files = staticFiles(root);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { scheme, host, secure } = addressOf(request);
    const styleHashes = await files.styleHashes();
    const headers = securityHeaders({ styleHashes, formEndpoint: settings.contactEndpoint, secure });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sayPlainly(response, 405, 'This address can only be read.');
    }
    const path = pathOf(request);
    if (!isWellFormed(path)) return sayPlainly(response, 400, 'This address is malformed.');

    const { file, location } = resolveAddress(scheme, host, path, moved);
    if (location !== undefined) {
      const query = (request.url ?? '').slice(path.length);
      response.writeHead(301, { Location: location + query, 'Cache-Control': redirectCacheControl }).end();
      return;
    }
    const found = await files.read(decodeURIComponent(file));
    if (found) return respondWith(found, 200, request, response);
    const missing = await files.read(notFoundFile);
    if (missing) return respondWith(missing, 404, request, response);
    return sayPlainly(response, 404, 'Not found.');
  };
}

/** The path as it was sent. Not read through `new URL`, which takes `//host/path` for another host. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] as string;

/** Scheme and host that the visitor sees. Plain http counts as right where no proxy says otherwise, as on localhost. */
function addressOf(request: IncomingMessage): { scheme: 'http' | 'https'; host: string; secure: boolean } {
  const host = request.headers.host ?? 'localhost';
  const forwarded = request.headers['x-forwarded-proto'];
  if (forwarded === undefined) return { scheme: 'https', host: host.replace(/^www\./i, ''), secure: false };
  const scheme = forwarded === 'https' ? 'https' : 'http';
  return { scheme, host, secure: scheme === 'https' };
}

function isWellFormed(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function sayPlainly(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

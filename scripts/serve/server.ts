import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
// @ts-expect-error Its types would install those of Express, ten packages in all.
import compression from 'compression';
import sirv from 'sirv';
import { moved, resolveAddress, withQuery } from '../../infra/clean-urls.js';
import { readHeaders } from '../read/headers.ts';
import { inboxPath, receiveMessage } from './inbox.ts';

/** Serves the built site the way its hosts do, by default on any free port. Takes contact messages if there is an `inbox`. */
export async function startServer({ distDir, port = 0, inbox }: { distDir: string; port?: number; inbox?: string }) {
  const headersOf = await readHeaders(join(distDir, '_headers'));
  // A build may replace the site in the meantime, and in development mode, sirv looks at the disk for each request.
  const files = sirv(distDir, { dev: true, etag: true });
  const compress = compression() as (...args: [...Parameters<RequestListener>, () => void]) => void;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request;
    // `new URL` would read `//host/path` as another host.
    const [path = ''] = url.split('?', 1);
    if (inbox && path === inboxPath) return receiveMessage(inbox, request, response);
    const { file = '', location } = resolveAddress('localhost', path, moved);
    if (location !== undefined) {
      const headers = {
        Location: withQuery(location, url.slice(path.length)),
        'Cache-Control': 'public, max-age=3600',
      };
      return response.writeHead(301, headers).end();
    }
    const missing = async () => {
      response.setHeaders(headersOf('/404', '404.html'));
      response.writeHead(404).end(await readFile(join(distDir, '404.html')).catch(() => 'Not found.'));
    };
    // sirv answers a wrong range with wrong bytes, and the range that compression sends is one of compressed bytes.
    delete request.headers.range;
    compress(request, response, () => {
      response.setHeaders(headersOf(path, file));
      request.url = file;
      files(request, response, missing);
    });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

import './read/load-env.ts';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { moved as movedPages, resolveAddress } from '../infra/clean-urls.js';
import { pageFiles } from './read/built-pages.ts';
import { runCommand } from './run-command.ts';
import { contentType, isServed, type MovedPaths, readHeaders } from './serve/host-rules.ts';
import { createInbox, inboxPath } from './serve/inbox.ts';

const usage = 'Usage: npm run preview -- [--port 4173] [--dist dist] [--inbox .inbox]';

/** `npm run preview`: serves the built site as its hosts will. @throws Error with one sentence when it cannot. */
export async function serve(args: string[]): Promise<RunningServer> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4173' },
      dist: { type: 'string', default: 'dist' },
      inbox: { type: 'string', default: '.inbox' },
    },
  });
  const { dist, inbox } = values;
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port takes a number from 0 to 65535, not “${values.port}”.\n${usage}`);
  pageFiles(dist); // Complains when there is no build.
  const server = await startServer({ distDir: dist, port, inbox: resolve(inbox) }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new Error(
          `Port ${port} is in use. Stop what runs there, or choose another: npm run preview -- --port ${port + 1}`,
        );
      throw error;
    },
  );
  console.log(`Serving ${dist}/ at ${server.url}`);
  console.log(`Contact messages are kept in ${inbox}/. Stop with Ctrl+C.`);
  return server;
}

type ServerOptions = {
  /** The built site. */
  distDir: string;
  /** 0 takes any free port. */
  port?: number;
  /** Take contact messages at /api/contact and keep them in this folder; without it that path is as missing as any other. */
  inbox?: string;
  /** Removed pages and what takes their place; tests bring their own. */
  moved?: MovedPaths;
};

export type RunningServer = { url: string; close(): Promise<void> };

/** The built site as its hosts serve it, and the inbox of the contact form. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { distDir, port = 0, moved = movedPages } = options;
  const serveSite = await siteHandler(resolve(distDir), moved);
  const inbox = options.inbox && createInbox(options.inbox);

  const server = createServer((request, response) => {
    if (inbox && pathOf(request) === inboxPath) void inbox(request, response);
    else serveSite(request, response);
  });
  // Forms and page requests are small: a client that takes longer to send one is not a visitor.
  server.requestTimeout = 30_000;

  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', done);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Answers as the hosts do. On plain http at localhost nothing forces https, unless a proxy names the scheme. */
async function siteHandler(root: string, moved: MovedPaths): Promise<RequestListener> {
  const headersOf = await readHeaders(join(root, '_headers'));
  // In its development mode sirv looks at the disk for each request: a build may replace the site meanwhile.
  const files = sirv(root, { dev: true, etag: true, extensions: [] });
  const compress = compression() as unknown as (...args: [...Parameters<RequestListener>, () => void]) => void;

  return (request, response) => {
    const { host = 'localhost', 'x-forwarded-proto': scheme } = request.headers;
    const setHeaders = (path: string, file: string) => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      for (const [name, value] of Object.entries(headersOf(path)))
        if (name !== 'strict-transport-security' || scheme === 'https') response.setHeader(name, value);
      response.setHeader('content-type', contentType(file));
    };
    const missing = async () => {
      setHeaders('/404', '.html');
      response.writeHead(404).end(await readFile(join(root, '404.html')).catch(() => 'Not found.'));
    };

    const path = pathOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end('This address can only be read.\n');
    if (!isWellFormed(path)) return response.writeHead(400).end('This address is malformed.\n');
    // Where no proxy names the scheme, it counts as right, and so does www.
    const { file, location } = scheme
      ? resolveAddress(scheme === 'https' ? 'https' : 'http', host, path, moved)
      : resolveAddress('https', host.replace(/^www\./i, ''), path, moved);
    if (location !== undefined) {
      const query = (request.url ?? '').slice(path.length);
      return response.writeHead(301, { Location: location + query, 'Cache-Control': 'public, max-age=3600' }).end();
    }
    compress(request, response, () => {
      if (!isServed(decodeURIComponent(file))) return void missing();
      setHeaders(path, file);
      request.url = file;
      files(request, response, () => void missing());
    });
  };
}

/** The path as it was sent. Not read through `new URL`, which takes `//host/path` for another host. */
const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] as string;

function isWellFormed(path: string): boolean {
  try {
    return path.startsWith('/') && !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

if (process.argv[1] === import.meta.filename)
  await runCommand(usage, async () => {
    const server = await serve(process.argv.slice(2));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => server.close().then(() => process.exit(0)));
  });

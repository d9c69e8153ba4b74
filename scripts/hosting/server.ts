import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { MovedPaths } from './clean-urls.js';
import { createInbox } from './inbox.ts';
import { movedPaths } from './rules.ts';
import { pathOf, siteHandler } from './site-handler.ts';

export type ServerOptions = {
  /** The built site. */
  distDir: string;
  /** 0 takes any free port. */
  port?: number;
  /** Listen on every network interface, so that a phone can look, and not on this machine alone. */
  exposed?: boolean;
  /** Take contact messages at /api/contact and keep them in `dir`; without it that path is as missing as any other. */
  inbox?: { dir: string; perVisitor?: number };
  /** Removed pages and what takes their place; tests bring their own. */
  moved?: MovedPaths;
};

export type RunningServer = {
  /** `http://localhost:4173` */
  url: string;
  close(): Promise<void>;
};

/**
 * The preview server: the built site as its hosts serve it, and the inbox of the contact form.
 *
 * @throws the error of node:net when it cannot listen (`EADDRINUSE`, `EACCES`).
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { distDir, port = 0, exposed = false, moved = movedPaths } = options;
  const serveSite = siteHandler(resolve(distDir), moved);
  const inbox = options.inbox && createInbox(options.inbox);

  const server = createServer((request, response) => {
    const answered = inbox?.path === pathOf(request) ? inbox.handle(request, response) : serveSite(request, response);
    answered.catch((error: unknown) => {
      console.error('The server could not answer:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // Forms and page requests are small: a client that takes longer to send one is not a visitor.
  server.requestTimeout = 30_000;

  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, exposed ? undefined : 'localhost', done);
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

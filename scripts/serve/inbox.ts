import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';

/** The default of `settings.contactEndpoint`. */
export const inboxPath = '/api/contact';

/** Takes the form service's place on a local server: saves each message as a file that only its owner can read. */
export async function receiveMessage(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') return response.writeHead(405, { Allow: 'POST' }).end();
  const body = await text(request);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const message = isForm ? JSON.stringify(Object.fromEntries(new URLSearchParams(body)), null, 2) : body;
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, message, { mode: 0o600 });
  console.log(`Contact message saved: ${file}`);
  if (isForm) response.writeHead(303, { Location: '/thank-you#message' }).end();
  else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
}

/** The same for `npm run dev`. */
export const inboxPlugin: Plugin = {
  name: 'inbox',
  configureServer: ({ middlewares }) => {
    middlewares.use(inboxPath, (request, response, next) => receiveMessage('.inbox', request, response).catch(next));
  },
};

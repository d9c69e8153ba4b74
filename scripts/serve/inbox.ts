import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The default of `settings.contactEndpoint`. */
export const inboxPath = '/api/contact';

const longestMessage = 64 * 1024;

/** Takes the form service's place on local servers: saves each message as a file that only its owner can read. */
export const createInbox = (folder: string) => (request: IncomingMessage, response: ServerResponse) => {
  receive(folder, request, response).catch((error) => {
    console.error('A contact message was not saved:', error);
    response.writeHead(500).end('The message was not saved.');
  });
};

async function receive(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') return response.writeHead(405, { Allow: 'POST' }).end();
  const body = await text(request);
  if (body.length > longestMessage)
    return response.writeHead(413).end('The message is too long. Go back and shorten it to 60,000 characters.');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const message = isForm ? JSON.stringify(Object.fromEntries(new URLSearchParams(body)), null, 2) : body;
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, message, { mode: 0o600 });
  console.log(`Contact message saved: ${file}`);
  if (isForm) response.writeHead(303, { Location: '/thank-you#message' }).end();
  else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
}

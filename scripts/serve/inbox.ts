import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contactPayload } from '../../src/pages/contact/send-message.ts';
import { settings } from '../../src/site/settings.ts';

/** What the contact form sends: the fields of its payload, no more and no fewer. */
const fields = Object.keys(contactPayload(new FormData()));
/** Bytes of a whole request. */
const bodyLimit = 64 * 1024;
const tenMinutes = 600_000;
/** How many messages one visitor may send in ten minutes. */
const perVisitor = 30;

/** Why a message is refused. */
type Refusal = { status: number; sentence: string; headers?: Record<string, string> };
const refuse = (status: number, sentence: string, headers = {}): Refusal => ({ status, sentence, headers });

/** The stand-in for the form service on the preview and dev servers, so that the contact form works on a fresh clone. */
export function createInbox(dir: string) {
  const posts = new Map<string, number[]>();

  async function keep(message: object): Promise<void> {
    const receivedAt = new Date().toISOString();
    const file = `${receivedAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
    const unfinished = join(dir, `.${file}.part`);
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const text = `${JSON.stringify({ receivedAt, ...message }, null, 2)}\n`;
    await writeFile(unfinished, text, { mode: 0o600, flush: true });
    await rename(unfinished, join(dir, file));
    console.log(`A contact message is kept in ${file}`);
  }

  /** @returns Why the message was refused, if it was. */
  async function receive(request: IncomingMessage): Promise<Refusal | undefined> {
    if (request.method !== 'POST') return refuse(405, 'This address takes only the contact form.', { Allow: 'POST' });
    if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(403, 'Another site’s form cannot post here.');
    // The connection's own address. X-Forwarded-For is the sender's word and would undo the limit.
    const visitor = request.socket.remoteAddress ?? '';
    const recent = (posts.get(visitor) ?? []).filter((time) => time > Date.now() - tenMinutes);
    if (recent.length >= perVisitor)
      return refuse(429, 'Too many messages from this address. Please try again in ten minutes.', {
        'Retry-After': '600',
      });
    posts.set(visitor, [...recent, Date.now()]);

    const body = await readBody(request);
    if (body === undefined)
      return refuse(413, 'The message is too long. Please keep it under 60,000 characters.', { Connection: 'close' });
    const type = request.headers['content-type'] ?? '';
    if (!isForm(type) && !type.startsWith('application/json'))
      return refuse(415, 'The form must be sent as JSON or as an urlencoded form.');
    const sent = isForm(type) ? Object.fromEntries(new URLSearchParams(body)) : entriesIn(body);
    if (!sent) return refuse(400, 'The message is not valid JSON.');
    // `redirect` is for form services. Here the way on is fixed, so that no one can send a visitor elsewhere.
    const { [settings.contactSpamField]: bait, redirect: _, ...message } = sent;
    // A robot should believe that it worked.
    if (bait) return;
    const problem = problemOf(message);
    if (problem) return refuse(422, problem);
    await keep(message);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = await receive(request).catch((error): Refusal => {
      console.error('The inbox failed:', error);
      return refuse(500, 'The message could not be kept.');
    });
    const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...refusal?.headers };
    if (!isForm(request.headers['content-type'])) {
      response.writeHead(refusal?.status ?? 200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(refusal ? { success: false, error: refusal.sentence } : { success: true }));
    } else if (refusal) {
      response.writeHead(refusal.status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
      // It repeats nothing of what was sent: the browser's Back button brings the entries back.
      response.end(`<!doctype html><html lang="en"><title>Your message was not sent</title><p>${refusal.sentence}
<p>Use your browser’s Back button to return to what you wrote, or <a href="/contact">start again</a>.`);
    } else response.writeHead(303, { ...headers, Location: '/thank-you' }).end();
  };
}

const isForm = (type = ''): boolean => type.startsWith('application/x-www-form-urlencoded');

/** @returns The body; none when it is too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // A little more is read and dropped: a browser that is still sending would miss the answer.
    if (size > 64 * bodyLimit) break;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  return size > bodyLimit ? undefined : Buffer.concat(chunks).toString('utf8');
}

function entriesIn(json: string): Record<string, unknown> | undefined {
  try {
    return { ...JSON.parse(json) };
  } catch {
    return undefined;
  }
}

/** What is wrong with a message, in words for its sender. */
function problemOf(message: Record<string, unknown>): string | undefined {
  if (Object.keys(message).some((name) => !fields.includes(name))) return 'The form has a field that is not expected.';
  // The message is the one field that may be empty.
  const isThere = (name: string) => typeof message[name] === 'string' && (name === 'message' || message[name].trim());
  const missing = fields.find((name) => !isThere(name));
  if (missing) return `The field “${missing}” is missing.`;
  if (!/^[^\s@]+@[^\s@]+$/.test(String(message.email))) return 'Please enter an email address, such as name@firm.com.';
}

/** The address that it answers: the default of `settings.contactEndpoint`. */
export const inboxPath = '/api/contact';

/** Puts the inbox into `vite dev`. */
export const inboxPlugin = (): Plugin => ({
  name: 'contact-inbox',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(inboxPath, createInbox(resolve(server.config.root, '.inbox')));
  },
});

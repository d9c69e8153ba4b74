import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contactPayload } from '../../src/pages/contact/send-message.ts';
import { settings } from '../../src/site/settings.ts';

export type InboxOptions = {
  /** Where messages are kept, one JSON file each; keep it out of git. */
  dir: string;
  /** How many messages one visitor may send in ten minutes. */
  perVisitor?: number;
};

/** A message that is refused, with the status and the sentence that the sender gets. */
class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(sentence: string, status = 422, headers: Record<string, string> = {}) {
    super(sentence);
    this.status = status;
    this.headers = headers;
  }
}

/** What the contact form sends: the fields of its payload, no more and no fewer. */
const fields = Object.keys(contactPayload(new FormData()));
/** A whole request (bytes). */
const bodyLimit = 64 * 1024;
const tenMinutes = 600_000;

/**
 * The stand-in for the form service (specification, section 7) on the preview and dev servers, so that the contact form
 * works on a fresh clone. It checks what arrives, keeps it as it came, and gives nothing back: no message can be read over
 * HTTP. JSON is answered with `{ success }`; the form without JavaScript is sent on to /thank-you, or gets a page that says
 * what to mend.
 */
export function createInbox({ dir, perVisitor = 30 }: InboxOptions) {
  const posts = new Map<string, number[]>();
  removeUnfinished(dir);

  async function receive(request: IncomingMessage): Promise<void> {
    if (request.method !== 'POST')
      throw new Refusal('This address takes only the contact form.', 405, { Allow: 'POST' });
    if (request.headers['sec-fetch-site'] === 'cross-site')
      throw new Refusal('Another site’s form cannot post here.', 403);
    // The connection's own address. X-Forwarded-For is the sender's word and would undo the limit.
    const visitor = request.socket.remoteAddress ?? '';
    const recent = (posts.get(visitor) ?? []).filter((time) => time > Date.now() - tenMinutes);
    if (recent.length >= perVisitor)
      throw new Refusal('Too many messages from this address. Please try again in ten minutes.', 429, {
        'Retry-After': '600',
      });
    posts.set(visitor, [...recent, Date.now()]);

    const message = parsed(await readBody(request), request.headers['content-type'] ?? '');
    if (!message) return;
    const receivedAt = new Date().toISOString();
    const file = `${receivedAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
    const unfinished = join(dir, `.${file}.part`);
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await writeFile(unfinished, `${JSON.stringify({ receivedAt, ...message }, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(unfinished, join(dir, file));
    console.log(`A contact message is kept in ${file}`);
  }

  return {
    /** The address that it answers: the default of `settings.contactEndpoint`. */
    path: '/api/contact',
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      let refusal: Refusal | undefined;
      try {
        await receive(request);
      } catch (error) {
        refusal = error instanceof Refusal ? error : new Refusal('The message could not be kept.', 500);
        if (refusal !== error) console.error('The inbox failed:', error);
      }
      const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...refusal?.headers };
      if (!isForm(request.headers['content-type'] ?? '')) {
        response.writeHead(refusal?.status ?? 200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
        response.end(JSON.stringify(refusal ? { success: false, error: refusal.message } : { success: true }));
      } else if (refusal) {
        response.writeHead(refusal.status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
        response.end(refusalPage(refusal.message));
      } else response.writeHead(303, { ...headers, Location: '/thank-you' }).end();
    },
  };
}

/** What a crash left half written. */
function removeUnfinished(dir: string): void {
  if (!existsSync(dir)) return;
  for (const file of readdirSync(dir)) if (file.endsWith('.part')) rmSync(join(dir, file));
}

const isForm = (type: string): boolean => type.startsWith('application/x-www-form-urlencoded');

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // A little more is read and dropped: a browser that is still sending would miss the answer.
    if (size > 64 * bodyLimit) break;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  if (size > bodyLimit)
    throw new Refusal('The message is too long. Please keep it under 60,000 characters.', 413, { Connection: 'close' });
  return Buffer.concat(chunks).toString('utf8');
}

/** The fields of a message; none when the spam trap was filled in, whose sender should believe that it worked. */
function parsed(body: string, type: string): Record<string, unknown> | undefined {
  if (!isForm(type) && !type.startsWith('application/json'))
    throw new Refusal('The form must be sent as JSON or as an urlencoded form.', 415);
  let sent: Record<string, unknown>;
  try {
    sent = isForm(type) ? Object.fromEntries(new URLSearchParams(body)) : { ...JSON.parse(body) };
  } catch {
    throw new Refusal('The message is not valid JSON.', 400);
  }
  // `redirect` is for form services. Here the way on is fixed, so that no one can send a visitor elsewhere.
  const { [settings.contactSpamField]: bait, redirect: _, ...values } = sent;
  if (bait) return undefined;
  const extra = Object.keys(values).find((name) => !fields.includes(name));
  if (extra !== undefined) throw new Refusal('The form has a field that is not expected.');
  for (const name of fields) {
    const value = values[name];
    // The message is the one field that may be empty.
    if (typeof value !== 'string' || (name !== 'message' && value.trim() === ''))
      throw new Refusal(`The field “${name}” is missing.`);
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(String(values.email)))
    throw new Refusal('Please enter an email address, such as name@firm.com.');
  return values;
}

/** It repeats nothing of what was sent: the browser's Back button brings the entries back. */
const refusalPage = (sentence: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Your message was not sent</title>
<h1>Your message was not sent</h1>
<p>${sentence}
<p>Use your browser’s Back button to return to what you wrote, or <a href="/contact">start again</a>.
`;

/** Puts the inbox into `vite dev`. */
export const inboxPlugin = (options: Partial<InboxOptions> = {}): Plugin => ({
  name: 'contact-inbox',
  apply: 'serve',
  configureServer(server) {
    const inbox = createInbox({ ...options, dir: resolve(server.config.root, options.dir ?? '.inbox') });
    server.middlewares.use((request, response, next) => {
      if (request.url?.split('?', 1)[0] === inbox.path) void inbox.handle(request, response);
      else next();
    });
  },
});

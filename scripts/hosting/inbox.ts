import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type ContactMessage, readMessage, Unacceptable } from './inbox-message.ts';

export type InboxOptions = {
  /** Where messages are kept, one JSON file each. Made when the first one arrives; keep it out of git. */
  dir: string;
  /** How many messages one visitor may send in ten minutes. */
  perVisitor?: number;
};

export type Inbox = {
  /** The address that it answers: the default of `settings.contactEndpoint`. */
  path: string;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

const minutes = 60_000;

/**
 * The stand-in for the form service (specification, section 7) on the preview and dev servers, so that the contact form
 * works on a fresh clone. It checks what arrives, keeps it, and gives nothing back: no message can be read over HTTP.
 *
 * JSON is answered with `{ success }`. The form without JavaScript arrives urlencoded and is sent on to /thank-you, or
 * gets a page that says what to fix.
 */
export function createInbox({ dir, perVisitor = 30 }: InboxOptions): Inbox {
  const mayPost = rateLimit(perVisitor, 10 * minutes);

  async function receive(request: IncomingMessage): Promise<void> {
    if (request.method !== 'POST')
      throw new Unacceptable(405, 'This address only takes the contact form.', { Allow: 'POST' });
    if (request.headers['sec-fetch-site'] === 'cross-site')
      throw new Unacceptable(403, 'Another site’s form cannot post here.');
    // The connection's own address. X-Forwarded-For is the sender's word and would undo the limit.
    if (!mayPost(request.socket.remoteAddress ?? '')) {
      throw new Unacceptable(429, 'Too many messages from this address. Please try again in ten minutes.', {
        'Retry-After': '600',
      });
    }
    const message = await readMessage(request);
    if (message === 'spam') return;
    const file = await keep(dir, message);
    console.log(`Contact message from ${loggable(message.name)} kept in ${file}`);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = isForm(request) ? answerForm : answerJson;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    response.setHeader('X-Content-Type-Options', 'nosniff');
    try {
      await receive(request);
      answer(response);
    } catch (error) {
      const refusal = error instanceof Unacceptable ? error : new Unacceptable(500, 'The message could not be kept.');
      if (refusal !== error) console.error('The inbox failed:', error);
      answer(response, refusal);
    }
  }

  return { path: '/api/contact', handle };
}

/** Puts the inbox into `vite dev`. */
export function inboxPlugin({ dir = '.inbox', ...rest }: Partial<InboxOptions> = {}): Plugin {
  return {
    name: 'contact-inbox',
    apply: 'serve',
    configureServer(server) {
      const inbox = createInbox({ dir: resolve(server.config.root, dir), ...rest });
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?', 1)[0] === inbox.path) inbox.handle(request, response).catch(next);
        else next();
      });
    },
  };
}

const isForm = (request: IncomingMessage): boolean =>
  (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

function answerJson(response: ServerResponse, refusal?: Unacceptable): void {
  response.writeHead(refusal?.status ?? 200, {
    ...refusal?.headers,
    'Content-Type': 'application/json; charset=utf-8',
  });
  response.end(JSON.stringify(refusal ? { success: false, error: refusal.message } : { success: true }));
}

function answerForm(response: ServerResponse, refusal?: Unacceptable): void {
  if (!refusal) {
    response.writeHead(303, { Location: '/thank-you' }).end();
    return;
  }
  // The page repeats nothing of what was sent: the browser's Back button brings the entries back.
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Your message was not sent</title>
<h1>Your message was not sent</h1>
<p>${refusal.message}
<p>Use your browser’s Back button to return to what you wrote, or <a href="/contact">start again</a>.
`;
  response.writeHead(refusal.status, { ...refusal.headers, 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

/** Writes the message under a temporary name first, so that a crash leaves no half of it under a real one. */
async function keep(dir: string, message: ContactMessage): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const receivedAt = new Date().toISOString();
  const name = `${receivedAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
  const unfinished = join(dir, `.${name}.part`);
  await writeFile(unfinished, `${JSON.stringify({ receivedAt, ...message }, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, join(dir, name));
  return name;
}

/** Text of a stranger, fit for a terminal: no control characters or direction marks, and short. */
const loggable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�').slice(0, 80);

/** Says whether a visitor may act once more: at most `most` times in `within` milliseconds. */
function rateLimit(most: number, within: number): (visitor: string) => boolean {
  const seen = new Map<string, number[]>();
  return (visitor) => {
    const since = Date.now() - within;
    for (const [other, times] of seen) if ((times.at(-1) ?? 0) <= since) seen.delete(other);
    const recent = (seen.get(visitor) ?? []).filter((time) => time > since);
    if (recent.length >= most) return false;
    seen.set(visitor, [...recent, Date.now()]);
    return true;
  };
}

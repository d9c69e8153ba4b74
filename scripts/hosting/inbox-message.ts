import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { contactPayload, trapName } from '../../src/pages/contact/send-message.ts';

/** What the contact form sends: the fields of its payload, no more and no fewer. */
export type ContactMessage = ReturnType<typeof contactPayload>;
type Field = keyof ContactMessage;
const fields = Object.keys(contactPayload(new FormData())) as Field[];

/** What is said about a field that must not be blank. `message` may be. */
const blankSentence: Partial<Record<Field, string>> = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  website: 'Please enter your website.',
  access_key: 'The form’s access key is missing.',
  to: 'The form’s recipient is missing.',
  subject: 'The form’s subject is missing.',
};

/** A whole request (bytes). */
const bodyLimit = 64 * 1024;
/** Every field but the message (characters). */
const lineLimit = 2_000;

/** A message that is refused, with the status and the sentence that the sender gets. */
export class Unacceptable extends Error {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;

  constructor(status: number, sentence: string, headers: OutgoingHttpHeaders = {}) {
    super(sentence);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * Reads and checks a message. The values are data and kept as they came, markup and control characters included.
 *
 * @returns `'spam'` when the trap was filled in: the sender should believe that it worked.
 * @throws Unacceptable
 */
export async function readMessage(request: IncomingMessage): Promise<ContactMessage | 'spam'> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  const body = await readBody(request);
  if (type === 'application/json') return checked(parseJson(body));
  if (type === 'application/x-www-form-urlencoded') {
    // `redirect` is for form services. Here the way on is fixed, so that no one can send a visitor elsewhere.
    const { [trapName]: bait, redirect: _, ...values } = Object.fromEntries(new URLSearchParams(body));
    return bait ? 'spam' : checked(values);
  }
  throw new Unacceptable(415, 'The form must be sent as JSON or as an urlencoded form.');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const tooLarge = new Unacceptable(413, 'The message is too long. Please keep it under 60,000 characters.', {
    Connection: 'close',
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // A little more is read and dropped: a browser that is still sending would miss the answer.
    if (size > 64 * bodyLimit) throw tooLarge;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  if (size > bodyLimit) throw tooLarge;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Unacceptable(400, 'The message is not valid UTF-8 text.');
  }
}

function parseJson(body: string): object {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Unacceptable(400, 'The message is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unacceptable(422, 'The message must be a JSON object.');
  }
  return value;
}

function checked(values: object): ContactMessage {
  const given = new Map<string, unknown>(Object.entries(values));
  for (const name of given.keys()) {
    if (!(fields as string[]).includes(name)) throw new Unacceptable(422, 'The form has a field that is not expected.');
  }
  const message = {} as ContactMessage;
  for (const field of fields) {
    const value = given.get(field);
    if (typeof value !== 'string')
      throw new Unacceptable(422, blankSentence[field] ?? `The field “${field}” is missing.`);
    const blank = blankSentence[field];
    if (blank && value.trim() === '') throw new Unacceptable(422, blank);
    if (field !== 'message' && value.length > lineLimit) {
      throw new Unacceptable(422, `The field “${field}” is too long. Please keep it under 2,000 characters.`);
    }
    message[field] = value;
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(message.email))
    throw new Unacceptable(422, 'Please enter an email address, such as name@firm.com.');
  return message;
}

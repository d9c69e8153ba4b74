import { afterEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../site/settings.ts';
import { contactPayload, sendMessage, subject } from './send-message.ts';

const entries = (values: Record<string, string> = {}): FormData => {
  const data = new FormData();
  const all = { name: 'Jordan Ellis', email: 'jordan@ellis.example', website: 'ellis.example', message: '', ...values };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return data;
};

/** Puts a server's answer in the place of `fetch`. */
const answer = (respond: () => Promise<Response>) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => respond());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe('contactPayload', () => {
  test('has exactly the seven keys that the form service expects', () => {
    expect(contactPayload(entries())).toEqual({
      access_key: settings.contactAccessKey,
      name: 'Jordan Ellis',
      email: 'jordan@ellis.example',
      website: 'ellis.example',
      message: '',
      to: settings.contactTo,
      subject,
    });
  });

  test('takes nothing else from the form, and lets no entry replace what is fixed', () => {
    const payload = contactPayload(
      entries({
        [settings.contactSpamField]: 'robot',
        redirect: '/x',
        to: 'a@b.example',
        subject: 'x',
        access_key: 'x',
      }),
    );
    expect(Object.keys(payload).sort()).toEqual(Object.keys(contactPayload(entries())).sort());
    expect(payload).toMatchObject({ to: settings.contactTo, subject, access_key: settings.contactAccessKey });
  });

  test('keeps hostile input as plain data', () => {
    const message = '<script>alert(1)</script>\n\u0000\u202e"$&';
    const { message: sent } = JSON.parse(JSON.stringify(contactPayload(entries({ message })))) as { message: string };
    expect(sent).toBe(message);
  });
});

describe('sendMessage', () => {
  test('posts the payload as JSON', async () => {
    const fetch = answer(async () => new Response('{ not json'));
    expect(await sendMessage(entries())).toBe(true);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(settings.contactEndpoint);
    expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' } });
    expect(JSON.parse(String(init?.body))).toEqual(contactPayload(entries()));
  });

  test.each([400, 422, 429, 500, 503])('is a no for status %i', async (status) => {
    answer(async () => new Response(null, { status }));
    expect(await sendMessage(entries())).toBe(false);
  });

  test.each([new TypeError('Failed to fetch'), new DOMException('signal timed out', 'TimeoutError')])(
    'is a no for %s',
    async (error) => {
      answer(() => Promise.reject(error));
      expect(await sendMessage(entries())).toBe(false);
    },
  );

  test('gives up after thirty seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const fetch = answer(async () => new Response());
    await sendMessage(entries());
    expect(timeout).toHaveBeenCalledWith(30_000);
    expect(fetch.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
  });

  test('does not ask the browser to keep a body alive that is too large for it', async () => {
    const fetch = answer(async () => new Response());
    await sendMessage(entries({ message: 'ü'.repeat(40_000) }));
    expect(fetch.mock.calls[0]?.[1].keepalive).toBe(false);
  });

  test('tells a robot in the trap that all is well, and sends nothing', async () => {
    const fetch = answer(async () => new Response(null, { status: 500 }));
    expect(await sendMessage(entries({ [settings.contactSpamField]: '555-0100' }))).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { formService } from '../../site/form-service.ts';
import { sendMessage } from './send-message.ts';

/* What is sent, and what the visitor then sees, is in tests/contact-form.spec.ts. */

const entries = (values: Record<string, string> = {}): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ name: 'Jordan Ellis', message: '', ...values })) data.set(name, value);
  return data;
};

/** Replaces `fetch` by a form service that answers so. */
const answer = (respond: (init: RequestInit) => Promise<Response>) => {
  const fetch = vi.fn((_url: string, init: RequestInit) => respond(init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('only the status of the answer counts', async () => {
  answer(async () => new Response('{ not json'));
  expect(await sendMessage(entries())).toBe(true);
});

test.each([400, 422, 429, 500, 503])('status %i means that the message was not sent', async (status) => {
  answer(async () => new Response(null, { status }));
  expect(await sendMessage(entries())).toBe(false);
});

test.each([new TypeError('Failed to fetch'), new DOMException('signal timed out', 'TimeoutError')])(
  '%s means that the message was not sent',
  async (error) => {
    answer(() => Promise.reject(error));
    expect(await sendMessage(entries())).toBe(false);
  },
);

test('gives up after thirty seconds, also in a browser without AbortSignal.timeout', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('AbortSignal', class {});
  const fetch = answer(
    ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const isSent = sendMessage(entries());
  await vi.advanceTimersByTimeAsync(29_999);
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isSent).toBe(false);
});

test('a message outlives its page unless it is too large for that', async () => {
  const fetch = answer(async () => new Response());
  await sendMessage(entries());
  await sendMessage(entries({ message: 'ü'.repeat(40_000) }));
  expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false]);
});

test('a robot in the spam trap is told that all is well, and nothing is sent', async () => {
  const fetch = answer(async () => new Response(null, { status: 500 }));
  expect(await sendMessage(entries({ [formService.spamField]: '555-0100' }))).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

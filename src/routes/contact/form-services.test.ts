import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { selectAll } from 'hast-util-select';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { parseHtml } from '../../../scripts/read/built-pages.ts';

/* The contact form with each form service, on a local server that answers as the service documents. */

type Fields = Record<string, string>;

interface Service {
  endpoint: string;
  key?: string;
  /** Its spam trap: a message with it filled in is not delivered. */
  trap: string;
  /** Where it sends a form without JavaScript. */
  next: (fields: Fields) => string | undefined;
  accepted: object;
}

const thankYou = 'https://divorcelawyerseo.example/thank-you#message';

const services: Record<string, Service> = {
  Web3Forms: {
    endpoint: 'https://api.web3forms.com/submit',
    key: 'a1b2-c3',
    trap: 'botcheck',
    next: ({ redirect }) => redirect,
    accepted: { success: true, message: 'Email sent successfully!' },
  },
  Formspree: {
    endpoint: 'https://formspree.io/f/xyzabcde',
    trap: '_gotcha',
    next: ({ _next }) => _next,
    accepted: { ok: true, next: '/thanks?language=en' },
  },
  Basin: {
    endpoint: 'https://usebasin.com/f/a1b2c3d4e5f6',
    trap: '_gotcha',
    // The owner enters it in the form's settings.
    next: () => thankYou,
    accepted: { success: true },
  },
};

async function serve({ endpoint, key, trap, next, accepted }: Service) {
  const delivered: Fields[] = [];
  const server = createServer(async (request, response) => {
    const isJson = request.headers['content-type'] === 'application/json';
    const body = await text(request);
    const fields: Fields = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    if (request.url !== new URL(endpoint).pathname || (key && fields.access_key !== key))
      return response.writeHead(400).end('{"success":false}');
    if (!fields[trap]) delivered.push(fields);
    if (isJson) response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(accepted));
    else response.writeHead(303, { Location: next(fields) }).end();
  }).listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { delivered, local: (url: string) => `http://localhost:${port}${new URL(url).pathname}` };
}

/** The form as a build with these settings writes it, and what sends it with JavaScript. */
async function formOf({ endpoint, key = '' }: Service) {
  vi.stubEnv('VITE_CONTACT_ENDPOINT', endpoint);
  vi.stubEnv('VITE_CONTACT_ACCESS_KEY', key);
  vi.resetModules();
  const { sendMessage } = await import('./send-message.ts');
  const { ContactForm } = await import('./contact-form.tsx');
  const { MemoryRouter } = await import('react-router-dom');
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ContactForm)));
  const controls = selectAll('input, textarea', parseHtml(html)).map(({ properties }) => properties);
  return { sendMessage, fields: Object.fromEntries(controls.map(({ name, value }) => [name, String(value ?? '')])) };
}

const written = { name: 'Jordan Ellis', email: 'jordan@ellis.example', website: 'ellis.example', message: 'Hello' };

const formData = (fields: Fields) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each(Object.entries(services))('%s delivers the message, with JavaScript and without', async (_, service) => {
  const { delivered, local } = await serve(service);
  const { fields, sendMessage } = await formOf(service);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(local(url), init));

  expect(await sendMessage(formData({ ...fields, ...written }))).toBe(true);
  const plain = { method: 'POST', redirect: 'manual' } as const;
  const answer = await fetch(local(service.endpoint), {
    ...plain,
    body: new URLSearchParams({ ...fields, ...written }),
  });
  expect(answer.headers.get('location')).toBe(thankYou);
  expect(delivered).toEqual([expect.objectContaining(written), expect.objectContaining(written)]);
  for (const message of delivered) expect(message.access_key).toBe(service.key);

  const robot = new URLSearchParams({ ...fields, ...written, [service.trap]: 'on' });
  expect(Object.keys(fields)).toContain(service.trap);
  await fetch(local(service.endpoint), { ...plain, body: robot });
  expect(delivered).toHaveLength(2);
});

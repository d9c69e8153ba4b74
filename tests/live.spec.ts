import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { checkLive } from '../scripts/launch/live.ts';
import { settings } from '../src/site/settings.ts';

/** `npm run check:live`, which the deployment runs on the live site, here on the preview server. */
const quietly = () => {};

test('the site that is served is the one that was built', ({ baseURL }) => checkLive([`${baseURL}`], quietly));

test('a proxy that changes the styles is found, because browsers refuse them', async ({ baseURL }) => {
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(`${baseURL}${request.url}`, { redirect: 'manual' });
    const html = (await answer.text()).replace('<style>', '<style> ');
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers).end(html);
  }).listen(0, 'localhost');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  await expect(checkLive([`http://localhost:${port}`], quietly)).rejects.toThrow(
    /What \/ refuses of its own is “<style>”.*\n.*Switch off what minifies HTML/,
  );
  proxy.close();
});

test('a site that was built with other settings is not taken for it', async ({ baseURL }) => {
  const env = {
    ...process.env,
    SITE_SETTINGS: '',
    VITE_SITE_ORIGIN: settings.siteOrigin,
    VITE_BOOKING_URL: 'https://calendar.com/x',
    VITE_CONTACT_ENDPOINT: 'https://f.com/x',
  };
  const command = ['--import', 'tsx', 'scripts/launch/live.ts', `${baseURL}`];
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The booking link is “undefined” instead.*\nThe form’s endpoint is “\/api\/contact”/,
    ),
  });
});

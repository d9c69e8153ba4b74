import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineHash } from './content-security-policy.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { everywhere, requestTable, sampleMoved, sampleSite, sampleStyle, tableHost } from './request-table.ts';
import { securityHeaders } from './rules.ts';
import { cloudfrontHost } from './sample-hosts/cloudfront.ts';
import { netlifyHost } from './sample-hosts/netlify.ts';
import { previewHost } from './sample-hosts/preview.ts';
import type { SampleHost } from './sample-hosts/reply.ts';
import { siteFiles } from './site-files.ts';

const sources = { styleHashes: [inlineHash(sampleStyle)], formEndpoint: '/api/contact' };
const expectedSecurity = Object.entries(securityHeaders(sources)).map(([name, value]) => [name.toLowerCase(), value]);

let distDir: string;
const hosts: Partial<Record<'preview' | 'cloudfront' | 'netlify', SampleHost>> = {};

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'hosting-'));
  for (const [file, body] of Object.entries(sampleSite)) {
    await mkdir(join(distDir, dirname(file)), { recursive: true });
    await writeFile(join(distDir, file), body);
  }
  const files = await siteFiles(distDir);
  await writeFile(join(distDir, '_headers'), netlifyHeaders(files, sources));
  await writeFile(join(distDir, '_redirects'), netlifyRedirects(files, `https://${tableHost}`, sampleMoved));
  hosts.preview = await previewHost(distDir);
  hosts.cloudfront = cloudfrontHost();
  hosts.netlify = await netlifyHost(distDir);
});

afterAll(async () => {
  await Promise.all(Object.values(hosts).map((host) => host.close()));
  await rm(distDir, { recursive: true });
});

describe.each(['preview', 'cloudfront', 'netlify'] as const)('%s', (name) => {
  const rows = requestTable.filter(({ notNetlify }) => name !== 'netlify' || !notNetlify);

  test.each(rows)('$about: $request', async ({ request, answer, cloudfrontHops }) => {
    const host = hosts[name] as SampleHost;
    let reply = await host.ask(request);

    if (answer.status === 301) {
      let hops = 1;
      while (reply.location !== answer.location && reply.status === 301 && hops < 3) {
        reply = await host.ask(reply.location ?? '');
        hops += 1;
      }
      expect(reply).toMatchObject({ status: 301, location: answer.location });
      expect(hops).toBe((name === 'cloudfront' && cloudfrontHops) || 1);
      return;
    }
    expect(reply).toMatchObject({ status: answer.status, file: answer.file });
    expect(reply.headers).toMatchObject(Object.fromEntries(expectedSecurity));
    for (const [header, value] of Object.entries(answer.headers ?? {}))
      expect(reply.headers[header], header).toBe(value);
  });
});

test('the security headers are the ones that the table promises everywhere', () => {
  expect(expectedSecurity.map(([name]) => name)).toEqual(expect.arrayContaining([...everywhere]));
});

test('every redirect ends at an address that does not redirect', async () => {
  for (const { answer } of requestTable) {
    if (answer.status !== 301) continue;
    for (const host of Object.values(hosts))
      expect((await host.ask(answer.location)).status, answer.location).not.toBe(301);
  }
});

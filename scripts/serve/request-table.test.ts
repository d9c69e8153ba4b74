import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { handler } from '../../infra/clean-urls.js';
import { folderWith } from '../test-files.fixture.ts';
import { readHeaders, writeRedirects } from './host-rules.ts';
import { requestTable, sampleMoved, sampleSite, tableHost } from './request-table.fixture.ts';
import { cloudfrontHost, netlifyHost, previewHost, readTemplate, type SampleHost } from './sample-hosts.fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const pages = ['/', '/about', '/states', '/states/texas'];
const distDir = folderWith({ ...sampleSite, _headers: readFileSync(join(root, 'public/_headers'), 'utf8') });
let security: Record<string, string>;
const hosts: Partial<Record<'preview' | 'cloudfront' | 'netlify', SampleHost>> = {};

beforeAll(async () => {
  await writeRedirects(distDir, pages, `https://${tableHost}`, sampleMoved);
  const { 'cache-control': _, ...everywhere } = (await readHeaders(join(distDir, '_headers')))('/');
  security = everywhere;
  hosts.preview = await previewHost(distDir);
  hosts.cloudfront = await cloudfrontHost();
  hosts.netlify = await netlifyHost(distDir);
  return () => hosts.preview?.close?.();
});

describe.each(['preview', 'cloudfront', 'netlify'] as const)('%s', (name) => {
  const rows = requestTable
    .filter(({ notNetlify }) => name !== 'netlify' || !notNetlify)
    .map((row) => ({ ...row, about: row.request.slice(0, 80) }));

  test.each(rows)('$about', async ({ request, answer, hops }) => {
    const host = hosts[name] as SampleHost;
    const most = name === 'preview' ? undefined : hops?.[name];
    let reply = await host.ask(request);
    let made = answer.status === 301 ? 1 : 0;
    while (made < (most ?? 0)) {
      reply = await host.ask(reply.location ?? '');
      made += 1;
    }
    if (answer.status === 301) return expect(reply).toMatchObject(answer);
    expect(reply).toMatchObject({ status: answer.status, file: answer.file, headers: security });
    for (const [header, value] of Object.entries(answer.headers ?? {}))
      expect(reply.headers[header], header).toBe(value);
  });
});

test('every redirect ends at an address that does not redirect', async () => {
  for (const { answer } of requestTable) {
    if (answer.status !== 301) continue;
    for (const host of Object.values(hosts))
      expect((await host.ask(answer.location)).status, answer.location).not.toBe(301);
  }
});

test('every host sends the headers that protect a visitor', () => {
  expect(Object.keys(security).sort()).toEqual([
    'content-security-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]);
  const event = { request: { uri: '/about/', querystring: {}, headers: { host: { value: tableHost } } } };
  expect(handler(event)).toMatchObject({
    headers: { 'strict-transport-security': { value: security['strict-transport-security'] } },
  });
});

test('infra/cloudfront.yaml holds infra/clean-urls.js as it is (if not: npx vitest run scripts/serve -u)', async () => {
  const code = readFileSync(join(root, 'infra/clean-urls.js'), 'utf8').replace(/^export /gm, '');
  const template = readFileSync(join(root, 'infra/cloudfront.yaml'), 'utf8');
  const indented = code.replace(/^(?=.)/gm, ' '.repeat(8));
  const copied = template.replace(/(FunctionCode: \|\n).*?(?=\nOutputs:)/s, (_, start: string) => start + indented);
  await expect(copied).toMatchFileSnapshot(join(root, 'infra/cloudfront.yaml'));
  // CloudFront takes 10 KB.
  expect(Buffer.byteLength(code)).toBeLessThan(10 * 1024);
});

test('the template keeps the bucket private and the connection encrypted', () => {
  const { Resources } = readTemplate();
  const { DistributionConfig: distribution } = Resources.Distribution.Properties;
  for (const { Properties } of [Resources.SiteBucket, Resources.LogBucket]) {
    expect(Object.values(Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(Properties).toHaveProperty('BucketEncryption');
  }
  expect(Resources.SiteBucket.Properties.VersioningConfiguration.Status).toBe('Enabled');
  for (const behavior of [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors]) {
    expect(behavior).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
  }
  expect(distribution.ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
});

test('a moved path must lead to a page, and have none itself', async () => {
  const write = (moved: Record<string, string>) => writeRedirects(distDir, pages, `https://${tableHost}`, moved);
  await expect(write({ '/old': '/abuot' })).rejects.toThrow(/clean-urls\.js.*\/old.*\/abuot/);
  await expect(write({ '/about': '/' })).rejects.toThrow(/\/about is a page/);
});

test('a rule that repeats another’s header is refused', async () => {
  const folder = folderWith(
    { twice: '/*\n  Cache-Control: no-store\n/share/*\n  Cache-Control: public\n' },
    onTestFinished,
  );
  const headersOf = await readHeaders(join(folder, 'twice'));
  expect(() => headersOf('/share/x')).toThrow(/two rules set “cache-control”/);
});

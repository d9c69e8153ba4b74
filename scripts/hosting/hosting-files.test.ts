// biome-ignore-all lint/suspicious/noTemplateCurlyInString: ${…} is CloudFormation’s own syntax here.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineScript } from '../../src/inline-script.ts';
import { settings } from '../../src/site/settings.ts';
import { cloudformationTemplate, formOriginLimit } from './cloudformation.ts';
import { cloudfrontFunction, functionLimit } from './cloudfront-function.ts';
import { blockedMarkup, contentSecurityPolicy, inlineHash, policyLimit } from './content-security-policy.ts';
import { generatedFiles } from './generate.ts';
import { inlineStyleHashes } from './inline-hashes.ts';
import { contentType, fileClass, isServed } from './rules.ts';
import { writeHostingFiles } from './write.ts';

const root = resolve(import.meta.dirname, '../..');
const css = 'h1{color:red}';
const styleHashes = [inlineHash(css)];
let distDir: string;

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'dist-'));
  await writeFile(join(distDir, 'index.html'), `<style>${css}</style><script type="module" src="/a.js"></script>`);
});
afterAll(() => rm(distDir, { recursive: true }));

test.each([
  ['/assets/index-DkX9_a-b.js', 'hashed'],
  ['/assets/logo.svg', 'other'],
  ['/maps/new-york-c3a6d679173a.svg', 'hashed'],
  ['/maps/new-york.svg', 'other'],
  ['/about.html', 'page'],
  ['/states/texas.md', 'markdown'],
  ['/og/home.jpg', 'other'],
])('%s is of class %s', (file, expected) => {
  expect(fileClass(file)).toBe(expected);
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/a.woff2', 'font/woff2'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/no-extension', 'application/octet-stream'],
])('%s is sent as %s', (file, expected) => {
  expect(contentType(file)).toBe(expected);
});

test.each([
  ['/.well-known/security.txt', true],
  ['/.vite/manifest.json', false],
  ['/_redirects', false],
])('%s is served: %s', (file, expected) => {
  expect(isServed(file)).toBe(expected);
});

test('the policy allows one inline script and the named styles, and no foreign origin', () => {
  const policy = contentSecurityPolicy({ styleHashes, formEndpoint: '/api/contact' });
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain(`script-src 'self' '${inlineHash(inlineScript)}';`);
  expect(policy).toContain(`style-src 'self' '${styleHashes[0]}'`);
});

test('the policy lets the form reach its service, and nothing else', () => {
  const policy = contentSecurityPolicy({ styleHashes, formEndpoint: 'https://forms.example/submit?x=1' });
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' https://forms.example;");
  expect(policy.match(/forms\.example/g)).toHaveLength(2);
});

test('the policy stays below CloudFront’s limit while releases overlap, and says so when it does not', () => {
  const hashes = (count: number) => Array.from({ length: count }, (_, index) => inlineHash(String(index)));
  const formEndpoint = `https://${'long-name.'.repeat(20)}`.slice(0, formOriginLimit);
  // Three releases of five kinds of page, and the scripts of two before this one (inline-sources.ts).
  expect(contentSecurityPolicy({ styleHashes: hashes(15 + 2), formEndpoint }).length).toBeLessThanOrEqual(policyLimit);
  expect(() => contentSecurityPolicy({ styleHashes: hashes(30), formEndpoint })).toThrow(
    /characters, CloudFront takes/,
  );
});

test('an inline stylesheet’s hash is the one that browsers compute', () => {
  // From the specification of CSP 2, section 5.2: the hash of alert('Hello, world.');
  expect(inlineHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  expect(inlineStyleHashes(`<style>${css}</style><style media="print">${css}</style>`)).toEqual(styleHashes);
});

test('the edge function is small, even with a long list of moved paths, and says when it is not', () => {
  const moved = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`/old-page-${n}`, '/']));
  expect(Buffer.byteLength(cloudfrontFunction(moved(50)))).toBeLessThan(functionLimit);
  expect(() => cloudfrontFunction(moved(1_000))).toThrow(/movedPaths/);
});

test('the template keeps the bucket private and the connection encrypted', () => {
  const { Resources } = cloudformationTemplate({});
  const { DistributionConfig: distribution } = Resources.Distribution.Properties;
  for (const bucket of [Resources.SiteBucket, Resources.LogBucket]) {
    expect(Object.values(bucket.Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(bucket.Properties).toHaveProperty('BucketEncryption');
  }
  expect(Resources.SiteBucket.Properties.VersioningConfiguration.Status).toBe('Enabled');
  for (const behavior of [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors]) {
    expect(behavior).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
  }
  expect(distribution).toMatchObject({ HttpVersion: 'http2and3', Logging: expect.anything() });
  expect(distribution.ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
});

test('the template lets the form reach its service, by a parameter', () => {
  const { Parameters, Resources } = cloudformationTemplate({});
  for (const { Properties } of [Resources.PageHeaders, Resources.MarkdownHeaders]) {
    const { ContentSecurityPolicy: policy } = Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
    const filled = policy.ContentSecurityPolicy['Fn::Sub']
      .replace('${StyleSources}', `'${styleHashes[0]}'`)
      .replaceAll('${FormOrigin}', 'https://forms.example');
    expect(filled).toBe(contentSecurityPolicy({ styleHashes, formEndpoint: 'https://forms.example/submit' }));
  }
  const origin = new RegExp(Parameters.FormOrigin.AllowedPattern);
  for (const good of ['', 'https://forms.example', 'https://api.forms.example:8443']) expect(good).toMatch(origin);
  for (const bad of ['http://forms.example', 'https://forms.example/x', 'https://a.b; script-src *', '*'])
    expect(bad).not.toMatch(origin);
});

test('netlify.toml and infra/cloudfront.json are what the rules say', async () => {
  for (const [path, text] of Object.entries(generatedFiles())) {
    expect(await readFile(join(root, path), 'utf8'), 'Run: npx tsx scripts/hosting/generate.ts').toBe(text);
  }
});

test('a build gets its _headers and _redirects', async () => {
  await writeHostingFiles({ distDir, styleHashes });
  expect(await readFile(join(distDir, '_headers'), 'utf8')).toContain(styleHashes[0]);
  expect(await readFile(join(distDir, '_redirects'), 'utf8')).toContain(`/index.html / 301!`);
  expect(await readFile(join(distDir, '_redirects'), 'utf8')).toContain(` ${settings.siteOrigin}/:splat 301!`);
});

// In a process of its own: settings are read once.
test('the form’s service, as the owner has set it, is in the _headers of a build', async () => {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'write.ts')).href);
  const code = `const { writeHostingFiles } = await import(${module});
await writeHostingFiles({ distDir: '.', styleHashes: [] });`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code],
    { cwd: distDir, env: { ...process.env, VITE_CONTACT_ENDPOINT: 'https://forms.example/f?x=1' }, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  const headers = await readFile(join(distDir, '_headers'), 'utf8');
  expect(headers).toMatch(
    /connect-src 'self' https:\/\/forms\.example;.* form-action 'self' https:\/\/forms\.example;/,
  );
});

test('a moved path must lead to a page, and have none itself', async () => {
  await writeFile(join(distDir, 'about.html'), '');
  const write = (moved: Record<string, string>) => writeHostingFiles({ distDir, styleHashes, moved });
  await expect(write({ '/old': '/abuot' })).rejects.toThrow(/rules\.ts.*\/old.*\/abuot/);
  await expect(write({ '/about': '/' })).rejects.toThrow(/\/about is a page/);
  await write({ '/old': '/about', '/older': '/' });
});

test.each([
  ['a stylesheet', '<style>b{}</style>', 'an inline stylesheet'],
  ['a script', '<script>go()</script>', 'an inline script'],
  ['a script that calls itself a module', '<script type="module">go()</script>', 'an inline script'],
  ['a script beside the one that all pages have', `<script>${inlineScript};go()</script>`, 'an inline script'],
  ['a script without an end', '<script>go()', 'an inline script'],
  ['a handler', '<button type="button" onclick="go()">x</button>', 'an inline event handler'],
])('%s is what the policy blocks', (_, html, what) => {
  expect(blockedMarkup(html)).toContain(what);
});

test('data, files, words and the script that all pages have are allowed', () => {
  const html = `<script type="application/ld+json">{}</script><script src="/x.js"></script><script type="module">${inlineScript}</script><p>Set onclick="x" there.</p>`;
  expect(blockedMarkup(html)).toBeUndefined();
});

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentSecurityPolicy, type InlineHash, inlineHash } from '../hosting/content-security-policy.ts';
import { openBucket } from './bucket.ts';
import { awsEnv, bucketName, credentials, startBucketServer, writeBuild } from './bucket-server.fixture.ts';
import { deploy } from './deploy.ts';
import type { Edge } from './edge.ts';

let root: string;
let distDir: string;
let server: Awaited<ReturnType<typeof startBucketServer>>;
let s3: S3Client;
let invalidated: string[][];
let steps: string[];
let allowedScripts: readonly InlineHash[];

beforeEach(async () => {
  for (const [name, value] of Object.entries(awsEnv)) vi.stubEnv(name, value);
  root = await mkdtemp(join(tmpdir(), 'deploy-'));
  distDir = join(root, 'dist');
  server = await startBucketServer(root);
  s3 = new S3Client({ endpoint: server.endpoint, forcePathStyle: true, region: 'us-east-1', credentials });
  invalidated = [];
  steps = [];
  await build({ 'about.html': 'About', 'about.md': 'About', 'assets/app-aaaaaaaa.js': 'one', 'robots.txt': 'Allow' });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  s3.destroy();
  await server.close();
  await rm(root, { recursive: true });
});

const build = (files: Record<string, string>) => writeBuild(distDir, files);

const edge: Edge = {
  livePolicies: async () => [
    { name: 'page-headers', contentSecurityPolicy: contentSecurityPolicy({ styleHashes: [], formEndpoint: '/' }) },
  ],
  async allowInline({ styles, scripts }) {
    steps.push(`allow ${styles.length}`);
    allowedScripts = scripts;
    return false;
  },
  async invalidate(keys) {
    steps.push('invalidate');
    invalidated.push([...keys]);
  },
};

/** The bucket, noting each step; `failAt` breaks the upload of that key. */
function noted(failAt?: string) {
  const bucket = openBucket(s3, bucketName);
  return {
    ...bucket,
    async put(file: Parameters<typeof bucket.put>[0]) {
      if (file.key === failAt) throw new Error('The line went dead.');
      steps.push(file.key);
      await bucket.put(file);
    },
    async remove(key: string) {
      steps.push(`remove ${key}`);
      await bucket.remove(key);
    },
  };
}

const run = (options: { failAt?: string; keepReleases?: number; dryRun?: boolean } = {}) => {
  steps = [];
  const { failAt, keepReleases = 3, dryRun = false } = options;
  return deploy({ distDir, bucket: noted(failAt), edge, keepReleases, dryRun, report: () => {} });
};

async function keysInBucket(): Promise<string[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucketName }));
  return Contents.flatMap(({ Key }) => Key ?? []).filter((key) => !key.startsWith('.deploy/'));
}

async function bodyOf(key: string): Promise<string | undefined> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucketName, Key: key }));
  return Body?.transformToString();
}

test('the first deployment uploads everything but the hosts’ own files, pages last', async () => {
  expect(await run()).toEqual({ uploaded: 5, removed: 0, unchanged: false });
  expect((await keysInBucket()).sort()).toEqual([
    'about.html',
    'about.md',
    'assets/app-aaaaaaaa.js',
    'index.html',
    'robots.txt',
  ]);
  expect(steps[0]).toBe('allow 1');
  expect(steps[1]).toBe('assets/app-aaaaaaaa.js');
  expect(steps.slice(2, 4).sort()).toEqual(['about.md', 'robots.txt']);
  expect(steps.slice(4).sort()).toEqual(['about.html', 'index.html']);
  expect(invalidated).toEqual([]);
});

test.each([
  ['about.html', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['about.md', 'text/markdown; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['assets/app-aaaaaaaa.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('%s gets its headers', async (Key, type, cache) => {
  await run();
  const { ContentType, CacheControl } = await s3.send(new HeadObjectCommand({ Bucket: bucketName, Key }));
  expect({ ContentType, CacheControl }).toEqual({ ContentType: type, CacheControl: cache });
});

test('an unchanged build uploads nothing', async () => {
  await run();
  expect(await run()).toEqual({ uploaded: 0, removed: 0, unchanged: true });
  expect(steps).toEqual(['allow 1']);
});

test('a changed page is uploaded and invalidated, and nothing else', async () => {
  await run();
  await writeFile(join(distDir, 'about.html'), 'About us');
  expect(await run()).toEqual({ uploaded: 1, removed: 0, unchanged: false });
  expect(invalidated).toEqual([['about.html']]);
  expect(await bodyOf('about.html')).toBe('About us');
});

test('an object that was changed by hand is put right', async () => {
  await run();
  await s3.send(new PutObjectCommand({ Bucket: bucketName, Key: 'about.html', Body: 'Hacked' }));
  expect(await run()).toMatchObject({ uploaded: 1 });
  expect(await bodyOf('about.html')).toBe('About');
});

test('ETags that are no MD5, as in a bucket with KMS, cost a look and no upload', async () => {
  await run();
  const bucket = openBucket(s3, bucketName);
  const list = async () => new Map([...(await bucket.list()).keys()].map((key) => [key, 'opaque']));
  const result = await deploy({ distDir, bucket: { ...bucket, list }, edge, keepReleases: 3, report: () => {} });
  expect(result.unchanged).toBe(true);
});

test('a removed page goes last, and only what a deployment brought is ever removed', async () => {
  await run();
  await s3.send(new PutObjectCommand({ Bucket: bucketName, Key: 'reports/owner.pdf', Body: 'mine' }));
  await build({ 'assets/app-bbbbbbbb.js': 'two', 'robots.txt': 'Allow', 'new.html': 'New' });
  expect(await run()).toEqual({ uploaded: 2, removed: 2, unchanged: false });
  expect(steps).toEqual([
    'allow 1',
    'assets/app-bbbbbbbb.js',
    'new.html',
    'remove about.html',
    'remove about.md',
    'invalidate',
  ]);
  expect(invalidated).toEqual([['about.html', 'about.md']]);
  expect(await keysInBucket()).toContain('reports/owner.pdf');
});

test('assets of the last releases stay for tabs that are still open', async () => {
  for (const letter of ['a', 'b', 'c', 'd']) {
    await build({ [`assets/app-${letter.repeat(8)}.js`]: letter, [`maps/ohio-${letter.repeat(12)}.svg`]: letter });
    await run({ keepReleases: 2 });
    // A change of words alone is no new release of the assets.
    await writeFile(join(distDir, 'index.html'), `Home ${letter}`);
    await run({ keepReleases: 2 });
  }
  const assets = (await keysInBucket()).filter((key) => /^(?:assets|maps)\//.test(key));
  expect(assets).toEqual([
    'assets/app-cccccccc.js',
    'assets/app-dddddddd.js',
    'maps/ohio-cccccccccccc.svg',
    'maps/ohio-dddddddddddd.svg',
  ]);
});

test('a failure in the middle leaves the old pages, and the next run finishes and tidies up', async () => {
  await run();
  await build({ 'about.html': 'About 2', 'assets/app-bbbbbbbb.js': 'two', 'assets/mistake-cccccccc.js': 'oops' });
  await expect(run({ failAt: 'about.html' })).rejects.toThrow('The line went dead.');
  expect(await bodyOf('about.html')).toBe('About');
  expect(await keysInBucket()).toContain('assets/app-aaaaaaaa.js');
  expect(invalidated).toEqual([]);

  await build({ 'about.html': 'About 2', 'assets/app-bbbbbbbb.js': 'two' });
  expect(await run()).toMatchObject({ uploaded: 1 });
  expect(await bodyOf('about.html')).toBe('About 2');
  expect(await keysInBucket()).not.toContain('assets/mistake-cccccccc.js');
  // Also what the failed run may have changed before it failed.
  expect(invalidated).toEqual([['about.html', 'about.md', 'robots.txt']]);
  expect(await run()).toMatchObject({ unchanged: true });
});

test('going back to the release before an interrupted one invalidates what that one may have shown', async () => {
  await run();
  await writeFile(join(distDir, 'about.html'), 'About 2');
  const broken = { ...edge, invalidate: () => Promise.reject(new Error('No answer.')) };
  const bucket = openBucket(s3, bucketName);
  await expect(deploy({ distDir, bucket, edge: broken, keepReleases: 3, report: () => {} })).rejects.toThrow();
  await writeFile(join(distDir, 'about.html'), 'About');
  await run();
  expect(await bodyOf('about.html')).toBe('About');
  expect(invalidated).toEqual([['about.html']]);
});

test('a dry run changes nothing', async () => {
  const lines: string[] = [];
  const options = { distDir, bucket: noted(), edge, keepReleases: 3, dryRun: true };
  expect(await deploy({ ...options, report: (line) => lines.push(line) })).toMatchObject({ uploaded: 5 });
  expect(lines).toContain('Would upload about.html (0.0 kB)');
  expect(steps).toEqual([]);
  expect(await keysInBucket()).toEqual([]);
});

test.each([true, false])(
  'a form that the live policy blocks is refused before anything is done (dry run: %s)',
  async (dryRun) => {
    await build({ 'contact.html': '<form action="https://forms.example/f" method="post">' });
    await expect(run({ dryRun })).rejects.toThrow('Update the stack with FormOrigin=https://forms.example ');
    expect(steps).toEqual([]);
    expect(await keysInBucket()).toEqual([]);
  },
);

test('the script of the pages is allowed, each once, before anything is uploaded', async () => {
  const html =
    '<script type="application/ld+json">{}</script><script src="/x.js"></script><script type="module">go()</script>';
  await build({ 'about.html': html, 'contact.html': html });
  await run();
  expect(allowedScripts).toEqual([inlineHash('go()')]);
  expect(steps[0]).toBe('allow 1');
});

test('a headers policy that is not the stack’s is named', async () => {
  const lines: string[] = [];
  const foreign = { ...edge, livePolicies: async () => [{ name: 'mine', contentSecurityPolicy: undefined }] };
  await deploy({ distDir, bucket: noted(), edge: foreign, keepReleases: 3, report: (line) => lines.push(line) });
  expect(lines[0]).toMatch(/^The headers policy “mine” is left alone/);
});

test('killed half-way and run again, the site is complete', async () => {
  const many = Array.from({ length: 150 }, (_, n) => [`assets/part-${String(n).padStart(8, '0')}.js`, `${n}`]);
  await build({ ...Object.fromEntries(many), 'about.html': 'About' });
  const script = join(import.meta.dirname, 's3.ts');
  const args = ['--import', 'tsx', script, '--bucket', bucketName, '--endpoint', server.endpoint, '--dist', distDir];
  const child = spawn(process.execPath, args, { env: process.env });
  await new Promise<void>((done) => {
    child.stdout.on('data', (text: Buffer) => text.includes('  20/') && child.kill('SIGKILL'));
    child.on('exit', () => done());
  });
  const before = await keysInBucket();
  expect(before.length).toBeGreaterThanOrEqual(19);
  expect(before).not.toContain('index.html');

  // Up to eight were on their way; s3rver may list such an object before it is whole, and then it is sent again.
  expect((await run()).uploaded).toBeLessThanOrEqual(152 - before.length + 8);
  expect(await keysInBucket()).toHaveLength(152);
  expect(await run()).toMatchObject({ unchanged: true });
}, 20_000);

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../src/site/settings.ts';
import { openBucket } from './bucket.ts';
import { awsEnv, bucketName, credentials, startBucketServer, writeBuild } from './bucket-server.fixture.ts';
import { main } from './s3.ts';

let root: string;
let distDir: string;
let server: Awaited<ReturnType<typeof startBucketServer>>;

beforeEach(async () => {
  for (const [name, value] of Object.entries(awsEnv)) vi.stubEnv(name, value);
  root = await mkdtemp(join(tmpdir(), 's3-'));
  distDir = join(root, 'dist');
  server = await startBucketServer(root);
  await writeBuild(distDir, { 'assets/app-aaaaaaaa.js': 'one', 'robots.txt': 'Allow' });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(root, { recursive: true });
});

async function keysInBucket(): Promise<string[]> {
  const s3 = new S3Client({ endpoint: server.endpoint, forcePathStyle: true, region: 'us-east-1', credentials });
  const keys = [...(await openBucket(s3, bucketName).list()).keys()];
  s3.destroy();
  return keys;
}

/** Runs the command against the bucket; its status, and what it printed. */
async function command(...flags: string[]): Promise<{ status: number; said: string[] }> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const spies = [vi.spyOn(console, 'log').mockImplementation(say), vi.spyOn(console, 'error').mockImplementation(say)];
  const status = await main(['--bucket', bucketName, '--endpoint', server.endpoint, '--dist', distDir, ...flags]);
  for (const spy of spies) spy.mockRestore();
  return { status, said };
}

test('--dry-run changes nothing', async () => {
  const { status, said } = await command('--dry-run');
  expect(status).toBe(0);
  expect(said).toContain('Dry run: 3 uploaded, 0 removed.');
  expect(await keysInBucket()).toEqual([]);
});

test('--keep-releases says of how many releases the assets stay, and without it of five', async () => {
  const assets = async () => (await keysInBucket()).filter((key) => key.startsWith('assets/'));
  const release = async (letter: string, ...flags: string[]) => {
    await writeBuild(distDir, { [`assets/app-${letter.repeat(8)}.js`]: letter });
    expect(await command(...flags)).toMatchObject({ status: 0 });
  };
  for (const letter of ['a', 'b', 'c', 'd', 'e', 'f']) await release(letter);
  expect(await assets()).toHaveLength(5);
  await release('g', '--keep-releases', '2');
  expect(await assets()).toEqual(['assets/app-ffffffff.js', 'assets/app-gggggggg.js']);
});

test('--distribution has the edge asked before anything is uploaded', async () => {
  const asked: string[] = [];
  const cloudfront = createServer(({ url }, response) => {
    asked.push(url ?? '');
    response.writeHead(404, { 'Content-Type': 'text/xml' });
    response.end('<ErrorResponse><Error><Code>NoSuchDistribution</Code><Message>x</Message></Error></ErrorResponse>');
  });
  await new Promise<void>((done) => cloudfront.listen(0, '127.0.0.1', done));
  const { port } = cloudfront.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFRONT', `http://127.0.0.1:${port}`);
  const { status, said } = await command('--distribution', 'E1');
  cloudfront.closeAllConnections();
  cloudfront.close();
  expect(asked).toEqual([expect.stringMatching(/\/distribution\/E1$/)]);
  expect(said.at(-1)).toBe('There is no CloudFront distribution “E1”. Check --distribution.');
  expect(status).toBe(1);
  expect(await keysInBucket()).toEqual([]);
});

test('a build that was made with the placeholders is not published as the owner’s', async () => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://firm.com');
  await writeFile(join(distDir, 'index.html'), '<link rel="canonical" href="https://elsewhere.example/">Home');
  expect(await command()).toEqual({
    status: 1,
    said: [expect.stringMatching(/was built for https:\/\/elsewhere\.example, .* Run: npm run build$/)],
  });
  expect(await keysInBucket()).toEqual([]);
});

test.each([
  [settings.siteOrigin, [expect.stringMatching(/was built without VITE_SITE_ORIGIN: .* run: npm run build$/)]],
  ['https://firm.com', []],
])('without VITE_SITE_ORIGIN a build for %s is published, and the placeholder is named', async (origin, lines) => {
  vi.stubEnv('VITE_SITE_ORIGIN', '');
  await writeFile(join(distDir, 'index.html'), `<link rel="canonical" href="${origin}/">Home`);
  const { status, said } = await command();
  expect(status).toBe(0);
  expect(said.filter((line) => line.includes('VITE_SITE_ORIGIN'))).toEqual(lines);
  expect(await keysInBucket()).toContain('index.html');
});

test.each([
  ['a missing bucket', ['--bucket', 'elsewhere'], {}, /^There is no bucket “elsewhere” in us-east-1\./],
  ['credentials that are not accepted', [], { AWS_ACCESS_KEY_ID: 'WRONG' }, /^AWS does not accept these credentials\./],
  ['no credentials', [], { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }, /^There are no AWS credentials\./],
  ['no build', ['--dist', '/nowhere'], {}, /^There is no built site in \/nowhere\/\. Run: npm run build$/],
  ['nobody there', ['--endpoint', 'http://127.0.0.1:9'], {}, /^AWS could not be reached\./],
  ['an unknown flag', ['--bukket', 'x'], {}, /^Unknown option '--bukket'/],
  ['a senseless number', ['--keep-releases', '0'], {}, /^--keep-releases takes a whole number from 1, not “0”\./],
  ['no address', ['--endpoint', 'notaurl'], {}, /^--endpoint takes an address such as .*, not “notaurl”\./],
])('%s: one sentence, exit code 1', async (_, args, env, sentence) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  expect(await command(...args)).toEqual({ status: 1, said: [expect.stringMatching(sentence)] });
});

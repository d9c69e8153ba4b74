import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderWith, writeFiles } from '../test-files.fixture.ts';
import { awsEnv, bucketName, startBucketServer } from './bucket-server.fixture.ts';

const script = join(import.meta.dirname, 'deploy.ts');
const hasCli = spawnSync('aws', ['--version']).status === 0;
let server: Awaited<ReturnType<typeof startBucketServer>>;

beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.onPut(() => {});
});

const dist = folderWith({});
const headers = readFileSync(resolve(import.meta.dirname, '../../public/_headers'), 'utf8');

/** Writes a build whose pages need the script and the picture of its release, and nothing else. */
function build(release: string, { origin = 'https://firm.com', form = 'https://forms.com/f', more = {} } = {}) {
  rmSync(dist, { recursive: true });
  const page = `<link rel="canonical" href="${origin}/"><form method="post" action="${form}"></form>
<script src="/assets/app-${release}.js"></script><img src="/assets/ohio-${release}.svg">${release}`;
  writeFiles(dist, {
    'index.html': page,
    'contact.html': page,
    'about.md': release,
    'robots.txt': 'Allow',
    _headers: headers,
    [`assets/app-${release}.js`]: release,
    [`assets/ohio-${release}.svg`]: release,
    ...more,
  });
}

/** Runs the command; ends it and all that it started after so many uploads. */
function run(args: string[] = [], env: Record<string, string> = {}, killAfter = Number.POSITIVE_INFINITY) {
  const site = ['--bucket', bucketName, '--dist', dist, '--endpoint', server.endpoint];
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...site, ...args], {
    detached: true,
    env: { ...process.env, ...awsEnv, DEBUG: '', ...env },
  });
  let uploads = 0;
  server.onPut((key) => {
    uploads += 1;
    if (uploads === killAfter && child.pid) process.kill(-child.pid, 'SIGKILL');
    // Whenever a page arrives, what it needs is there already.
    if (key.endsWith('.html')) expect(missingFiles()).toEqual([]);
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.error += text));
  return new Promise<{ status: number | null; out: string; error: string }>((done) => {
    child.on('close', (status) => done({ status, ...said }));
  });
}

/** What the pages in the bucket need and do not find there. */
const missingFiles = (): string[] =>
  [...server.objects]
    .filter(([key]) => key.endsWith('.html'))
    .flatMap(([, { body }]) => [...body.matchAll(/src="\/([^"]*)"/g)].map(([, file = '']) => file))
    .filter((file) => !server.objects.has(file));

const release = () => /app-(\w+)/.exec(server.objects.get('index.html')?.body ?? '')?.[1];

if (!hasCli) console.warn('The AWS CLI is not installed, so that the tests of the deployment are skipped.');
describe.skipIf(!hasCli)('with the AWS CLI', { timeout: 180_000 }, () => {
  test('a dry run says what it would do, and does nothing', async () => {
    build('one');
    const { status, out } = await run(['--distribution', 'E1', '--dry-run']);
    expect(status).toBe(0);
    expect(out).toMatch(/^Would upload 2 assets\n\(dryrun\) upload: .*assets\/app-one\.js/);
    expect(server.objects.size + server.invalidations.length).toBe(0);
  });

  test('the first deployment brings every file with its headers', async () => {
    build('one', { more: { 'gone.html': 'Gone', '.well-known/plain': 'x' } });
    expect(await run(['--distribution', 'E1'])).toMatchObject({ status: 0, error: '' });
    const stored = [...server.objects].map(([key, { type, cache }]) => [key, `${type} | ${cache}`]);
    expect(Object.fromEntries(stored)).toEqual({
      'assets/app-one.js': 'text/javascript; charset=utf-8 | public, max-age=31536000, immutable',
      'assets/ohio-one.svg': 'image/svg+xml | public, max-age=31536000, immutable',
      'robots.txt': 'text/plain; charset=utf-8 | public, max-age=3600',
      '.well-known/plain': 'application/octet-stream | public, max-age=3600',
      'about.md': 'text/markdown; charset=utf-8 | public, max-age=0, must-revalidate',
      'index.html': 'text/html; charset=utf-8 | public, max-age=0, must-revalidate',
      'contact.html': 'text/html; charset=utf-8 | public, max-age=0, must-revalidate',
      'gone.html': 'text/html; charset=utf-8 | public, max-age=0, must-revalidate',
    });
    expect(server.invalidations).toEqual(['/*']);
  });

  test('the next one keeps old assets and deletes what is gone; killed in the middle, another run finishes it', async () => {
    build('two');
    // The files are seven, the uploads of some at once: it ends in each stage.
    for (const uploads of [1, 2, 3, 4, 6]) {
      expect((await run([], {}, uploads)).status).toBeNull();
      expect(missingFiles()).toEqual([]);
      expect(server.objects.has('gone.html')).toBe(true);
    }
    const { status, out } = await run(['--distribution', 'E1']);
    expect(status).toBe(0);
    expect(out).toContain('Deleting gone.html\n');
    expect(release()).toBe('two');
    expect(server.objects.has('gone.html')).toBe(false);
    expect(server.objects.has('assets/app-one.js')).toBe(true);
    expect(server.invalidations).toEqual(['/*', '/*']);
  });

  test('going back to an older build of the same size and of an earlier time brings its pages', async () => {
    build('one');
    const { status, out } = await run();
    expect(status).toBe(0);
    expect(out).toContain('No --distribution: visitors may see the old pages for up to an hour.\n');
    expect(release()).toBe('one');
  });

  test('a bucket that holds no site is left alone', async () => {
    build('one');
    const kept = [...server.objects];
    for (const [key] of kept)
      if (key !== 'robots.txt') await fetch(`${server.endpoint}/${bucketName}/${key}`, { method: 'DELETE' });
    expect(await run()).toMatchObject({
      status: 1,
      error: expect.stringMatching(/^The bucket “site” holds other files/),
    });
  });

  test.each([
    ['a bucket that is not there', ['--bucket', 'other'], {}, /^There is no bucket “other”\./],
    ['no credentials', [], { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }, /^There are no AWS credentials\./],
    ['wrong credentials', [], { AWS_ACCESS_KEY_ID: 'WRONG' }, /^AWS does not accept these credentials\./],
    ['nobody there', ['--endpoint', 'http://127.0.0.1:9'], {}, /Could not connect to the endpoint/],
  ] as const)('%s: one sentence', async (_, args, env, sentence) => {
    build('one');
    const { status, error } = await run([...args], env);
    expect([status, error]).toEqual([1, expect.stringMatching(sentence)]);
    expect(error.trim()).not.toContain('\n');
  });
});

test.each([
  ['no bucket', ['--bucket', ''], /^Name the bucket with --bucket\./],
  ['an unknown flag', ['--bukket', 'x'], /^Unknown option '--bukket'/],
  ['no build', ['--dist', '/nowhere'], /^There is no built site in \/nowhere\/\. Run: npm run build$/m],
])('%s: one sentence', async (_, args, sentence) => {
  build('one');
  const { status, error } = await run(args);
  expect([status, error]).toEqual([1, expect.stringMatching(sentence)]);
});

const posts = /posts to \/api\/contact.* Set VITE_CONTACT_ENDPOINT/;
test.each([
  ['a build with the placeholder origin', { origin: 'https://site.example' }, {}, /placeholder\. Set VITE_SITE_ORIGIN/],
  ['a build with the local inbox as its form service', { form: '/api/contact' }, {}, posts],
  ['a machine without the AWS CLI', {}, { PATH: '/nowhere' }, /^The AWS CLI is not installed\./],
])('%s is refused', async (_, choices, env, sentence) => {
  build('one', choices);
  expect(await run([], env)).toMatchObject({ status: 1, error: expect.stringMatching(sentence) });
});

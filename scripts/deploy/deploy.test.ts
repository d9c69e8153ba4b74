import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pagePaths } from '../../src/site/paths.ts';
import { folderWith, runScript, writeFiles } from '../test-files.fixture.ts';

const root = resolve(import.meta.dirname, '../..');
/** An AWS CLI that writes down how it is called, and answers questions. */
const bin = folderWith({
  aws: `#!${process.execPath}
const call = process.argv.slice(2).join(' ');
const { IN_BUCKET, UPLOADED, FAILS } = process.env;
require('node:fs').appendFileSync(__dirname + '/calls', call + '\\n');
if (call.includes('get-distribution-config')) console.log('["site.s3.us-east-1.amazonaws.com"]');
if (call.includes('list-objects-v2')) console.log(IN_BUCKET);
if (call.includes('deployed-files.json - ')) console.log(UPLOADED);
if (call.includes('create-invalidation')) console.log('"I1"');
if (call.includes(FAILS)) { console.error('AccessDenied'); process.exitCode = 1; }`,
});
const log = join(bin, 'calls');
chmodSync(join(bin, 'aws'), 0o755);
/** The AWS CLI's calls that change something. */
const changes = () =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((call) => /^(?:s3 (?:cp (?!s3:)|rm)|cloudfront (?:create|wait))/.test(call));

const dist = folderWith({});
beforeEach(() => {
  writeFileSync(log, '');
  rmSync(dist, { recursive: true });
  const pages = ['/404', ...pagePaths].map((path) => [path === '/' ? 'index.html' : `${path}.html`, '<main></main>']);
  writeFiles(dist, Object.fromEntries(pages));
  writeFiles(dist, {
    'robots.txt': 'Allow',
    'sitemap.xml': '<loc>https://firm.com/about</loc>',
    'assets/app.js': '',
    _redirects: '',
    _headers: readFileSync(join(root, 'public/_headers'), 'utf8'),
  });
});

function deploy(args: string[] = [], env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, 'deploy.ts');
  const fake = { PATH: `${bin}:${process.env.PATH}`, IN_BUCKET: 'null', UPLOADED: '[]', FAILS: 'nothing', ...env };
  return runScript(root, [script, '--bucket', 'site', '--distribution', 'E1', '--dist', dist, ...args], fake);
}

const uploaded = ['index.html', 'gone.html', 'assets/old.js'];
const published = {
  IN_BUCKET: JSON.stringify([...uploaded, 'google123.html', 'deployed-files.json']),
  UPLOADED: JSON.stringify(uploaded),
};

test('copies files with their headers, pages last; deletes what is gone but no assets; waits for the invalidation', () => {
  const { status, stdout } = deploy([], published);
  expect([status, stdout]).toEqual([0, 'Not part of the site, so it stays: google123.html\nDone.\n']);
  const copy = `s3 cp ${dist} s3://site --recursive --no-progress --exclude=*`;
  const anHour = '--cache-control=public, max-age=3600';
  expect(changes()).toEqual([
    `${copy} --include=robots.txt --content-type=text/plain; charset=utf-8 ${anHour}`,
    `${copy} --include=sitemap.xml --content-type=text/xml; charset=utf-8 ${anHour}`,
    `${copy} --include=assets/app.js --content-type=text/javascript; charset=utf-8 --cache-control=public, max-age=31536000, immutable`,
    expect.stringMatching(
      / --include=about\.html .*text\/html; charset=utf-8 --cache-control=public, max-age=0, must-revalidate$/,
    ),
    's3 rm s3://site/gone.html',
    's3 cp - s3://site/deployed-files.json --content-type=application/json',
    expect.stringMatching(/^cloudfront create-invalidation --distribution-id E1 --paths \/\*/),
    'cloudfront wait invalidation-completed --distribution-id E1 --id I1',
  ]);
});

test('a dry run changes nothing', () => {
  const { status, stdout } = deploy(['--dry-run'], published);
  expect([status, stdout]).toEqual([0, expect.stringContaining('Nothing was changed.')]);
  for (const call of changes()) expect(call).toMatch(/--dryrun$/);
});

test('when a page cannot be uploaded, nothing is deleted or invalidated', () => {
  const { status, stderr } = deploy([], { ...published, FAILS: 'index.html' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^AccessDenied\n“aws s3 cp” failed\. docs\/aws\.md/)]);
  expect(changes().join()).not.toMatch(/s3 rm|invalidation/);
});

test('is not done before CloudFront is', () => {
  expect(deploy([], { FAILS: 'wait' })).toMatchObject({ status: 1, stdout: expect.not.stringContaining('Done') });
});

test.each([
  ['no bucket', ['--bucket', ''], {}, /^Pass --bucket/],
  ['no distribution', ['--distribution', ''], {}, /^Pass --bucket and --distribution/],
  [
    'another site’s distribution',
    ['--dry-run', '--bucket', 'shop'],
    {},
    /^The distribution E1 serves site\.s3.*“shop”/,
  ],
  ['an unknown flag', ['--bukket', 'x'], {}, /^Unknown option '--bukket'.*\nUsage: /],
  ['no build', ['--dist', '/nowhere'], {}, /^There is no built site in \/nowhere\/\. Run: npm run build$/m],
  ['a machine without the AWS CLI', [], { PATH: '/nowhere' }, /ENOENT\. Is the AWS CLI installed\?/],
])('%s is refused', (_, args, env, message) => {
  expect(deploy(args, env)).toMatchObject({ status: 1, stderr: expect.stringMatching(message) });
  expect(changes()).toEqual([]);
});

test('a build that is not ready is refused before anything else', () => {
  rmSync(join(dist, 'about.html'));
  expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringContaining('/about.html is missing') });
  expect(readFileSync(log, 'utf8')).toBe('');
});

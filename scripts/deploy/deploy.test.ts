import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pagePaths } from '../../src/site/paths.ts';
import { folderWith } from '../test-files.fixture.ts';
import { deploy } from './deploy.ts';

/** An AWS CLI that writes down how it is called, and answers questions. */
const bin = folderWith({
  aws: `#!/bin/sh
echo "$*" >> "\${0%/*}/calls"
case "$*" in
  *get-distribution-config*) echo '["site.s3.us-east-1.amazonaws.com"]' ;;
  *list-objects-v2*) echo "$IN_BUCKET" ;;
  *"deployed-files.json - "*) echo "$UPLOADED" ;;
  *create-invalidation*) echo '"I1"' ;;
  "s3 cp - "*) cat > /dev/null ;;
esac
case "$*" in *"$FAILS"*) echo AccessDenied >&2; exit 1 ;; esac`,
});
const log = join(bin, 'calls');
chmodSync(join(bin, 'aws'), 0o755);
/** The AWS CLI's calls that change something. */
const changes = () =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((call) => /^(?:s3 (?:cp (?!s3:)|rm)|cloudfront (?:create|wait))/.test(call));

const pages = ['/404', ...pagePaths].map((path) => [
  path === '/' ? '/index.html' : `${path}.html`,
  `<link rel="canonical" href="https://firm.com${path}"><main></main>`,
]);
const dist = folderWith({
  ...Object.fromEntries(pages),
  'robots.txt': 'Allow',
  'sitemap.xml': '',
  'assets/app.js': '/photo[1].png',
  'photo[1].png': '',
  _redirects: '',
  _headers: readFileSync('public/_headers', 'utf8'),
});
beforeEach(() => writeFileSync(log, ''));

/** Resolves to the output of the deployment. */
async function run(args: string[] = [], env: Record<string, string> = {}): Promise<string> {
  const all = { PATH: `${bin}:${process.env.PATH}`, IN_BUCKET: 'null', UPLOADED: '[]', FAILS: 'nothing', ...env };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  // These tests deploy even while the agency's people and story are invented.
  await deploy(['--bucket', 'site', '--distribution', 'E1', '--dist', dist, ...args], [], {});
  return log.mock.calls.join('\n');
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const uploaded = ['index.html', 'gone.html', 'assets/old.js'];
const published = {
  IN_BUCKET: JSON.stringify([...uploaded, 'google123.html', 'deployed-files.json']),
  UPLOADED: JSON.stringify(uploaded),
};

test('copies files with their headers, pages last; deletes what is gone but no assets; waits for the invalidation', async () => {
  expect(await run([], published)).toBe('Not part of the site, so it stays: google123.html\nDone.');
  const copy = `s3 cp ${dist} s3://site --recursive --no-progress --exclude=*`;
  const anHour = '--cache-control=public, max-age=3600';
  expect(changes()).toEqual([
    `${copy} --include=photo[[]1].png --content-type=image/png --cache-control=public, max-age=0, must-revalidate`,
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

test('a dry run changes nothing', async () => {
  expect(await run(['--dry-run'], published)).toContain('Nothing was changed.');
  for (const call of changes()) expect(call).toMatch(/--dryrun$/);
});

test('when a page cannot be uploaded, nothing is deleted or invalidated', async () => {
  await expect(run([], { ...published, FAILS: 'index.html' })).rejects.toThrow(
    /^AccessDenied\n“aws s3 cp” failed\. docs\/aws\.md/,
  );
  expect(changes().join()).not.toMatch(/s3 rm|invalidation/);
});

test.each([
  ['no bucket', ['--bucket', ''], {}, /^Pass --bucket/],
  [
    'another site’s distribution',
    ['--dry-run', '--bucket', 'shop'],
    {},
    /^The distribution E1 serves site\.s3.*“shop”/,
  ],
  ['a machine without the AWS CLI', [], { PATH: '/nowhere' }, /ENOENT\. Is the AWS CLI installed\?/],
])('%s is refused', async (_, args, env, message) => {
  await expect(run(args, env)).rejects.toThrow(message);
  expect(changes()).toEqual([]);
});

test('a build that is not ready is refused before anything else', async () => {
  const unfinished = folderWith({ 'index.html': '<main></main>' }, onTestFinished);
  await expect(run(['--dist', unfinished])).rejects.toThrow('about.html is missing');
  expect(readFileSync(log, 'utf8')).toBe('');
});

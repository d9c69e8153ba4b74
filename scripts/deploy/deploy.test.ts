import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderWith, runScript, writeFiles } from '../test-files.fixture.ts';

const root = resolve(import.meta.dirname, '../..');
/** An AWS CLI that only writes down how it is called. */
const bin = folderWith({
  aws: `#!${process.execPath}
const call = process.argv.slice(2).join(' ');
require('node:fs').appendFileSync(__dirname + '/calls', call + '\\n');
if (call.includes('list-objects-v2')) console.log(process.env.IN_BUCKET);
if (call.includes(process.env.FAILS)) { console.error('AccessDenied'); process.exitCode = 1; }`,
});
const log = join(bin, 'calls');
chmodSync(join(bin, 'aws'), 0o755);
/** The AWS CLI's calls after it has listed the bucket. */
const calls = () => readFileSync(log, 'utf8').trim().split('\n').slice(1);

const dist = folderWith({});
beforeEach(() => {
  writeFileSync(log, '');
  rmSync(dist, { recursive: true });
  build('https://firm.com', 'https://forms.com/f');
});

/** Writes a build with this canonical origin and this form service. */
function build(origin: string, form: string): void {
  writeFiles(dist, {
    'index.html': `<link rel="canonical" href="${origin}/">`,
    'contact.html': `<form method="post" action="${form}"></form>`,
    'about.md': 'About',
    'robots.txt': 'Allow',
    '.hidden/note.txt': 'secret',
    'assets/app.js': '',
    _headers: readFileSync(join(root, 'public/_headers'), 'utf8'),
  });
}

function deploy(args: string[] = [], env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, 'deploy.ts');
  const fake = { PATH: `${bin}:${process.env.PATH}`, IN_BUCKET: 'null', FAILS: 'nothing', ...env };
  return runScript(root, [script, '--bucket', 'site', '--dist', dist, ...args], fake);
}

const published = JSON.stringify(['index.html', 'gone.html', 'assets/old.js']);

test('copies files with their headers, pages last; then deletes what is gone but no assets; then invalidates', () => {
  expect(deploy(['--distribution', 'E1'], { IN_BUCKET: published }).status).toBe(0);
  const copy = `s3 cp ${dist} s3://site --recursive --no-progress --exclude=*`;
  const eachTime = '--cache-control=public, max-age=0, must-revalidate';
  expect(calls()).toEqual([
    `${copy} --include=robots.txt --content-type=text/plain; charset=utf-8 --cache-control=public, max-age=3600`,
    `${copy} --include=assets/app.js --content-type=text/javascript; charset=utf-8 --cache-control=public, max-age=31536000, immutable`,
    `${copy} --include=about.md --content-type=text/markdown; charset=utf-8 ${eachTime}`,
    `${copy} --include=contact.html --include=index.html --content-type=text/html; charset=utf-8 ${eachTime}`,
    's3 rm s3://site/gone.html',
    'cloudfront create-invalidation --distribution-id E1 --paths /*',
  ]);
});

test('a dry run changes nothing', () => {
  const { status, stdout } = deploy(['--distribution', 'E1', '--dry-run'], { IN_BUCKET: published });
  expect([status, stdout]).toEqual([0, expect.stringContaining('Nothing was changed.')]);
  for (const call of calls()) expect(call).toMatch(/--dryrun$/);
});

test('when a page cannot be uploaded, nothing is deleted or invalidated', () => {
  const { status, stderr } = deploy(['--distribution', 'E1'], { IN_BUCKET: published, FAILS: 'index.html' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^AccessDenied\n“aws s3 cp” failed\. docs\/aws\.md/)]);
  expect(calls().join()).not.toMatch(/s3 rm|invalidation/);
});

test.each([
  ['no bucket', ['--bucket', ''], {}, /^Name the bucket with --bucket\./],
  ['an unknown flag', ['--bukket', 'x'], {}, /^Unknown option '--bukket'.*\nUsage: /],
  ['no build', ['--dist', '/nowhere'], {}, /^There is no built site in \/nowhere\/\. Run: npm run build$/m],
  ['a bucket with other files', [], { IN_BUCKET: '["photo.jpg"]' }, /^The bucket “site” contains other files\./],
  ['a machine without the AWS CLI', [], { PATH: '/nowhere' }, /ENOENT\. Is the AWS CLI installed\?/],
])('%s is refused', (_, args, env, message) => {
  expect(deploy(args, env)).toMatchObject({ status: 1, stderr: expect.stringMatching(message) });
  expect(calls()).toEqual([]);
});

test.each([
  ['the placeholder origin', 'https://site.example', 'https://forms.com/f', /Set VITE_SITE_ORIGIN/],
  ['the local inbox', 'https://firm.com', '/api/contact', /posts to \/api\/contact\. Set VITE_CONTACT_ENDPOINT/],
])('a build with %s is refused', (_, origin, form, message) => {
  build(origin, form);
  expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringMatching(message) });
  expect(readFileSync(log, 'utf8')).toBe('');
});

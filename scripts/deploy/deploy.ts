import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { select } from 'hast-util-select';
import { attribute, pageFiles, parseHtml } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';
import { readHeaders } from '../serve/host-rules.ts';

/** Uploads a build to the bucket of infra/cloudfront.yaml with the AWS CLI. If a run is cut off, run it again to finish. */
async function deploy(): Promise<void> {
  const { values } = parseArgs({
    options: {
      bucket: { type: 'string' },
      distribution: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { bucket, distribution, dist, 'dry-run': dryRun } = values;
  if (!bucket) throw new Error('Name the bucket with --bucket. The name is the stack’s output “Bucket” (docs/aws.md).');
  refuseUnfinished(dist);
  const headersOf = await readHeaders(join(dist, '_headers'));
  const keys = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dist, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPublic)
    // Pages come last, so that none arrives before the files it needs.
    .sort((a, b) => Number(isPage(a)) - Number(isPage(b)));

  // First, because it also shows whether the CLI, the bucket and the credentials are there.
  const list = aws('s3api', 'list-objects-v2', '--bucket', bucket, '--query', 'Contents[].Key', '--output', 'json');
  const before: string[] = JSON.parse(list || 'null') ?? [];
  if (before.length > 0 && !before.some((key) => key === 'index.html' || isAsset(key)))
    throw new Error(`The bucket “${bucket}” contains other files. A deployment would delete them. Name the right one.`);

  const metadata = (key: string) => {
    const headers = headersOf(`/${key}`);
    return `--content-type=${headers.get('content-type')}\n--cache-control=${headers.get('cache-control')}`;
  };
  const site = `s3://${bucket}`;
  // Never `sync`: it compares sizes and times, so an older build would not replace a newer one.
  const copy = ['s3', 'cp', dist, site, '--recursive', '--no-progress', '--exclude=*'];
  const dryrun = dryRun ? ['--dryrun'] : [];
  for (const options of new Set(keys.map(metadata))) {
    const included = keys.filter((key) => metadata(key) === options).map((key) => `--include=${key}`);
    process.stdout.write(aws(...copy, ...included, ...options.split('\n'), ...dryrun));
  }
  // Old assets stay for tabs that are still open.
  for (const key of before.filter((one) => !keys.includes(one) && !isAsset(one)))
    process.stdout.write(aws('s3', 'rm', `${site}/${key}`, ...dryrun));
  if (!distribution) console.log('No --distribution: visitors may see the old pages for up to an hour.');
  else if (!dryRun) aws('cloudfront', 'create-invalidation', '--distribution-id', distribution, '--paths', '/*');
  console.log(dryRun ? 'Nothing was changed.' : 'Done.');
}

const isAsset = (key: string): boolean => key.startsWith('assets/');
const isPage = (key: string): boolean => /\.(?:html|md)$/.test(key);

/** False for the hosts' configuration and for hidden files outside /.well-known. */
const isPublic = (key: string): boolean =>
  !['_headers', '_redirects'].includes(key) && !/(?:^|\/)\.(?!well-known\/)/.test(key);

/** @throws If there is no build, or it has placeholders where visitors need the owner's settings. */
function refuseUnfinished(dist: string): void {
  pageFiles(dist); // Throws if there is no build.
  const find = (file: string, selector: string) => select(selector, parseHtml(readFileSync(join(dist, file), 'utf8')));
  const isReal = (address = '') => URL.canParse(address) && !new URL(address).hostname.endsWith('.example');
  const canonical = attribute(find('index.html', 'link[rel="canonical"]'), 'href');
  if (!isReal(canonical))
    throw new Error(`${dist}/ was built for the placeholder ${canonical}. Set VITE_SITE_ORIGIN, then build again.`);
  const action = attribute(find('contact.html', 'form[method="post"]'), 'action');
  if (!isReal(action))
    throw new Error(
      `The form in ${dist}/ posts to ${action}. Set VITE_CONTACT_ENDPOINT to a form service, then build again.`,
    );
}

/** Runs the AWS CLI. @returns What it printed. @throws If it fails, with its own message. */
function aws(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('aws', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error)
    throw new Error(`${error.message}. Is the AWS CLI installed? On Debian: apt install awscli; aws configure`);
  if (status === 0) return stdout;
  const hint = 'docs/aws.md explains the names and permissions that it needs.';
  throw new Error(`${stderr.trim()}\n“aws ${args[0]} ${args[1]}” failed. ${hint}`);
}

await runCommand('Usage: npm run deploy:s3 -- --bucket <name> [--distribution <id>] [--dist dist] [--dry-run]', deploy);

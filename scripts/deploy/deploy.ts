import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { select } from 'hast-util-select';
import { attribute, pageFiles, parseHtml } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';
import { contentType, isServed, readHeaders } from '../serve/host-rules.ts';

const usage = `Usage: npm run deploy:s3 -- --bucket <name> [--distribution <id>] [--region <name>] [--dist dist] [--endpoint <url>] [--dry-run]`;

/** What goes up together, in this order: no page arrives before what it needs. `like` has the Cache-Control of all. */
const stages = [
  { name: 'assets', has: (key: string) => isAsset(key), like: '/assets/x.js' },
  { name: 'other files', has: (key: string) => !isAsset(key) && !isPage(key), like: '/robots.txt' },
  { name: 'pages and their Markdown', has: (key: string) => isPage(key), like: '/' },
];
const isAsset = (key: string): boolean => key.startsWith('assets/');
const isPage = (key: string): boolean => !isAsset(key) && /\.(?:html|md)$/.test(key);

/** Puts a build into the bucket of infra/cloudfront.yaml with the AWS CLI. A run that was cut off is finished by another. */
async function deploy(): Promise<void> {
  const { values: chosen } = parseArgs({
    options: {
      bucket: { type: 'string' },
      distribution: { type: 'string' },
      region: { type: 'string' },
      // An S3 of another maker, or a test's.
      endpoint: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { bucket, distribution, region, endpoint, dist, 'dry-run': dryRun } = chosen;
  if (!bucket) throw new Error(`Name the bucket with --bucket. The stack’s output “Bucket” has it.\n${usage}`);
  refuseUnfit(dist);
  const headersOf = await readHeaders(join(dist, '_headers'));
  const keys = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dist, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .filter((key) => isServed(`/${key}`));

  const common = [...(region ? ['--region', region] : []), ...(endpoint ? ['--endpoint-url', endpoint] : [])];
  const aws = (...args: string[]) => runAws([...args, ...common], bucket);

  // First, because it also shows whether the CLI, the bucket and the credentials are there.
  const list = aws('s3api', 'list-objects-v2', '--bucket', bucket, '--query', 'Contents[].Key', '--output', 'json');
  const before = (JSON.parse(list || 'null') ?? []) as string[];
  if (before.length > 0 && !before.some((key) => key === 'index.html' || isAsset(key)))
    throw new Error(
      `The bucket “${bucket}” holds other files and no site, and what is no part of the site is deleted.`,
    );

  for (const { name, has, like } of stages) {
    const own = keys.filter(has);
    console.log(`${dryRun ? 'Would upload' : 'Uploading'} ${own.length} ${name}`);
    for (const type of new Set(own.map(contentType))) {
      const patterns = new Set(own.filter((key) => contentType(key) === type).map(patternOf));
      const upload = ['s3', 'cp', dist, `s3://${bucket}`, '--recursive', '--exclude', '*'];
      for (const pattern of patterns) upload.push('--include', pattern);
      // Always copied, and never `sync`, which compares size and time: an older build would not replace a newer one.
      if (!own.some(isAsset)) upload.push('--exclude', 'assets/*');
      upload.push('--content-type', type, '--cache-control', headersOf(like)['cache-control'] ?? '');
      aws(...upload, dryRun ? '--dryrun' : '--only-show-errors');
    }
  }

  // Assets stay, for tabs that were opened before: their names say what is in them.
  const gone = before.filter((key) => !keys.includes(key) && !isAsset(key));
  for (const key of gone) console.log(`${dryRun ? 'Would delete' : 'Deleting'} ${key}`);
  for (let at = 0; at < gone.length && !dryRun; at += 500) {
    const batch = { Objects: gone.slice(at, at + 500).map((Key) => ({ Key })), Quiet: true };
    aws('s3api', 'delete-objects', '--bucket', bucket, '--delete', JSON.stringify(batch));
  }
  if (!distribution) console.log('No --distribution: visitors may see the old pages for up to an hour.');
  else if (!dryRun) aws('cloudfront', 'create-invalidation', '--distribution-id', distribution, '--paths', '/*');
  console.log(dryRun ? 'Nothing was changed.' : 'Done.');
}

/** What names a file to the CLI: all of its folder with its extension, because a command line has no room for each. */
function patternOf(key: string): string {
  const extension = extname(key);
  if (!extension) return key;
  return isAsset(key) ? `assets/*${extension}` : `*${extension}`;
}

/** @throws When there is no build, or it was made with placeholders where visitors need the owner's settings. */
function refuseUnfit(dist: string): void {
  pageFiles(dist); // Complains when there is no build.
  const find = (file: string, selector: string) => select(selector, parseHtml(readFileSync(join(dist, file), 'utf8')));
  const isReal = (address = '') => URL.canParse(address) && !new URL(address).hostname.endsWith('.example');
  const again = 'and build again: npm run build';
  const canonical = attribute(find('index.html', 'link[rel="canonical"]'), 'href');
  if (!isReal(canonical))
    throw new Error(`${dist}/ was built for ${canonical}, the placeholder. Set VITE_SITE_ORIGIN ${again}`);
  const action = attribute(find('contact.html', 'form[method="post"]'), 'action');
  if (!isReal(action))
    throw new Error(
      `The contact form of ${dist}/ posts to ${action}, where no form service answers. Set VITE_CONTACT_ENDPOINT ${again}`,
    );
}

/** What the CLI's messages mean and what to do about them. */
const explanations = (bucket: string): [RegExp, string][] => [
  [/Unable to locate credentials/i, 'There are no AWS credentials. Run: aws configure'],
  [/NoSuchBucket/, `There is no bucket “${bucket}”. The stack’s output “Bucket” has its name.`],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch|InvalidClientTokenId|ExpiredToken/,
    'AWS does not accept these credentials. Run: aws configure',
  ],
  [/AccessDenied|Forbidden/, `These credentials may not do what a deployment to “${bucket}” needs (docs/aws.md).`],
];

/** Runs the AWS CLI to its end. @returns What it printed. @throws Error with one sentence when it fails. */
function runAws(args: string[], bucket: string): string {
  const { status, stdout, stderr, error } = spawnSync('aws', args, {
    encoding: 'utf8',
    env: { ...process.env, AWS_PAGER: '' },
    maxBuffer: 2 ** 28,
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Error(
      'The AWS CLI is not installed. Install it (on Debian: apt install awscli), then run: aws configure',
    );
  if (error) throw error;
  if (status === 0) {
    if (args.includes('--dryrun')) process.stdout.write(stdout);
    return stdout;
  }
  const explanation = explanations(bucket).find(([message]) => message.test(stderr))?.[1];
  throw new Error(
    explanation && !process.env.DEBUG ? explanation : `aws ${args[0]} ${args[1]} failed: ${stderr.trim()}`,
  );
}

await runCommand(usage, deploy);

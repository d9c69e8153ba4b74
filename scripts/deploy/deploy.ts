import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { founderStory } from '../../src/content/founder-story.ts';
import { team } from '../../src/content/team.ts';
import type { MaybeSample } from '../../src/lib/sample.ts';
import { refuseUnfinished } from '../check/go-live.ts';
import { readHeaders } from '../read/headers.ts';
import { runCommand } from '../run-command.ts';

/** The file in the bucket that lists the uploads of the last deployment. Files that it doesn't list belong to someone else. */
const listKey = 'deployed-files.json';

/**
 * Uploads a build to the bucket of infra/cloudfront.yaml with the AWS CLI. If a run is cut off, run it again to finish.
 * @param people The people on the pages. None of them may be invented, and neither may the agency’s story.
 */
export async function deploy(args: string[], people = team, story: MaybeSample = founderStory): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      bucket: { type: 'string' },
      distribution: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { bucket, distribution, dist, 'dry-run': dryRun } = values;
  if (!bucket || !distribution)
    throw new Error('Pass --bucket and --distribution, which are outputs of the stack (docs/aws.md).');
  await refuseUnfinished(dist, people, story);
  const headersOf = await readHeaders(join(dist, '_headers'));
  const keys = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((key) => key.replaceAll('\\', '/'))
    .filter((key) => statSync(join(dist, key)).isFile() && !['_headers', '_redirects'].includes(key))
    // Pages come last, so that none arrives before the files it needs.
    .sort((a, b) => Number(isPage(a)) - Number(isPage(b)));

  // First, because it also shows whether the CLI and the credentials work.
  const path = 'DistributionConfig.Origins.Items[].DomainName';
  const origins: string[] = query('cloudfront', 'get-distribution-config', '--id', distribution, '--query', path);
  if (!origins.some((origin) => origin.startsWith(`${bucket}.s3.`)))
    throw new Error(
      `The distribution ${distribution} serves ${origins.join()}, not the bucket “${bucket}”. Correct one.`,
    );
  const before: string[] = query('s3api', 'list-objects-v2', '--bucket', bucket, '--query', 'Contents[].Key') ?? [];
  const site = `s3://${bucket}`;
  const uploaded: string[] = before.includes(listKey) ? query('s3', 'cp', `${site}/${listKey}`, '-') : [];

  const metadata = (key: string) => {
    const headers = headersOf(`/${key}`);
    return `--content-type=${headers.get('content-type')}\n--cache-control=${headers.get('cache-control')}`;
  };
  // Never `sync`, which compares sizes and times, so that an older build would not replace a newer one.
  const copy = ['s3', 'cp', dist, site, '--recursive', '--no-progress', '--exclude=*'];
  const dryrun = dryRun ? ['--dryrun'] : [];
  for (const options of new Set(keys.map(metadata))) {
    const included = keys.filter((key) => metadata(key) === options).map((key) => `--include=${literal(key)}`);
    process.stdout.write(aws([...copy, ...included, ...options.split('\n'), ...dryrun]));
  }
  // Old assets stay for tabs that are still open.
  const others = before.filter((key) => ![...keys, listKey].includes(key) && !key.startsWith('assets/'));
  for (const key of others)
    if (uploaded.includes(key)) process.stdout.write(aws(['s3', 'rm', `${site}/${key}`, ...dryrun]));
    else console.log(`Not part of the site, so it stays: ${key}`);
  if (dryRun) return console.log('Nothing was changed.');
  aws(['s3', 'cp', '-', `${site}/${listKey}`, '--content-type=application/json'], JSON.stringify(keys));
  const invalidation = ['--distribution-id', distribution, '--paths', '/*', '--query', 'Invalidation.Id'];
  const id: string = query('cloudfront', 'create-invalidation', ...invalidation);
  aws(['cloudfront', 'wait', 'invalidation-completed', '--distribution-id', distribution, '--id', id]);
  console.log('Done.');
}

/** The CLI would read `photo[1].png` as a pattern, which the file itself doesn’t fit. */
const literal = (key: string): string => key.replace(/[[*?]/g, '[$&]');

const isPage = (key: string): boolean => /\.(?:html|md)$/.test(key);

const query = (...args: string[]) => JSON.parse(aws([...args, '--output', 'json']) || 'null');

/** Runs the AWS CLI. @returns Its output. @throws If it fails, with its own message. */
function aws(args: string[], input?: string): string {
  const { status, stdout, stderr, error } = spawnSync('aws', args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error)
    throw new Error(`${error.message}. Is the AWS CLI installed? On Debian: apt install awscli; aws configure`);
  if (status === 0) return stdout;
  const hint = 'docs/aws.md explains the names and permissions that it needs.';
  throw new Error(`${stderr.trim()}\n“aws ${args[0]} ${args[1]}” failed. ${hint}`);
}

const usage = 'Usage: npm run deploy:s3 -- --bucket <name> --distribution <id> [--dist dist] [--dry-run]';
if (process.argv[1] === import.meta.filename) await runCommand(usage, () => deploy(process.argv.slice(2)));

import '../hosting/load-env.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import { settings } from '../../src/site/settings.ts';
import { readHead } from '../checks/built-pages.ts';
import { openBucket } from './bucket.ts';
import { deploy } from './deploy.ts';
import { openEdge } from './edge.ts';
import { explain } from './explain.ts';

const usage = `Usage: npm run deploy:s3 -- --bucket <name> [--distribution <id>] [--region <name>]
       [--keep-releases 5] [--dist dist] [--endpoint <url>] [--dry-run]`;

type Choices = {
  bucket: string;
  distribution: string | undefined;
  region: string | undefined;
  endpoint: string | undefined;
  dist: string;
  keepReleases: number;
  dryRun: boolean;
};

const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text);

/** Reads the command line. @throws Error with one sentence when it makes no sense. */
function readChoices(args: string[]): Choices {
  const { values } = parseArgs({
    args,
    options: {
      bucket: { type: 'string' },
      distribution: { type: 'string' },
      region: { type: 'string' },
      endpoint: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      'keep-releases': { type: 'string', default: '5' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const keepReleases = Number(values['keep-releases']);
  if (!Number.isInteger(keepReleases) || keepReleases < 1) {
    throw new Error(`--keep-releases takes a whole number from 1, not “${values['keep-releases']}”.`);
  }
  if (values.endpoint !== undefined && !isAddress(values.endpoint)) {
    throw new Error(`--endpoint takes an address such as https://s3.example.com, not “${values.endpoint}”.`);
  }
  if (!values.bucket) throw new Error('Name the bucket with --bucket. The stack’s output “Bucket” has it.');
  return {
    bucket: values.bucket,
    distribution: values.distribution,
    region: values.region,
    endpoint: values.endpoint,
    dist: values.dist,
    keepReleases,
    dryRun: values['dry-run'],
  };
}

/**
 * Refuses a build that was made for another origin than the owner has set: `npm test` leaves one with the placeholders.
 * A machine that only deploys may know nothing of the settings; then the build is taken at its word, and one with the
 * placeholder is named: to show an unfinished site is allowed (README, “Settings”), and nobody should do it by mistake.
 */
function checkOrigin(dist: string): void {
  const file = join(dist, 'index.html');
  // Without it there is no built site, which the deployment says by itself.
  if (!existsSync(file)) return;
  const { canonical } = readHead(file, readFileSync(file, 'utf8'));
  const origin = canonical && new URL(canonical).origin;
  if (!process.env.VITE_SITE_ORIGIN) {
    // Nothing is set, so that the setting is the placeholder.
    if (origin === settings.siteOrigin) {
      console.log(
        `${dist}/ was built without VITE_SITE_ORIGIN: search engines are told that its pages are at ${origin}. Before the launch, set it and run: npm run build`,
      );
    }
    return;
  }
  if (!origin) throw new Error(`${file} does not say for which origin it was built. Run: npm run build`);
  if (origin !== settings.siteOrigin) {
    throw new Error(
      `${dist}/ was built for ${origin}, and VITE_SITE_ORIGIN is ${settings.siteOrigin}. Run: npm run build`,
    );
  }
}

/**
 * `npm run deploy:s3`: puts dist/ into the bucket of infra/cloudfront.json.
 *
 * @returns the exit code.
 */
export async function main(args: string[]): Promise<number> {
  let choices: Choices;
  try {
    choices = readChoices(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return 1;
  }

  // Credentials and the default region come from the SDK's usual chain, and from nowhere else.
  const { bucket, distribution, region, endpoint, dist, keepReleases, dryRun } = choices;
  const s3 = new S3Client({
    ...(region && { region }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const edge = distribution && openEdge(new CloudFrontClient({ region: 'us-east-1' }), distribution);

  try {
    checkOrigin(dist);
    const { uploaded, removed, unchanged } = await deploy({
      distDir: dist,
      bucket: openBucket(s3, bucket),
      edge: edge || undefined,
      keepReleases,
      dryRun,
      report: (line) => console.log(line),
    });
    if (!unchanged) console.log(`${dryRun ? 'Dry run' : 'Done'}: ${uploaded} uploaded, ${removed} removed.`);
    if (!edge && !unchanged) console.log('No --distribution: visitors may see the old pages for up to an hour.');
    return 0;
  } catch (error) {
    const inRegion = await s3.config.region().catch(() => 'an unknown region');
    console.error(explain(error, { bucket, region: inRegion, distribution }));
    return 1;
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));

import { inlineScriptHashes, inlineStyleHashes } from '../hosting/inline-hashes.ts';
import { inParallel } from '../in-parallel.ts';
import type { Bucket } from './bucket.ts';
import type { Edge } from './edge.ts';
import type { InlineHashes } from './inline-sources.ts';
import { checkForms, foreignPolicies } from './live-policies.ts';
import { makePlan, type Plan } from './plan.ts';
import { noteEnd, noteStart, readReleases } from './releases.ts';
import { readSite, type SiteFile } from './site.ts';

export type DeployOptions = {
  distDir: string;
  bucket: Bucket;
  /** Without it nothing is invalidated: the edge then shows old pages for up to an hour. */
  edge?: Edge | undefined;
  /** How many releases keep their assets, this one included. */
  keepReleases: number;
  /** Say what would be done, and do nothing. */
  dryRun?: boolean;
  /** Takes a line of progress. */
  report: (line: string) => void;
};

export type Deployed = { uploaded: number; removed: number; unchanged: boolean };

/**
 * Puts the build into the bucket so that no visitor meets a page without its assets: assets, then other files, then
 * pages, and only then are pages of the past removed. Every step can fail and be done again; a second run finds out what
 * the first one did.
 * @throws Error with one sentence, before anything is uploaded, when there is no build or the live policy blocks its form.
 */
export async function deploy(options: DeployOptions): Promise<Deployed> {
  const { distDir, bucket, edge, keepReleases, dryRun = false, report } = options;
  const site = await readSite(distDir);
  if (edge) {
    const policies = await edge.livePolicies();
    for (const line of foreignPolicies(policies)) report(line);
    checkForms(
      policies,
      site.pages.map(({ body }) => body.toString()),
    );
  }
  const releases = await readReleases(bucket);
  const plan = await makePlan(site, bucket, releases, keepReleases);
  const { assets, others, pages } = plan.upload;
  const uploads = [...assets, ...others, ...pages];
  const summary = { uploaded: uploads.length, removed: plan.remove.length, unchanged: isEmpty(plan) };

  if (edge && !dryRun) {
    // Also when nothing changed: an update of the stack may have set the policy back.
    report(
      'Making sure that the Content-Security-Policy allows the inline styles and script. New ones take a few minutes.',
    );
    await edge.allowInline(inlineOf(site.pages));
  }
  if (summary.unchanged) {
    report('Nothing has changed since the last release.');
    return summary;
  }
  if (dryRun) {
    announce(plan, report);
    return summary;
  }

  await noteStart(bucket, releases, [...uploads.map(({ key }) => key), ...plan.remove]);
  let done = 0;
  for (const stage of [assets, others, pages]) {
    await inParallel(stage, async (file) => {
      await bucket.put(file);
      done += 1;
      report(`${String(done).padStart(4)}/${uploads.length}  ${file.key} (${kilobytes(file)})`);
    });
  }
  await inParallel(plan.remove, async (key) => {
    await bucket.remove(key);
    report(`Removed ${key}`);
  });
  if (edge && plan.stale.length > 0) {
    await edge.invalidate(plan.stale);
    report(`Invalidated ${plan.stale.length} files at the edge.`);
  }
  await noteEnd(bucket, releases, site, keepReleases);
  return summary;
}

const isEmpty = ({ upload, remove, stale }: Plan): boolean =>
  [...upload.assets, ...upload.others, ...upload.pages, ...remove, ...stale].length === 0;

function inlineOf(pages: readonly SiteFile[]): InlineHashes {
  const html = pages.map(({ body }) => body.toString());
  return {
    styles: [...new Set(html.flatMap(inlineStyleHashes))],
    scripts: [...new Set(html.flatMap(inlineScriptHashes))],
  };
}

const kilobytes = ({ body }: SiteFile): string => `${(body.length / 1_000).toFixed(1)} kB`;

function announce({ upload, remove, stale }: Plan, report: DeployOptions['report']): void {
  for (const file of [...upload.assets, ...upload.others, ...upload.pages]) {
    report(`Would upload ${file.key} (${kilobytes(file)})`);
  }
  for (const key of remove) report(`Would remove ${key}`);
  report(`Would invalidate ${stale.length} files at the edge.`);
}

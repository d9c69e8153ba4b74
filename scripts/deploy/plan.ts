import { fileClass } from '../hosting/rules.ts';
import { inParallel } from '../in-parallel.ts';
import type { Bucket } from './bucket.ts';
import { finishedReleases, type Releases } from './releases.ts';
import type { Site, SiteFile } from './site.ts';

/** What a deployment has to do. */
export type Plan = {
  upload: Site;
  /** Keys of earlier releases that nothing needs any more. */
  remove: string[];
  /** Keys whose copies at the edge may be old. */
  stale: string[];
};

/** Compares the build with the bucket. Reads only. */
export async function makePlan(site: Site, bucket: Bucket, releases: Releases, keep: number): Promise<Plan> {
  const inBucket = await bucket.list();

  async function changed(files: SiteFile[]): Promise<SiteFile[]> {
    const differs = await inParallel(files, async (file) => {
      const etag = inBucket.get(file.key);
      if (etag === undefined) return true;
      if (etag === file.md5 && releases.current[file.key] === file.fingerprint) return false;
      // An interrupted run may have put it there already. ETags of encrypted buckets are no MD5: only the object knows.
      return (await bucket.fingerprintOf(file.key)) !== file.fingerprint;
    });
    return files.filter((_, index) => differs[index]);
  }

  const upload: Site = {
    assets: await changed(site.assets),
    others: await changed(site.others),
    pages: await changed(site.pages),
  };
  const remove = outdated(site, releases, keep).filter((key) => inBucket.has(key));
  // What was never there has no copy at the edge, and a hashed asset never changes.
  const replaced = [...upload.others, ...upload.pages].map(({ key }) => key).filter((key) => inBucket.has(key));
  const touched = new Set([...replaced, ...remove, ...releases.unfinished]);
  return { upload, remove, stale: [...touched].filter((key) => fileClass(`/${key}`) !== 'hashed').sort() };
}

/** What earlier runs put there and neither this release nor a kept one has. Objects of other origin are left alone. */
function outdated(site: Site, releases: Releases, keep: number): string[] {
  const { current, finished, unfinished } = releases;
  const ours = [...Object.keys(current), ...finished.flatMap(({ assets }) => assets), ...unfinished];
  const needed = new Set([
    ...[...site.others, ...site.pages].map(({ key }) => key),
    ...finishedReleases(releases, site, keep).flatMap(({ assets }) => assets),
  ]);
  return [...new Set(ours)].filter((key) => !needed.has(key)).sort();
}

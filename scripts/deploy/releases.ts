import type { Bucket } from './bucket.ts';
import type { Site } from './site.ts';

/** One finished deployment. */
export type Release = {
  /** When it was finished, ISO 8601. */
  at: string;
  /** Its hashed assets. A tab that was opened then may still ask for them. */
  assets: string[];
};

/** What the deployment remembers between runs, kept in the bucket. Only what it names may ever be deleted. */
export type Releases = {
  /** Everything of the last finished release: key → fingerprint. */
  current: Record<string, string>;
  /** Finished releases, the newest first. */
  finished: Release[];
  /** Keys that a run set out to change. Left behind only when that run did not finish. */
  unfinished: string[];
};

const note = 'releases.json';

export async function readReleases(bucket: Bucket): Promise<Releases> {
  const found = (await bucket.readNote(note)) as Releases | undefined;
  return found ?? { current: {}, finished: [], unfinished: [] };
}

/** Notes what is about to change, so that an interrupted run can be completed and cleaned up by the next. */
export async function noteStart(bucket: Bucket, releases: Releases, keys: string[]): Promise<void> {
  const unfinished = [...new Set([...releases.unfinished, ...keys])];
  await bucket.writeNote(note, { ...releases, unfinished } satisfies Releases);
}

/** Notes that the site now is the current release, and forgets releases beyond `keep`. */
export async function noteEnd(bucket: Bucket, releases: Releases, site: Site, keep: number): Promise<void> {
  const files = [...site.assets, ...site.others, ...site.pages];
  await bucket.writeNote(note, {
    current: Object.fromEntries(files.map(({ key, fingerprint }) => [key, fingerprint])),
    finished: finishedReleases(releases, site, keep),
    unfinished: [],
  } satisfies Releases);
}

/** The releases whose assets stay: this one and those before it. Deploying the same assets again is no new release. */
export function finishedReleases({ finished }: Releases, site: Site, keep: number): Release[] {
  const assets = site.assets.map(({ key }) => key);
  const [last] = finished;
  const before = last && last.assets.join() === assets.join() ? finished.slice(1) : finished;
  return [{ at: new Date().toISOString(), assets }, ...before].slice(0, keep);
}

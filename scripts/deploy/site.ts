import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileClass, fileHeaders, type Headers } from '../hosting/rules.ts';
import { siteFiles } from '../hosting/site-files.ts';

/** A file of the build, as it should stand in the bucket. */
export type SiteFile = {
  /** Its key: the path without the leading slash. */
  key: string;
  body: Buffer;
  /** What S3 calls the ETag of a plain upload. */
  md5: string;
  /** Of content and headers together: a new Cache-Control is a change too. */
  fingerprint: string;
  headers: Headers;
};

/** The files of the build in the order in which they may appear: what pages need, then the pages that need it. */
export type Site = { assets: SiteFile[]; others: SiteFile[]; pages: SiteFile[] };

/** Reads the build. @throws Error with one sentence when there is none. */
export async function readSite(distDir: string): Promise<Site> {
  const paths = existsSync(distDir) ? await siteFiles(distDir) : [];
  if (!paths.includes('/index.html')) throw new Error(`There is no built site in ${distDir}/. Run: npm run build`);

  const site: Site = { assets: [], others: [], pages: [] };
  for (const path of paths) {
    const kind = fileClass(path);
    const group = kind === 'hashed' ? site.assets : kind === 'page' ? site.pages : site.others;
    group.push(await readSiteFile(distDir, path));
  }
  return site;
}

async function readSiteFile(distDir: string, path: string): Promise<SiteFile> {
  const body = await readFile(join(distDir, path));
  const headers = fileHeaders(path);
  return {
    key: path.slice(1),
    body,
    md5: createHash('md5').update(body).digest('hex'),
    fingerprint: createHash('sha256').update(JSON.stringify(headers)).update(body).digest('hex').slice(0, 32),
    headers,
  };
}

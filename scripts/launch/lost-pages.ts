import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moved, resolveAddress } from '../../infra/clean-urls.js';

/** The addresses in a live sitemap, and in those that it lists, as WordPress's does. @param read The text at an address. */
export async function addressesIn(sitemap: string, read: (address: string) => Promise<string>): Promise<string[]> {
  const found = [...sitemap.matchAll(/<loc>\s*(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?\s*<\/loc>/g)].map(([, loc = '']) => loc);
  const lists = found.map(async (loc) => (/\.xml$/.test(loc) ? addressesIn(await read(loc), read) : [loc]));
  return (await Promise.all(lists)).flat();
}

/** The pages that a build would lose, because it has no file for them and nothing redirects them. */
export const lostPages = (addresses: readonly string[], dist: string, redirects: Record<string, string> = moved) =>
  addresses
    .map((address) => new URL(address).pathname)
    .filter((path) => {
      const { location = path } = resolveAddress('', path, redirects);
      const { file = '' } = resolveAddress('', location, redirects);
      return !existsSync(join(dist, decodeURI(file)));
    });

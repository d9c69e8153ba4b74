import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isServed } from './rules.ts';

/** Every file of the built site that visitors may get, as a path from its root (`/about.html`), in a stable order. */
export async function siteFiles(distDir: string): Promise<string[]> {
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(distDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter(isServed)
    .sort();
}

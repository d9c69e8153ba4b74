import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from '../build/disk-cache.ts';

/** What draws, beside this folder's own sources; a new version may draw differently. */
const packages = [
  'satori',
  '@resvg/resvg-js',
  'sharp',
  'subset-font',
  '@fontsource-variable/source-serif-4',
  '@fontsource-variable/public-sans',
];
const sources = ['src/styles/theme.css', 'src/site/brand.ts', 'scripts/assets/fonts.ts'];

/** A digest of everything but the page that a share image depends on. */
export function drawnBy(): string {
  const own = readdirSync(import.meta.dirname)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .sort()
    .map((file) => join(import.meta.dirname, file));
  const manifests = packages.map((name) => join('node_modules', name, 'package.json'));
  return digest(...[...own, ...sources, ...manifests].map((file) => readFileSync(file)));
}

/** The name under which a page's image is kept: the same card drawn by the same code. */
export const imageKey = (cardKey: string, drawing: string): string => digest(drawing, cardKey);

/** Images by key, in a folder that holds only those of the last build. */
export class CardCache {
  readonly folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Where the image of a key lies, if it was drawn before. */
  find(key: string): string | undefined {
    this.#used.add(`${key}.jpg`);
    const file = join(this.folder, `${key}.jpg`);
    return existsSync(file) ? file : undefined;
  }

  /** Keeps an image, whole or not at all. */
  async keep(key: string, image: Buffer): Promise<string> {
    const file = join(this.folder, `${key}.jpg`);
    await writeFile(`${file}.${process.pid}`, image);
    await rename(`${file}.${process.pid}`, file);
    return file;
  }

  /** Removes the images that this build did not use. */
  prune(): void {
    for (const file of readdirSync(this.folder)) {
      if (file.endsWith('.jpg') && !this.#used.has(file)) rmSync(join(this.folder, file), { force: true });
    }
  }
}

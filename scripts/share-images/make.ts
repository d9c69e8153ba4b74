import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { shareImagePath } from '../../src/head/page-head.ts';
import { cacheFolder } from '../build/disk-cache.ts';
import type { FinishedPage } from '../build/finish-site.ts';
import { inParallel } from '../in-parallel.ts';
import { CardCache, drawnBy, imageKey } from './cache.ts';
import { type CardFacts, cardFacts, cardKey } from './card-facts.ts';

const imageFolder = join(cacheFolder, 'share-images');

/** The drawing code and its fonts, loaded only when there is something to draw: an unchanged site costs nothing. */
async function loadRenderer() {
  const [{ renderCard }, { shareFonts }] = await Promise.all([import('./render.ts'), import('./fonts.ts')]);
  const fonts = await shareFonts(join(imageFolder, 'fonts'));
  return (card: CardFacts): Promise<Buffer> => renderCard(card, fonts);
}

/** Whether the page has an image of its own: the not-found page and second addresses show another page's. */
const ownsImage = ({ image, path }: FinishedPage): boolean => image === shareImagePath(path);

/**
 * Makes the share image of every built page, from its own headline and figures, at the address that its head names.
 * @throws One sentence that names the page and the fix.
 */
export async function makeShareImages(pages: readonly FinishedPage[], distDir: string): Promise<void> {
  const start = performance.now();
  const cache = new CardCache(imageFolder);
  const drawing = drawnBy();
  const own = pages.filter(ownsImage);
  await mkdir(join(distDir, 'share'), { recursive: true });
  let draw: ReturnType<typeof loadRenderer> | undefined;
  let drawn = 0;
  let done = 0;
  const rate = () => `${(done / ((performance.now() - start) / 1000)).toFixed(1)} a second`;

  await inParallel(own, async (page) => {
    const card = await readFile(join(distDir, page.file), 'utf8').then(cardFacts).catch(refuse(page));
    const key = imageKey(cardKey(card), drawing);
    let file = cache.find(key);
    if (!file) {
      draw ??= loadRenderer();
      file = await cache.keep(key, await (await draw)(card).catch(refuse(page)));
      drawn++;
    }
    await copyFile(file, join(distDir, shareImagePath(page.path)));
    done++;
    if (process.stdout.isTTY) process.stdout.write(`\r  Share images: ${done} of ${own.length}, ${rate()} `);
  });
  cache.prune();
  const end = process.stdout.isTTY ? '\r' : '';
  console.log(`${end}  Share images: ${own.length}, of which ${drawn} drawn anew, ${rate()}.`);
}

const refuse =
  ({ path }: FinishedPage) =>
  (error: Error): never => {
    throw new Error(`${path} ${error.message}`, { cause: error });
  };

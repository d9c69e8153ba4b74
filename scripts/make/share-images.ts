import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { shareImagePath } from '../../src/head/page-head.ts';
import { readStateContents } from '../build/state-contents.ts';
import { inParallel } from '../in-parallel.ts';
import { type ShareFacts, type SharePage, shareFacts } from './share-facts.ts';

/** Images by what is on them and what draws them, so that a build draws only what is new. Deleting them costs time only. */
const cache = 'node_modules/.cache/share-images';

/** What a share image depends on beside its facts. */
const drawnBy = [
  ...['draw-card.ts', 'share-card.tsx', 'map-picture.ts', 'fonts.ts'].map((file) => join(import.meta.dirname, file)),
  ...['satori', '@resvg/resvg-js', 'sharp'].map((name) => join('node_modules', name, 'package.json')),
  'src/styles/theme.css',
  'src/site/brand.ts',
];

/**
 * Makes the share image of each page, at the address that its head names.
 * @param pages Those that have an image of their own: not the not-found page, and no second address of a page.
 * @returns How many were drawn anew.
 * @throws One sentence that names the page and the fix.
 */
export async function makeShareImages(pages: readonly SharePage[], outDir: string): Promise<number> {
  const states = await readStateContents();
  const drawing = drawnBy.map((file) => readFileSync(file, 'utf8')).join('\0');
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(outDir, 'share'), { recursive: true });
  const used = new Set<string>();
  let drawn = 0;
  await inParallel(pages, async (page) => {
    const facts = shareFacts(page, states);
    const kept = `${createHash('sha256').update(drawing).update(JSON.stringify(facts)).digest('hex').slice(0, 16)}.jpg`;
    used.add(kept);
    const file = join(cache, kept);
    if (!existsSync(file)) {
      const draft = `${file}.${process.pid}-${drawn++}`;
      writeFileSync(draft, await draw(page.path, facts));
      renameSync(draft, file);
    }
    copyFileSync(file, join(outDir, shareImagePath(page.path)));
  });
  for (const file of readdirSync(cache)) if (file.endsWith('.jpg') && !used.has(file)) rmSync(join(cache, file));
  return drawn;
}

/** The renderer is loaded only when there is something to draw. */
async function draw(path: string, facts: ShareFacts): Promise<Buffer> {
  const { drawCard } = await import('./draw-card.ts');
  return drawCard(facts).catch((error: Error) => {
    throw new Error(`${path} ${error.message}`, { cause: error });
  });
}

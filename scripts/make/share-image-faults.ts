import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuiltPage } from '../checks/built-pages.ts';
import type { Fault } from '../checks/head-rules.ts';
import { maxBytes } from './draw-card.ts';
import { cardSize } from './share-card.tsx';

/** Pages whose share image is missing, of another size than their head says, or too heavy. */
export async function shareImageFaults(pages: readonly BuiltPage[], distDir: string): Promise<Fault[]> {
  const faults = pages.map(async ({ path, image }): Promise<Fault | undefined> => {
    if (!image) return `${path} names no share image; render one <PageHead> (src/head/head-tags.tsx)`;
    const file = join(distDir, image);
    if (!existsSync(file))
      return `${path} names the share image ${image}, which the build did not make (scripts/make/share-images.ts)`;
    const { width, height, format } = await sharp(file)
      .metadata()
      .catch(() => ({ width: 0, height: 0, format: 'unreadable' }));
    if (width !== cardSize.width || height !== cardSize.height || format !== 'jpeg')
      return `${path} has a share image of ${width} × ${height} (${format}); make it ${cardSize.width} × ${cardSize.height} (jpeg)`;
    const { size } = statSync(file);
    return size > maxBytes
      ? `${path} has a share image of ${size} bytes (at most ${maxBytes}); draw less on it, or lower its quality`
      : undefined;
  });
  return (await Promise.all(faults)).filter((fault) => fault !== undefined);
}

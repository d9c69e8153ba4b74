import { rename, rm } from 'node:fs/promises';

/**
 * Puts a complete build in the place of the last one.
 * @throws When that fails; the last one is then back in its place.
 */
export async function swapIn(next: string, current: string, previous: string): Promise<void> {
  await rm(previous, { recursive: true, force: true });
  await rename(current, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  try {
    await rename(next, current);
  } catch (error) {
    await rename(previous, current).catch(() => {}); // There may have been none.
    throw error;
  }
  // The new build is in its place. What cannot be deleted now is deleted before the next one.
  await rm(previous, { recursive: true, force: true }).catch(() => {});
}

import * as files from 'node:fs/promises';

const aside = '.build-old';

/**
 * Puts a folder in the place of another. If one of the old files can't be moved, such as one that is open in Windows, the old
 * folder stays whole; if one can't be deleted, the new folder is there, and the old one lies aside until the next time.
 */
export async function replaceFolder(from: string, link: string, { rename, rm } = files): Promise<void> {
  const options = { recursive: true, force: true };
  // A link to a folder of the same disk, such as a web server’s, stays.
  const to = await files.realpath(link).catch(() => link);
  await rm(aside, options);
  await rename(to, aside).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
  try {
    await rename(from, to);
  } catch (error) {
    await rename(aside, to).catch(() => {});
    throw error;
  }
  await rm(aside, options).catch(({ message }) => console.warn(`${aside}/ could not be deleted (${message}).`));
}

/** A file that cannot be fetched, for example because a new release has replaced it. */
export class ChunkLoadError extends Error {}

/**
 * Turns a failed `import()` into an error that the error page reloads on (layout/layouts.tsx).
 * @param what The address or the file, for the build, in which nothing is fetched: a file failed to run.
 */
export function throwChunkLoadError(cause: unknown, what = 'A file'): never {
  if (import.meta.env.SSR) throw new Error(`${what} fails when it is imported: ${cause}`, { cause });
  throw new ChunkLoadError('A file of this page could not be fetched.', { cause });
}

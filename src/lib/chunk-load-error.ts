/** A file that cannot be fetched, for example because a new release has replaced it. */
export class ChunkLoadError extends Error {}

/** Turns a failed `import()` into an error that the error page reloads on (layout/layouts.tsx). */
export function throwChunkLoadError(cause: unknown): never {
  throw new ChunkLoadError('A file of this page could not be fetched.', { cause });
}

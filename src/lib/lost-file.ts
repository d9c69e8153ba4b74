/** A file that cannot be fetched, as after a release that has replaced it. The whole document will be newer. */
export class LostFile extends Error {}

/** Names the failure of an `import()`, so that the error page knows it (layout/layouts.tsx). */
export function lostFile(cause: unknown): never {
  throw new LostFile('A file of this page could not be fetched.', { cause });
}

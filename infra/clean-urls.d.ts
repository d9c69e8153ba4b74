/** A permanent redirect to `location`, or the file that answers (which may not exist). */
export type Destination = { location: string; file?: never } | { file: string; location?: never };

/** Removed paths and the paths that take their place: `{ '/old': '/new' }`. */
export type MovedPaths = Readonly<Record<string, string>>;

export const moved: MovedPaths;
export function cleanPath(path: string): string;
export function resolveAddress(
  scheme: 'http' | 'https',
  host: string,
  path: string,
  movedPaths: MovedPaths,
): Destination;
export function handler(event: object): object;

/** A part that is the same on many pages: its bytes are kept, so that no page encodes it again. */
export interface EncodedPart {
  html: string;
  bytes: Buffer;
}

/**
 * A finished page, in parts: nothing reads all of it, and more than half of it is the same on many pages. As one string it
 * would be copied, and held outside of the young generation, a few times for each page.
 */
export interface PageParts {
  /** Up to the end of the head, which its styles precede. */
  head: string;
  /** What holds its `<main>`, as React wrote it. */
  main: string;
  /** The end of the head and all that follows. */
  body: readonly (string | EncodedPart)[];
}

/** The page as one text. */
export const wholePage = ({ head, body }: PageParts): string =>
  head + body.map((part) => (typeof part === 'string' ? part : part.html)).join('');

/** What the page's file holds, with its styles at the end of its head. */
export const withStyles = ({ head, body }: PageParts, styles: Buffer): (string | Buffer)[] => [
  head,
  styles,
  ...body.map((part) => (typeof part === 'string' ? part : part.bytes)),
];

/** Patterns of words that a browser must not part. */
export interface NoBreaks {
  /** Patterns of what stays on one line. The spaces that they find become no-break spaces, in this order. */
  joined: readonly RegExp[];
  /** Patterns of what a browser would break after a hyphen, a dash, or a slash. */
  whole: readonly RegExp[];
}

/** On pages. Articles and printed guides have their own (scripts/articles/ and guides/print/), which no visitor has to load. */
export const onPages: NoBreaks = {
  joined: [
    // A figure and its unit: “90 days,” “$5,000 a case,” “month 6.”
    /\d\+? (?:(?:a|per) )?(?:days?|hours|minutes|months?|weeks|years?|miles|pages|points|case)\b|\b(?:day|months?|weeks?) \d/gi,
    // The names of two states.
    /\bNew York|\bNorth Carolina/gi,
  ],
  whole: [
    // Ranges, “60-day,” and sections of a code: “§ 30-2-5,” “AS 34.77,” “FL-100,” “no. 12.”
    /(\$?\d[\d,.]*–\$?\d[\d,.]*%?|\bFL-\d+|(?:§§?|\bAS|\bRules?|\b[Nn]o\.) \d\w*(?:[.:-]\w+|\(\w+\))*|\d+-(?:[a-z]+|\d+(?:[.-]\d+)*))/,
  ],
};

/** With no-break spaces. They give way where the whole doesn’t fit on a line. */
export const withNoBreaks = (text: string, { joined } = onPages): string =>
  joined.reduce((words, pattern) => words.replace(pattern, (found) => found.replaceAll(' ', '\u00a0')), text);

export interface Piece {
  text: string;
  /** Whether it has to be set on one line; its spaces are as they were. */
  isWhole: boolean;
}

/** Splits text, with its no-break spaces, into what stays on one line and what is between. */
export const unbroken = (text: string, noBreaks = onPages): Piece[] =>
  noBreaks.whole
    .reduce<Piece[]>(
      (pieces, pattern) =>
        pieces.flatMap((piece) =>
          piece.isWhole
            ? piece
            : // What the pattern finds is every second part.
              piece.text.split(pattern).map((part, index) => ({ text: part, isWhole: index % 2 === 1 })),
        ),
      [{ text: withNoBreaks(text, noBreaks), isWhole: false }],
    )
    .filter((piece) => piece.text !== '');

/** Where text is read: on a page, in an article, which counts and cites more, or in a printed guide, whose columns are narrow. */
type Medium = 'page' | 'article' | 'guide';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Patterns of what stays on one line. The spaces that they find become no-break spaces, in this order. */
const joined: readonly { in: readonly Medium[]; pattern: RegExp }[] = [
  // A figure and its unit: “90 days,” “$5,000 a case,” “month 6.”
  {
    in: ['page', 'article'],
    pattern:
      /\d\+? (?:(?:a|per) )?(?:days?|hours|minutes|months?|weeks|years?|miles|pages|points|case)\b|\b(?:day|months?|weeks?) \d/gi,
  },
  // The names of two states.
  { in: ['page', 'article'], pattern: /\bNew York|\bNorth Carolina/gi },
  // “2.5 seconds,” “point 10,” “June 17,” “Opinion 496,” “18 U.S.C.,” “10 and 11,” and the unit of a figure that the text inserts.
  {
    in: ['article'],
    pattern: new RegExp(
      [
        String.raw`\d (?:seconds?|milliseconds|pixels|clicks?|clients?|callers?|searches)\b`,
        String.raw`\b(?:[Pp]oints?|[Ee]ffect|[Ss]teps?|[Oo]pinions?|[Cc]omment|[Cc]hapter|[Pp]age|[Rr]ules?|Suite|Ste\.|[HS]\.B\.|No\.) \d`,
        String.raw`\b(?:${months}) \d`,
        String.raw`\d (?:and|or|to) \d`,
        String.raw`^ (?:days|months|clients|clicks)\b`,
        String.raw`\d (?:[A-Z]\.){2}`,
      ].join('|'),
      'g',
    ),
  },
  // Citations: “145 So. 3d 60,” “Troxel v. Granville,” “Opinion 496,” “MCL 722.23,” “750 ILCS.”
  { in: ['guide'], pattern: /\d+ [A-Z]\w*\.[\w.]* (App\. )?(\d\w+ )?\d+/g },
  { in: ['guide'], pattern: / v\. /g },
  { in: ['guide'], pattern: / (?=\(?§|Opinion \d|L\. \d|seq\.|Comment \[|to -\d|-\d)/g },
  { in: ['guide'], pattern: /^ to $|\bpages? $|^[\dA-Z][\w.]*\. /g },
  // A figure with its sign, its unit, or the word before it.
  { in: ['guide'], pattern: /(?:[§&÷]|\bpages?|\b[A-Z][\w.]*) (?=[\d[$])/g },
  { in: ['guide'], pattern: /\d (?=[a-z÷]|ILCS|NYCRR|U\.S\.C|C\.F\.R|Pa\.C\.S)/g },
];

/** Patterns of what a browser would break after a hyphen, a dash, or a slash. */
const whole: readonly { in: readonly Medium[]; pattern: RegExp }[] = [
  // Opinions, rules, and reports: “EO-19-0010,” “ER 1.6(d)(4),” “ABA 496.”
  { in: ['article'], pattern: /(\b(?:[A-Z]{2,}[ -]|R\. )\d[\d.-]*(?:\(\w+\))*)/ },
  // Ranges, “60-day,” and sections of a code: “§ 30-2-5,” “AS 34.77,” “FL-100,” “no. 12.”
  {
    in: ['page', 'article'],
    pattern:
      /(\$?\d[\d,.]*–\$?\d[\d,.]*%?|\bFL-\d+|(?:§§?|\bAS|\bRules?|\b[Nn]o\.) \d\w*(?:[.:-]\w+|\(\w+\))*|\d+-(?:[a-z]+|\d+(?:[.-]\d+)*))/,
  },
  // Any word with a hyphen, a slash, or a parenthesis inside.
  { in: ['guide'], pattern: /(\S*[\w)][-–/(][\w(]\S*)/ },
];

/** With no-break spaces. They give way where the whole doesn’t fit on a line. */
export const withNoBreaks = (text: string, medium: Medium = 'page'): string =>
  joined
    .filter((kind) => kind.in.includes(medium))
    .reduce((words, { pattern }) => words.replace(pattern, (found) => found.replaceAll(' ', '\u00a0')), text);

export interface Piece {
  text: string;
  /** Whether it has to be set on one line; its spaces are as they were. */
  isWhole: boolean;
}

/** Splits text, with its no-break spaces, into what stays on one line and what is between. */
export const unbroken = (text: string, medium: Medium = 'page'): Piece[] =>
  whole
    .filter((kind) => kind.in.includes(medium))
    .reduce<Piece[]>(
      (pieces, { pattern }) =>
        pieces.flatMap((piece) =>
          piece.isWhole
            ? piece
            : // What the pattern finds is every second part.
              piece.text.split(pattern).map((part, index) => ({ text: part, isWhole: index % 2 === 1 })),
        ),
      [{ text: withNoBreaks(text, medium), isWhole: false }],
    )
    .filter((piece) => piece.text !== '');

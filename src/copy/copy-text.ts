import type { SiteHref } from '../site/paths.ts';

/**
 * A sentence or paragraph of page copy. `[^id]` refers to the page’s note of that id, and `link()` to a page of this
 * site. Ranges (`15–25%`), figures with a unit (`45 days`, `$5,000 a case`, `day 45`, `60-day`), and sections of a code
 * (`§ 30-2-5`, `AS 34.77`, `FL-100`, `no. 12`) need no mark: the renderer keeps them on one line.
 */
export type CopyText = string;

/** A link in copy. A page that doesn’t exist is a type error; the linter finds links that are typed without it. */
export const link = (href: SiteHref, words: string): CopyText => `[${words}](${href})`;

/** A number and what it counts: `300` `%` `more traffic`. */
export interface Stat {
  /** Formatted: `47`, `4–6`, `24/7`. */
  value: string | number;
  /** Shown smaller after the value. Include a leading space if it takes one: ` ms`, `%`. */
  unit?: string;
  label: CopyText;
}

/** A frequently asked question. */
export interface Faq {
  /** The key of its accordion item, if not `item-1`, `item-2`, … */
  value?: string;
  question: string;
  answer: CopyText;
}

type CopyPart =
  | { kind: 'text'; text: string }
  | { kind: 'range'; text: string }
  | { kind: 'note'; id: string }
  | { kind: 'link'; text: string; href: SiteHref };

const mark =
  /\[\^([\w-]+)\]|\[([^\]^]+)\]\((\/[^)\s]*)\)|(\$?\d[\d,.]*–\$?\d[\d,.]*%?|\bFL-\d+|(?:§§?|\bAS|\bRules?|\b[Nn]o\.) \d\w*(?:[.:-]\w+|\(\w+\))*|\d+-(?:[a-z]+|\d+(?:[.-]\d+)*))/g;

/** Splits copy into plain text, ranges, note references, and links. */
export function parseCopy(copy: CopyText): CopyPart[] {
  const parts: CopyPart[] = [];
  let end = 0;
  for (const match of copy.matchAll(mark)) {
    if (match.index > end) parts.push({ kind: 'text', text: copy.slice(end, match.index) });
    const [whole, note, words, href, range] = match;
    if (note) parts.push({ kind: 'note', id: note });
    else if (words && href) parts.push({ kind: 'link', text: words, href: href as SiteHref });
    else if (range) parts.push({ kind: 'range', text: range });
    end = match.index + whole.length;
  }
  if (end < copy.length) parts.push({ kind: 'text', text: copy.slice(end) });
  return parts;
}

/** The copy as a reader sees it, without note numbers. */
export const plainText = (copy: CopyText): string =>
  parseCopy(copy)
    .map((part) => (part.kind === 'note' ? '' : part.text))
    .join('');

const figure =
  /\d\+? (?:(?:a|per) )?(?:days?|hours|minutes|months?|weeks|years?|miles|pages|points|case)\b|\b(?:day|months?|weeks?) \d|\bNew York|\bNorth Carolina/gi;

/** With no-break spaces between a figure and its unit, and in the names of states. They give way where the whole doesn’t fit on a line. */
export const withWholeFigures = (copy: CopyText): CopyText =>
  copy.replace(figure, (found) => found.replaceAll(' ', '\u00a0'));

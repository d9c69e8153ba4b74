import type { SiteHref } from '../site/paths.ts';

/**
 * A sentence or paragraph of page copy. `[^id]` refers to the page’s note of that id, and `link()` to a page of this
 * site. What has to stay on one line, such as `45 days` or `§ 30-2-5`, needs no mark (no-break.ts).
 */
export type CopyText = string;

/** A link in copy. A page that doesn’t exist is a type error; the linter finds links that are typed without it. */
export const link = (href: SiteHref, words: string): CopyText => `[${words}](${href})`;

/** A number with its label: `300` `%` `more traffic`. */
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

export type CopyPart =
  | { kind: 'text'; text: string }
  | { kind: 'note'; id: string }
  | { kind: 'link'; text: string; href: SiteHref };

const mark = /\[\^([\w-]+)\]|\[([^\]^]+)\]\((\/[^)\s]*)\)/g;

/** Splits copy into plain text, note references, and links. */
export function parseCopy(copy: CopyText): CopyPart[] {
  const parts: CopyPart[] = [];
  let end = 0;
  for (const match of copy.matchAll(mark)) {
    if (match.index > end) parts.push({ kind: 'text', text: copy.slice(end, match.index) });
    const [whole, note, words, href] = match;
    if (note) parts.push({ kind: 'note', id: note });
    else if (words && href) parts.push({ kind: 'link', text: words, href: href as SiteHref });
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

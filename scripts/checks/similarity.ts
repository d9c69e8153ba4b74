/**
 * How alike pages are once the names of places and all numbers are one and the same: a search engine sees through
 * those, so a page must differ in its other words.
 */

const shingleWords = 5;

/** Replaces the given names and all numbers by one token each, and splits into lowercase words. */
export function normalizedWords(text: string, names: readonly string[]): string[] {
  const alternatives = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const placeName = new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?![\\p{L}])`, 'gu');
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(placeName, ' placename ')
      .replace(/\$?\d[\d,.]*/g, ' number ')
      .match(/[\p{L}][\p{L}']*/gu) ?? []
  );
}

/** Every run of five words. */
export function shingles(words: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (let start = 0; start + shingleWords <= words.length; start++)
    all.add(words.slice(start, start + shingleWords).join(' '));
  return all;
}

/** The share of 5-word shingles in common: in common ÷ those of the shorter page, 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shorter = Math.min(a.size, b.size);
  if (shorter === 0) return 0;
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common++;
  return common / shorter;
}

import { parseArgs } from 'node:util';
import { citiesByTier, cityName } from '../../src/content/state-derivations.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { stateSlug, usStates } from '../../src/lib/us-states.ts';
import { atlas } from '../read/atlas.ts';
import { readPages, visibleText } from '../read/built-pages.ts';
import { readStateContents } from '../read/state-contents.ts';
import { runCommand } from '../run-command.ts';

/** The most that two pages may share, by how they are made (0 to 1). */
const limits = { 'hand-written': 0.15, mixed: 0.15, template: 0.55 };

const shingleWords = 5;

/**
 * Every run of five words in a text, with the names of places and all numbers replaced by one word each: a search engine
 * sees through those, so the other words of a page must differ.
 */
export function shingles(text: string, names: readonly string[]): Set<string> {
  const alternatives = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const placeName = new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?![\\p{L}])`, 'gu');
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(placeName, ' placename ')
      .replace(/\$?\d[\d,.]*/g, ' number ')
      .match(/[\p{L}][\p{L}']*/gu) ?? [];
  return new Set(words.slice(shingleWords - 1).map((_, start) => words.slice(start, start + shingleWords).join(' ')));
}

/** The share of shingles in common: in common ÷ those of the shorter page, 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / Math.max(1, Math.min(a.size, b.size));
}

function placeNames(contents: Iterable<StateContent>): string[] {
  const cities = [...contents].flatMap((content) => Object.values(citiesByTier(content)).flat().map(cityName));
  const counties = atlas('counties-10m').objects.counties?.geometries ?? [];
  return [...new Set([...Object.values(usStates), ...cities, ...counties.map(({ properties }) => properties.name)])];
}

/** How alike the state pages are, pair by pair. Exits 1 when two are too much alike. */
async function checkSimilarity(): Promise<void> {
  const { dist } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } }).values;
  const built = new Map(readPages(dist).map((page) => [page.path, page]));
  const contents = await readStateContents();
  const names = placeNames(contents.values());
  const pages = [...contents].map(([id, { kind }]) => {
    const page = built.get(`/states/${stateSlug(id)}`);
    if (!page) throw new Error(`The built site has no page for ${id}. Run: npm run build`);
    return { id, kind, shingles: shingles(visibleText(page.main), names) };
  });
  const pairs = pages
    .flatMap((a, index) => pages.slice(index + 1).map((b) => ({ a, b })))
    .map(({ a, b }) => {
      const kind = a.kind === b.kind ? a.kind : 'mixed';
      return { a, b, kind, share: similarity(a.shingles, b.shingles), limit: limits[kind] } as const;
    })
    .sort((x, y) => y.share / y.limit - x.share / x.limit);

  console.log('Share of 5-word shingles in common, without names and numbers; nearest to its limit first.\n');
  for (const { a, b, kind, share, limit } of pairs.slice(0, 10))
    console.log(`${share.toFixed(3)} of ${limit.toFixed(2)}  ${kind}: ${a.id} and ${b.id}`);

  const failing = pairs.filter(({ share, limit }) => share > limit).length;
  if (failing > 0)
    throw new Error(`\n${failing} pairs are too much alike. Rewrite what they share in words that fit only one state.`);
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:similarity -- [--dist dist]', checkSimilarity);

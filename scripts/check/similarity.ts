import { select } from 'hast-util-select';
import { stateSlug, usStates } from '../../src/lib/us-states.ts';
import { cityName } from '../../src/states/state-record.ts';
import { type BuiltPage, readPages, visibleText } from '../read/built-pages.ts';
import { readStatePages } from '../read/state-contents.ts';
import { runCommand } from '../run-command.ts';

/** The most of their own words that two template pages may share, and any other two (0 to 1). */
const limits = { template: 0.25, other: 0.1 };

const shingleWords = 5;

/**
 * Every run of five words in a text. Place names become one word and numbers another. A search engine sees through those,
 * so the rest of the page must differ.
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

export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / Math.max(1, Math.min(a.size, b.size));
}

/**
 * Every two state pages or articles with what they share, those nearest to their limit first. The words of every state
 * page, such as those of the forms and the offer, don’t count.
 */
export async function similarPairs(builtPages: readonly BuiltPage[]) {
  const states = await readStatePages();
  const cities = [...states.values()].flatMap(({ cities: { tiers } }) => Object.values(tiers).flat().map(cityName));
  const names = [...Object.values(usStates), ...cities];
  const pages = [...states].map(([id, { kind }]) => {
    const page = builtPages.find(({ path }) => path === `/states/${stateSlug(id)}`);
    if (!page) throw new Error(`The built site has no page for ${id}. Run: npm run build`);
    return { id, kind, shingles: shingles(visibleText(page.main), names) };
  });
  const own = pages.map((page) => ({
    ...page,
    shingles: new Set([...page.shingles].filter((shingle) => !pages.every((other) => other.shingles.has(shingle)))),
  }));
  // The list of all articles has none of their texts.
  const articles = builtPages.flatMap(({ path, main }) => {
    const text = path.startsWith('/resources/') && select('article', main);
    return text ? [{ id: path, kind: 'article', shingles: shingles(visibleText(text), names) }] : [];
  });
  return [...own, ...articles]
    .flatMap((a, index, all) => all.slice(index + 1).map((b) => ({ a, b })))
    .map(({ a, b }) => {
      const share = similarity(a.shingles, b.shingles);
      const limit = a.kind === 'template' && b.kind === 'template' ? limits.template : limits.other;
      return { share, limit, says: `${share.toFixed(3)} of ${limit.toFixed(2)}: ${a.id} and ${b.id}` };
    })
    .sort((x, y) => y.share / y.limit - x.share / x.limit);
}

/** State pages and articles that are too much alike. */
export const similarityProblems = (pairs: Awaited<ReturnType<typeof similarPairs>>): string[] =>
  pairs
    .filter(({ share, limit }) => share > limit)
    .map(({ says }) => `${says} are too much alike. Rewrite what they share in words that fit only one of them.`);

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:similarity', async () => {
    const pairs = await similarPairs(readPages('dist'));
    console.log(
      'Share of 5-word shingles in common, without names, numbers, and what every state page says; nearest to its limit first.',
    );
    for (const { says } of pairs.slice(0, 10)) console.log(says);
    const problems = similarityProblems(pairs);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import type { City, StateContent } from '../src/content/states/types.ts';
import { type StateId, stateSlug, usStates } from '../src/lib/us-states.ts';
import { readStateContents } from './build/check-content.ts';
import { readPages, visibleText } from './checks/built-pages.ts';
import { normalizedWords, sharedPassages, shingles, similarity } from './checks/similarity.ts';

/** The most that two pages may share, by how they are made (0 to 1). */
const limits = { 'hand-written': 0.15, mixed: 0.15, template: 0.55 };

const { values: flags } = parseArgs({
  options: { dist: { type: 'string', default: 'dist' }, all: { type: 'boolean', default: false } },
});

interface StatePage {
  id: StateId;
  kind: StateContent['kind'];
  words: string[];
  shingles: Set<string>;
}

const cityName = (city: City): string => (typeof city === 'string' ? city : city.name);

const citiesOf = (content: StateContent): string[] =>
  content.kind === 'hand-written'
    ? [...content.cities.metro, ...content.cities.midSize, ...content.cities.smaller].map(cityName)
    : [
        content.majorCity1,
        content.majorCity2,
        content.majorCity3,
        content.mediumCity1,
        content.mediumCity2,
        content.mediumCity3,
        ...content.smallCities,
      ];

/** The names of every county in the atlas, bare: "Harris", "Orleans". */
function countyNames(): string[] {
  const atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json');
  return atlas.objects.counties.geometries.map((county: { properties: { name: string } }) => county.properties.name);
}

const contents = await readStateContents();

const names = [...new Set([...Object.values(usStates), ...[...contents.values()].flatMap(citiesOf), ...countyNames()])];
const built = new Map(readPages(flags.dist).map((page) => [page.path, page]));

const pages: StatePage[] = [...contents].map(([id, { kind }]) => {
  const page = built.get(`/states/${stateSlug(id)}`);
  if (!page) throw new Error(`The built site has no page for ${id}. Run: npm run build`);
  const words = normalizedWords(visibleText(page.main), names);
  return { id, kind, words, shingles: shingles(words) };
});

const pairs = pages
  .flatMap((a, index) => pages.slice(index + 1).map((b) => ({ a, b })))
  .map(({ a, b }) => {
    const kind = a.kind === b.kind ? a.kind : 'mixed';
    return { a, b, kind, share: similarity(a.shingles, b.shingles), limit: limits[kind] } as const;
  })
  .sort((x, y) => y.share / y.limit - x.share / x.limit);

const shown = flags.all ? pairs : pairs.slice(0, 10);
console.log('Share of 5-word shingles in common, names and numbers aside; nearest to its limit first.\n');
for (const { a, b, kind, share, limit } of shown) {
  console.log(
    `${share > limit ? 'FAIL' : ' ok '}  ${share.toFixed(3)} of ${limit.toFixed(2)}  ${kind.padEnd(12)}  ${a.id} ~ ${b.id}`,
  );
}
if (!flags.all) console.log(`      … ${pairs.length} pairs in all (--all prints them)`);

const words = pages.map(({ id, words }) => `${id} ${words.length}`);
console.log(`\nWords: ${words.join(', ')}`);

const worst = pairs[0];
if (worst) {
  console.log(`\nLongest passages that ${worst.a.id} and ${worst.b.id} share:`);
  for (const passage of sharedPassages(worst.a.words, worst.b.words)) console.log(`  “${passage}”`);
}

const failing = pairs.filter(({ share, limit }) => share > limit);
if (failing.length > 0) {
  console.error(
    `\n${failing.length} pairs are too much alike: rewrite what they share in words that only one state can use.`,
  );
  process.exit(1);
}

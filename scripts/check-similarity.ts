import { parseArgs } from 'node:util';
import { citiesByTier, cityName } from '../src/content/city-tiers.ts';
import type { StateContent } from '../src/content/states/types.ts';
import { type StateId, stateSlug, usStates } from '../src/lib/us-states.ts';
import { readStateContents } from './build/state-contents.ts';
import { readPages, visibleText } from './checks/built-pages.ts';
import { normalizedWords, shingles, similarity } from './checks/similarity.ts';
import { atlas } from './make/topology.ts';
import { runCommand } from './run-command.ts';

/** The most that two pages may share, by how they are made (0 to 1). */
const limits = { 'hand-written': 0.15, mixed: 0.15, template: 0.55 };

interface StatePage {
  id: StateId;
  kind: StateContent['kind'];
  shingles: Set<string>;
}

/** Every name of a place that tells two pages apart and nothing else: states, their pages' cities, all counties. */
function placeNames(contents: Iterable<StateContent>): string[] {
  const cities = [...contents].flatMap((content) => Object.values(citiesByTier(content)).flat().map(cityName));
  const counties = (atlas('counties-10m').objects.counties?.geometries ?? []).map(
    ({ properties }) => (properties as { name: string }).name,
  );
  return [...new Set([...Object.values(usStates), ...cities, ...counties])];
}

/** How alike the state pages are, pair by pair. Exits 1 when two are too much alike. */
async function checkSimilarity(): Promise<void> {
  const { dist } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } }).values;
  const pages = await readStatePages(dist);
  const pairs = pages
    .flatMap((a, index) => pages.slice(index + 1).map((b) => ({ a, b })))
    .map(({ a, b }) => {
      const kind = a.kind === b.kind ? a.kind : 'mixed';
      return { a, b, kind, share: similarity(a.shingles, b.shingles), limit: limits[kind] } as const;
    })
    .sort((x, y) => y.share / y.limit - x.share / x.limit);

  console.log('Share of 5-word shingles in common, names and numbers aside; nearest to its limit first.\n');
  for (const { a, b, kind, share, limit } of pairs.slice(0, 10))
    console.log(`${share.toFixed(3)} of ${limit.toFixed(2)}  ${kind}: ${a.id} and ${b.id}`);

  const failing = pairs.filter(({ share, limit }) => share > limit);
  if (failing.length > 0)
    throw new Error(
      `\nPairs too much alike: ${failing.length}. Rewrite what they share in words that only one state can use.`,
    );
}

async function readStatePages(distDir: string): Promise<StatePage[]> {
  const built = new Map(readPages(distDir).map((page) => [page.path, page]));
  const contents = await readStateContents();
  const names = placeNames(contents.values());
  return [...contents].map(([id, { kind }]) => {
    const page = built.get(`/states/${stateSlug(id)}`);
    if (!page) throw new Error(`The built site has no page for ${id}. Run: npm run build`);
    const words = normalizedWords(visibleText(page.main), names);
    return { id, kind, shingles: shingles(words) };
  });
}

await runCommand('Usage: npm run check:similarity -- [--dist dist]', checkSimilarity);

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headline as homeHeadline } from '../../src/charts/climb.ts';
import { serviceIds, services } from '../../src/content/service-list.ts';
import { team } from '../../src/content/team.ts';
import { plainText, type Stat } from '../../src/copy/copy-text.ts';
import { type PageFacts, shareImagePath } from '../../src/head/page-facts.ts';
import { atLeast } from '../../src/lib/format.ts';
import { type StateId, stateOfSlug } from '../../src/lib/us-states.ts';
import { results } from '../../src/offer/results.ts';
import { brand } from '../../src/site/brand.ts';
import type { StateRecord } from '../../src/states/state-record.ts';
import { readArticles } from '../articles/read-articles.ts';
import { readStatePages } from '../read/state-contents.ts';
import { climbPicture } from './climb-picture.ts';
import type { ShareFacts } from './share-card.tsx';

const traffic = { value: results.trafficIncrease, unit: '%', label: 'average increase in traffic' };
const leads = { value: results.moreQualityLeads, unit: '%', label: 'more quality leads' };

const figuresAt: Record<string, readonly Stat[]> = {
  '/about': [
    { value: results.servingSince, label: 'the year we started' },
    { value: atLeast(results.campaigns), label: 'campaigns' },
    { value: results.clientRetention, unit: '%', label: 'of clients stay' },
  ],
  '/case-studies': [{ value: atLeast(results.firms), label: 'firms' }, traffic, leads],
  ...Object.fromEntries(serviceIds.map((id) => [services[id].path, [services[id].stat]])),
};

/** A page's share image: a state's from its page’s record and its map, any other's from its head. */
function shareFacts({ path, title, description }: PageFacts, states: ReadonlyMap<StateId, StateRecord>): ShareFacts {
  const id = stateOfSlug(path.split('/').at(-1));
  const state = id && states.get(id);
  if (state) return stateFacts(state, readFileSync(`src/states/maps/${id}.svg`, 'utf8'));
  // The card shows the wordmark, so the title need not repeat it.
  const headline = title.replace(` | ${brand.name}`, '');
  // Home’s title is for search results; its card quotes the headline.
  if (path === '/') return { headline: homeHeadline.join(' '), figures: [], map: climbPicture() };
  if (path === '/states') return { headline, figures: [], map: readFileSync('src/states/us-map-small.svg', 'utf8') };
  const article = readArticles().find((candidate) => candidate.path === path);
  if (article) return { headline, figures: [], sentence: `${article.category}. By ${nameOf(article.author)}.` };
  const figures = figuresAt[path]?.filter(({ value }) => !headline.includes(String(value))) ?? [];
  return { headline, figures, ...(figures.length === 0 && { sentence: description }) };
}

const nameOf = (author: string) => team.find(({ id }) => id === author)?.name;

function stateFacts({ hero, market }: StateRecord, map: string): ShareFacts {
  const figures = market.stats.slice(0, 2).map(({ value, label }) => ({ value, label: plainText(label) }));
  return { headline: hero.heading, figures, map };
}

/** Keeps drawn images, each under a hash of its facts and its drawing code, because drawing one takes a quarter of a second. */
const cache = 'node_modules/.cache/share-images';

const drawnBy = [
  ...['share-card.tsx', 'climb-picture.ts', '../read/share-fonts.ts'].map((file) => join(import.meta.dirname, file)),
  ...['satori', '@resvg/resvg-js', 'sharp'].map((name) => join('node_modules', name, 'package.json')),
  'src/styles/theme.css',
  'src/site/brand.ts',
];

/** Makes the share image of each page, at the address that its head names. @throws One sentence with the page and the fix. */
export async function makeShareImages(pages: readonly PageFacts[], outDir: string): Promise<void> {
  const states = await readStatePages();
  const drawing = drawnBy.map((file) => readFileSync(file, 'utf8')).join('\0');
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(outDir, 'share'), { recursive: true });
  for (const page of pages) {
    const facts = shareFacts(page, states);
    const hash = createHash('sha256').update(drawing).update(JSON.stringify(facts)).digest('hex');
    const file = join(cache, `${hash.slice(0, 16)}.jpg`);
    if (!existsSync(file)) writeFileSync(file, await draw(page.path, facts));
    copyFileSync(file, join(outDir, shareImagePath(page.path)));
  }
}

async function draw(path: string, facts: ShareFacts): Promise<Buffer> {
  const { drawCard } = await import('./share-card.tsx');
  return drawCard(facts).catch((error: Error) => {
    throw new Error(`${path} ${error.message}`, { cause: error });
  });
}

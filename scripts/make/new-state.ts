import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { geoCentroid, geoDistance } from 'd3-geo';
import { feature, neighbors } from 'topojson-client';
import { nearbyShown, smallCitiesShown } from '../../src/content/state-derivations.ts';
import { type StateId, stateSlug, usStates } from '../../src/lib/us-states.ts';
import { claims, dollars } from '../../src/site/claims.ts';
import { runCommand } from '../run-command.ts';
import { largestCities } from './gazetteer.ts';
import { make } from './make.ts';
import { areasIn } from './topology.ts';

const states = 'src/content/states';
const usage = 'Usage: npm run new:state -- <state>, such as nevada or “New Jersey”';

/** What an editor does next. */
const whatNow = (file: string, id: StateId, todos: number): string => `Wrote ${file}.

1. Write what is left: ${todos} todos, figures first. “npm run types” lists them, “npm run dev” shows the page meanwhile.
2. Check the cities and the neighbors, which come from the gazetteer and the map. Give the client of the testimonial words
   (“client”, as in alabama.ts).
3. Run “npm run make”, which draws the map, “npm run fix”, which takes out the import of todo, and “npm test”.
4. Run “npm start”, look at http://localhost:4173/states/${stateSlug(id)}, and commit src.`;

/** Writes a state's content file with everything that can be derived, and draws its map. @throws When no file is written. */
export async function newState(args: string[], folder = states, drawMaps = () => make(['maps'])): Promise<void> {
  const name = parseArgs({ args, allowPositionals: true }).positionals.join(' ');
  if (!name) throw new Error('Name a state: npm run new:state -- nevada');
  const id = stateNamed(name);
  const source = formatted(pageFile(id, new Intl.DateTimeFormat('en-CA').format(new Date())));
  const file = `${states}/${id}.ts`;
  if (existsSync(join(folder, `${id}.ts`)))
    throw new Error(`${file} exists already and stays as it is. Edit it, or delete it first.`);
  writeFileSync(join(folder, `${id}.ts`), source);
  await drawMaps();
  console.log(whatNow(file, id, source.split('todo(').length - 1));
}

/** The state that an editor names: `nevada`, `Nevada`, `New Mexico` or `new-mexico`. */
function stateNamed(name: string): StateId {
  const id = name.trim().toLowerCase().replace(/\s+/g, '-');
  if (!Object.hasOwn(usStates, id)) throw new Error(`“${name}” is no US state. The names are in src/lib/us-states.ts.`);
  return id as StateId;
}

/** As the project's formatter writes it. */
function formatted(source: string): string {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=state.ts'];
  const { stdout, stderr, status } = spawnSync(process.execPath, biome, { input: source, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The new file could not be formatted: ${stderr}`);
  return stdout;
}

const { firstPageDays, roi, monthly } = claims.templateFaq;
const { guaranteeDays } = claims.plan;
const gains = claims.timeline.map(
  ({ months, gain, measure }) => `months ${months.join('–')}: ${gain.join('–')}% ${measure}`,
);

/** The source of a template-driven page: a todo stands where only a person can write. @param day Today, ISO 8601. */
function pageFile(id: StateId, day: string): string {
  const state = usStates[id];
  const cities = largestCities(id, 6 + smallCitiesShown);
  const city = (index: number) => quoted(cities[index] ?? '');
  return `import { todo } from '../todo.ts';
import type { StateTemplateData } from './types.ts';

export default {
  kind: 'template',
  state: ${quoted(state)},
  updated: ${quoted(day)},
  annualDivorceCases: ${todo('divorce cases a year, digits with thousands separators')},
  // sample figure
  researchPercentage: ${todo('percent of people who look for a lawyer online, with a percent sign')},
  licensedAttorneys: ${todo('licensed attorneys, rounded down, with separators and a plus sign')},
  // From here to the last small city: GeoNames by population, places without a city government included. Check the names.
  majorCity1: ${city(0)},
  majorCity2: ${city(1)},
  majorCity3: ${city(2)},
  mediumCity1: ${city(3)},
  mediumCity2: ${city(4)},
  mediumCity3: ${city(5)},
  smallCities: [${cities.slice(6).map(quoted).join(', ')}],
  // sample figure
  stateSpecificStatistic: ${todo('percent of searchers who stop at the first page, with a percent sign')},
  specificLaw: ${todo('60 to 110 words: the statute that shapes the first searches, named')},
  stateChallenges: ${todo('60 to 110 words: what makes this market hard')},
  uniqueLegalAspect: ${todo('60 to 110 words: what this family law has that others do not')},
  title: ${todo('30 to 60 characters, unlike any other title')},
  metaDescription: ${todo('110 to 160 characters, unlike any other description')},
  clientName: ${todo('the person of the testimonial: name, role, kind of firm, city')},
  ${borderStates(id)}
  local: {
    lede: ${todo('two or three sentences below the heading, of this state only: what we do, for whom')},
    faqs: [${faqs.map(faq).join('')}],
    searches: [${searches.map((words, index) => search(state, words, index)).join('')}],
    targets: [${targets.map(target).join('')}],
    metro: ${todo('40 to 80 words: the three major cities as legal markets')},
    midSize: ${todo('40 to 80 words: the three medium cities')},
    smaller: ${todo('40 to 80 words: the small cities')},
    services: {
      'local-seo': ${todo('one or two sentences: listings and maps here')},
      'technical-seo': ${todo('one or two sentences: the audit and repairs here')},
      'content-marketing': ${todo('one or two sentences: what is written first here')},
      'reputation-management': ${todo('one or two sentences: reviews under this bar’s rules')},
    },
    longTerm: [${steps.map(step).join('')}],
    guarantee: {
      heading: ${todo(`“Our guarantee:” and its ${guaranteeDays} days, held against a period that this state’s lawyers know`)},
      lede: ${todo(`two or three sentences: no progress within ${guaranteeDays} days, and work continues free until progress is seen`)},
    },
    closing: {
      heading: ${todo('what to book, and on which place: a free call, a free half hour')},
      lede: ${todo('one or two sentences: what the free consultation looks at')},
    },
  },
} satisfies StateTemplateData;
`;
}

/** What the six questions are about. The first two carry figures that every template page has. */
const faqs = [
  `how fast and at what return: ${firstPageDays} days to the first page, ${roi} ROI, and what changes both here`,
  `the fee: ${dollars(monthly)} a month, no setup fee, cancel anytime with notice`,
  'this state’s advertising rules',
  'a choice of pages that this law forces',
  'a small firm outside the largest city',
  'what people search for after the judgment',
];

/** What the five searches have in common with each group of the market model, widest first. */
const searches = ['', 'a city and “divorce attorney”', 'how long it takes', 'what it costs', 'a term of this law'];

/** What the three target cards choose between. */
const targets = ['a question of this law', 'a group of places', 'a kind of client'];

const steps = [gains.slice(0, 3).join('; '), gains.slice(3).join('; '), 'the second year and after'];

const faq = (about: string, index: number): string => `{
  value: 'faq-${index + 1}',
  question: ${todo(`a question about ${about.split(':')[0]}`)},
  answer: ${todo(`50 to 80 words about ${about}`)},
},`;

const search = (state: string, words: string, index: number): string => `{
  group: ${todo(`what the searches of group ${index + 1} are about, a few words`)},
  query: ${words ? todo(`as typed, lowercase: ${words}`) : quoted(`${state.toLowerCase()} divorce lawyer`)},
  intent: ${todo(`a few words: what the person of search ${index + 1} wants`)},
  build: ${todo(`a few words: what we build for search ${index + 1}`)},
},`;

const target = (kind: string): string => `{
  name: ${todo(`a few words: ${kind} to be found for`)},
  text: ${todo(`20 to 30 words: why ${kind} comes when it does`)},
},`;

const step = (about: string, index: number): string => `{
  when: ${todo(`when step ${index + 1} is, in this state’s own calendar`)},
  title: ${todo(`a few words for step ${index + 1}`)},
  text: ${todo(`30 to 60 words: ${about}`)},
},`;

/** All other states, nearest first: those with a common border (to meet in a point is none), and the rest. */
export function neighborsOf(state: StateId): { bordering: StateId[]; others: StateId[] } {
  const topology = areasIn('states-10m');
  const { geometries } = topology.objects.areas;
  const touching = neighbors(geometries)[geometries.findIndex(({ properties }) => properties.name === usStates[state])];
  const states = (Object.keys(usStates) as StateId[]).flatMap((id) => {
    const index = geometries.findIndex(({ properties }) => properties.name === usStates[id]);
    const area = geometries[index];
    return area ? [{ id, borders: touching?.includes(index), middle: geoCentroid(feature(topology, area)) }] : [];
  });
  const home = states.find(({ id }) => id === state)?.middle ?? [0, 0];
  // A state whose islands share a border with it counts as its own neighbor.
  const nearest = states
    .filter(({ id }) => id !== state)
    .sort((a, b) => geoDistance(home, a.middle) - geoDistance(home, b.middle));
  const idsThat = (border: boolean) => nearest.filter(({ borders }) => borders === border).map(({ id }) => id);
  return { bordering: idsThat(true), others: idsThat(false) };
}

/** The nearby states, with the others that are next door as a comment. */
function borderStates(id: StateId): string {
  const { bordering, others } = neighborsOf(id);
  const shown = [...bordering, ...others].slice(0, nearbyShown);
  const names = bordering.map((each) => usStates[each]).join(', ');
  const rows = shown.map((each) => `{ name: ${quoted(usStates[each])}, slug: ${quoted(stateSlug(each))} },`);
  return `// Next door, the nearest first: ${names || 'none'}.\nborderStates: [${rows.join('\n')}],`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;
const todo = (hint: string): string => `todo(${quoted(hint)})`;

if (process.argv[1] === import.meta.filename) await runCommand(usage, () => newState(process.argv.slice(2)));

import { geoCentroid, geoDistance } from 'd3-geo';
import { feature, neighbors } from 'topojson-client';
import { nearbyShown, smallCitiesShown } from '../../src/content/state-derivations.ts';
import { type StateId, stateSlug, usStates } from '../../src/lib/us-states.ts';
import { claims, dollars } from '../../src/site/claims.ts';
import { largestCities } from './gazetteer.ts';
import { areasIn } from './topology.ts';

const { firstPageDays, roi, monthly } = claims.templateFaq;
const { guaranteeDays } = claims.plan;
const gains = claims.timeline.map(
  ({ months, gain, measure }) => `months ${months.join('–')}: ${gain.join('–')}% ${measure}`,
);

/** The source of a template-driven page: a todo stands where only a person can write. @param day Today, ISO 8601. */
export function pageFile(id: StateId, day: string): string {
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

import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { similarityProblems, similarPairs } from '../../scripts/check/similarity.ts';
import { serviceIds } from '../../src/content/service-list.ts';
import { stateDirectory } from '../../src/content/state-directory.ts';
import { type StateId, stateOfSlug, usStates } from '../../src/lib/us-states.ts';
import { claims } from '../../src/site/claims.ts';
import {
  all,
  builtPages,
  isBuilt,
  linksIn,
  nodesOf,
  pageAt,
  section,
  statePaths,
  text,
  texts,
  values,
} from './pages.ts';

const slug = (name: string) => `${name.toLowerCase().replace(' ', '-')}-divorce-lawyer-seo`;
const pathOf = (name: string) => `/states/${slug(name)}`;
const hasPage = (name: string) => isBuilt(pathOf(name));

/** The hand-written pages that the owner ordered, with the results that their heroes lead to; the others lead to the case studies. */
const handWritten: Record<string, string> = {
  California: '#testimonial',
  Texas: '#testimonial',
  Florida: '#testimonial',
  'New York': '#testimonial',
  Ohio: '#case-study',
  Georgia: '#testimonial',
  'North Carolina': '#testimonial',
  Michigan: '/case-studies',
  Illinois: '/case-studies',
};

const templateDriven = ['Pennsylvania', 'Alabama', 'Alaska', 'Arizona'];

test('the directory shows the featured states, each with its badges', () => {
  const card = `${section('featured')} article`;
  // As ordered, without those that the owner has taken out of the table.
  const featured = ['Texas', 'California', 'Florida', 'New York', 'Pennsylvania', 'Illinois', 'Ohio', 'Georgia']
    .concat('North Carolina', 'Michigan')
    .filter((name) => stateDirectory.some((state) => state.name === name && state.featured));
  expect(texts('/states', `${card} h3`)).toEqual(featured);
  expect(texts('/states', `${card} p > span:first-child`)).toEqual(
    featured.map(() => expect.stringMatching(/^\d+M\+$/)),
  );
  expect(texts('/states', `${card} p > span + span`)).toEqual(featured.map(() => 'Featured'));
});

test('the directory lists all fifty states with their populations, links those that have a page, and can be searched', () => {
  expect(texts('/states', `${section('all')} li`)).toEqual(
    stateDirectory.map(({ name }) => expect.stringMatching(new RegExp(`^${name} \\d+[MK]\\+(?: ?No page yet)?$`))),
  );
  for (const part of [`${section('all')} li`, 'figure'])
    expect(linksIn('/states', part).sort(), part).toEqual([...statePaths].sort());
  expect(values('/states', 'input', 'placeholder')).toEqual(['Search for your state...']);
  expect(texts('/states', `${section('closing')} a[href="/case-studies"]`)).toEqual(['View Case Studies']);
});

test('the state pages have all their sections', () => {
  // Others may follow; what is tested of all state pages applies to them too.
  const written = Object.keys(handWritten).filter(hasPage).map(pathOf);
  const templates = templateDriven.filter(hasPage).map(pathOf);
  const sections = (path: string) => values(path, 'main section', 'ariaLabelledBy');
  const common = ['h1', 'keywords', 'services', 'client', 'long-term', 'faq', 'nearby', 'closing'];
  for (const path of written)
    expect(sections(path), path).toEqual(expect.arrayContaining([...common, 'market', 'fees', 'cities']));
  for (const path of templates)
    expect(sections(path), path).toEqual(
      expect.arrayContaining([...common, 'demand', 'difference', 'competition', 'record', 'markets']),
    );
  for (const path of statePaths) {
    expect(all(path, `${section('faq')} h3 button`), path).toHaveLength(6);
    expect(all(path, `${section('services')} li h3`), path).toHaveLength(serviceIds.length);
    expect(linksIn(path, section('services')), path).toContain('/services/content-marketing#finished-page');
  }
});

test('every state page has a heading about the years ahead and the one about the guarantee', () => {
  for (const path of statePaths) {
    expect(texts(path, '#long-term').join(), path).toMatch(/Long-term (?:strategy|success in [A-Z])/);
    expect(texts(path, `${section('closing')} #guarantee`).join(), path).toContain(
      `Our guarantee: ${claims.plan.guarantee}`,
    );
  }
});

test('every state page shows a named map of its counties, and its hero leads to its results', () => {
  for (const path of statePaths) {
    const name = usStates[stateOfSlug(path.replace('/states/', '')) as StateId];
    const map = 'figure svg[role="img"]';
    expect(all(path, `${map} path`).length, path).toBeGreaterThan(1);
    expect(all(path, `${map} title`).map(textOf), path).toEqual([expect.stringContaining(name)]);
    const results = handWritten[name] ?? '/case-studies';
    expect(linksIn(path, section('h1')), path).toContain(results);
    if (results.startsWith('#')) expect(all(path, results), path).toHaveLength(1);
  }
});

test('every state page names its service, area, and audience in its graph', () => {
  for (const path of statePaths) {
    expect(nodesOf(path, 'ProfessionalService'), path).toEqual([
      expect.objectContaining({
        areaServed: expect.objectContaining({ '@type': 'State' }),
        serviceType: 'SEO Services',
        audience: expect.objectContaining({ audienceType: 'Divorce Attorneys' }),
      }),
    ]);
  }
});

test.each(['California', 'Texas'].filter((state) => isBuilt(`/${slug(state)}`)))(
  '%s’s page at the root level is the same page and names the address that counts',
  (state) => {
    const { canonical, path } = pageAt(`/${slug(state)}`);
    expect(new URL(canonical ?? '').pathname).toBe(pathOf(state));
    expect(text(path)).toBe(text(pathOf(state)));
  },
);

const nearby: Record<string, string[]> = {
  California: ['Nevada', 'Arizona', 'Oregon', 'Washington'],
  Florida: ['Georgia', 'Alabama', 'South Carolina', 'North Carolina'],
  'New York': ['New Jersey', 'Connecticut', 'Pennsylvania', 'Vermont'],
  Pennsylvania: ['New York', 'New Jersey', 'Ohio', 'West Virginia'],
  Ohio: ['Pennsylvania', 'Michigan', 'Indiana', 'West Virginia'],
  Georgia: ['Florida', 'Alabama', 'South Carolina', 'North Carolina'],
  'North Carolina': ['South Carolina', 'Virginia', 'Tennessee', 'Georgia'],
  Michigan: ['Ohio', 'Indiana', 'Wisconsin', 'Illinois'],
  Illinois: ['Indiana', 'Wisconsin', 'Iowa', 'Missouri'],
};

test('every state page has its four nearby states, and a link to all of them', () => {
  const names = (path: string) => texts(path, `${section('nearby')} h3`);
  for (const [state, neighbors] of Object.entries(nearby).filter(([name]) => hasPage(name)))
    expect(names(pathOf(state)), state).toEqual(neighbors);
  for (const path of statePaths) {
    expect(new Set(names(path)).size, path).toBe(4);
    const toAll = texts(path, `${section('nearby')} a[href="/states"]`);
    expect(toAll, path).toEqual(['View all state-specific SEO services']);
  }
});

test('the nearby states are as the owner ordered them: linked, at the root level, or plain text', () => {
  const linksOf = (state: string) => linksIn(pathOf(state), section('nearby'));
  // Which of them load a document is in navigation.spec.ts.
  if (hasPage('Florida')) expect(linksOf('Florida')).toContain(pathOf('South Carolina'));
  if (hasPage('Georgia')) expect(linksOf('Georgia').join()).not.toContain('south-carolina');
  if (!hasPage('Texas')) return;
  for (const name of ['Oklahoma', 'Louisiana', 'Arkansas', 'New Mexico']) {
    const written = statePaths.find((path) => path === pathOf(name));
    expect(linksOf('Texas')).toContain(written ?? `/${slug(name)}`);
  }
});

test('no two state pages read alike (npm run check:similarity)', async () => {
  expect(similarityProblems(await similarPairs(builtPages))).toEqual([]);
});

import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { similarityProblems, similarPairs } from '../../scripts/check/similarity.ts';
import { refuse } from '../../scripts/refuse.ts';
import { serviceIds } from '../../src/content/service-list.ts';
import { stateOfSlug, usStates } from '../../src/lib/us-states.ts';
import { guarantee } from '../../src/offer/guarantee.ts';
import { stateDirectory } from '../../src/states/directory.ts';
import {
  all,
  builtPages,
  hero,
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

const slug = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}-divorce-lawyer-seo`;
const pathOf = (name: string) => `/states/${slug(name)}`;
const hasPage = (name: string) => isBuilt(pathOf(name));

/** The sections of both kinds of pages. */
const byHand = ['market', 'fees', 'cities'];
const template = ['demand', 'difference', 'competition', 'record', 'markets'];

/** The owner’s order for each page: its kind, the results that its hero leads to, and its nearby states. */
const ordered: [name: string, sections: string[], results: string, nearby?: string[]][] = [
  ['California', byHand, '#testimonial', ['Nevada', 'Arizona', 'Oregon', 'Washington']],
  ['Texas', byHand, '#testimonial'],
  ['Florida', byHand, '#testimonial', ['Georgia', 'Alabama', 'South Carolina', 'North Carolina']],
  ['New York', byHand, '#testimonial', ['New Jersey', 'Connecticut', 'Pennsylvania', 'Vermont']],
  ['Ohio', byHand, '#case-study', ['Pennsylvania', 'Michigan', 'Indiana', 'West Virginia']],
  ['Georgia', byHand, '#testimonial', ['Florida', 'Alabama', 'South Carolina', 'North Carolina']],
  ['North Carolina', byHand, '#testimonial', ['South Carolina', 'Virginia', 'Tennessee', 'Georgia']],
  ['Michigan', byHand, '#testimonial', ['Ohio', 'Indiana', 'Wisconsin', 'Illinois']],
  ['Illinois', byHand, '#testimonial', ['Indiana', 'Wisconsin', 'Iowa', 'Missouri']],
  ['Pennsylvania', template, '/case-studies', ['New York', 'New Jersey', 'Ohio', 'West Virginia']],
  ['Alabama', template, '/case-studies'],
  ['Alaska', template, '/case-studies'],
  ['Arizona', template, '/case-studies'],
];

const nearbyOf = (path: string) => texts(path, `${section('nearby')} h3`);

test.each(ordered.filter(([name]) => hasPage(name)))('%s’s page is as ordered', (name, sections, results, nearby) => {
  const path = pathOf(name);
  expect(values(path, 'main section', 'id').filter((id) => sections.includes(`${id}`))).toEqual(sections);
  expect(linksIn(path, hero)).toContain(results);
  if (results.startsWith('#')) expect(all(path, results)).toHaveLength(1);
  if (nearby) expect(nearbyOf(path)).toEqual(nearby);
});

test.each(statePaths)('%s has what every state page has', (path) => {
  const ids = values(path, 'main section', 'id');
  const common = ['keywords', 'services', 'long-term', 'faq', 'guarantee', 'closing', 'nearby'];
  expect(ids.filter((id) => common.includes(`${id}`))).toEqual(common);
  expect(ids.filter((id) => ['testimonial', 'case-study'].includes(`${id}`))).toHaveLength(1);
  expect(all(path, `${section('faq')} h3 button`)).toHaveLength(6);
  expect(all(path, `${section('services')} article h3`)).toHaveLength(serviceIds.length);
  expect(linksIn(path, section('services'))).toContain('/services/content-marketing#finished-page');
  expect(texts(path, '#long-term h2').join()).toMatch(/Long-term (?:strategy|success in [A-Z])/);
  expect(texts(path, '#guarantee h2').join()).toMatch(new RegExp(guarantee.heading, 'i'));
  expect(new Set(nearbyOf(path)).size).toBe(4);
  expect(texts(path, `${section('nearby')} a[href="/states"]`)).toEqual(['View all state-specific SEO services']);
});

test.each(statePaths)(
  '%s names its state on a map of the counties and, with service and audience, in its graph',
  (path) => {
    const name = usStates[stateOfSlug(path.replace('/states/', '')) ?? 'texas'];
    const map = 'figure svg[role="img"]';
    expect(all(path, `${map} path`).length).toBeGreaterThan(1);
    expect(all(path, `${map} title`).map(textOf)).toEqual([expect.stringContaining(name)]);
    expect(nodesOf(path, 'ProfessionalService')).toMatchObject([
      {
        areaServed: { '@type': 'State', name },
        serviceType: 'SEO Services',
        audience: { audienceType: 'Divorce Attorneys' },
      },
    ]);
  },
);

test.each(['California', 'Texas'].filter((state) => isBuilt(`/${slug(state)}`)))(
  '%s’s page at the root level is the same page and names the address that counts',
  (state) => {
    const { canonical, path } = pageAt(`/${slug(state)}`);
    expect(new URL(canonical ?? '').pathname).toBe(pathOf(state));
    expect(text(path)).toBe(text(pathOf(state)));
  },
);

test('the nearby states are as the owner ordered them: linked, at the root level, or plain text', () => {
  const linksOf = (state: string) => linksIn(pathOf(state), section('nearby'));
  // Which of them load a document is in navigation.spec.ts.
  if (hasPage('Florida')) expect(linksOf('Florida')).toContain(pathOf('South Carolina'));
  if (hasPage('Georgia')) expect(linksOf('Georgia').join()).not.toContain('south-carolina');
  if (!hasPage('Texas')) return;
  for (const name of ['Oklahoma', 'Louisiana', 'Arkansas', 'New Mexico'])
    expect(linksOf('Texas')).toContain(hasPage(name) ? pathOf(name) : `/${slug(name)}`);
});

test('the directory shows the featured states, each with its badges', () => {
  // As ordered, without those that the owner has taken out of the table.
  const featured = ['Texas', 'California', 'Florida', 'New York', 'Pennsylvania', 'Illinois', 'Ohio', 'Georgia']
    .concat('North Carolina', 'Michigan')
    .filter((name) => stateDirectory.some((state) => state.name === name && state.featured));
  expect(texts('/states', `${section('featured')} article`)).toEqual(
    featured.map((name) => expect.stringMatching(`^${name} \\d+M\\+ Featured \\w`)),
  );
});

test('the directory lists all fifty states with their populations, and links those that have a page', () => {
  expect(texts('/states', `${section('all')} li`)).toEqual(
    stateDirectory.map(({ name }) => expect.stringMatching(`^${name} \\d+[MK]\\+$`)),
  );
  expect(linksIn('/states', `${section('all')} li`).sort()).toEqual([...statePaths].sort());
  expect(values('/states', 'search input', 'placeholder')).toEqual(['Search for your state...']);
  expect(texts('/states', `${section('closing')} a[href="/case-studies"]`)).toEqual(['View Case Studies']);
});

test('no two state pages or articles read alike (npm run check:similarity)', async () => {
  refuse(similarityProblems(await similarPairs(builtPages)));
});

import { expect, test } from 'vitest';
import { stateDirectory } from '../../src/content/state-directory.ts';
import {
  all,
  attribute,
  linksIn,
  nodesOf,
  pageAt,
  section,
  selectAll,
  statePaths,
  textOf,
  visibleText,
} from './pages.ts';

/** The states directory and the state pages. */

const slug = (name: string) => `${name.toLowerCase().replace(' ', '-')}-divorce-lawyer-seo`;
const pathOf = (name: string) => `/states/${slug(name)}`;

/** The hand-written pages, with the results that their heroes lead to; the others lead to the case studies. */
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

test('the directory shows the ten featured states, each with its badges and a description of its own', () => {
  const cards = all('/states', `${section('featured')} article`);
  const descriptions = cards.map((card) => visibleText(selectAll('p', card).at(-1) ?? card));
  expect(cards.map((card) => selectAll('h3', card).map(textOf).join())).toEqual([
    'Texas',
    'California',
    'Florida',
    'New York',
    'Pennsylvania',
    'Illinois',
    'Ohio',
    'Georgia',
    'North Carolina',
    'Michigan',
  ]);
  for (const card of cards)
    expect(selectAll('p > span', card).map(visibleText)).toEqual([expect.stringMatching(/^\d+M\+$/), 'Featured']);
  for (const description of descriptions) expect(description).toMatch(/^[\w$].{20,}\.$/);
  expect(new Set(descriptions).size).toBe(10);
});

test('the directory lists all fifty states with their populations, links those that have a page, and can be searched', () => {
  expect(all('/states', `${section('all')} li`).map(visibleText)).toEqual(
    stateDirectory.map(({ name }) => expect.stringMatching(new RegExp(`^${name} \\d+[MK]\\+$`))),
  );
  const listed = linksIn('/states', `${section('all')} li`).map(({ to }) => to);
  expect(listed.sort()).toEqual([...statePaths].sort());
  expect(
    linksIn('/states', 'figure')
      .map(({ to }) => to)
      .sort(),
  ).toEqual(listed);
  expect(all('/states', 'input').map((box) => attribute(box, 'placeholder'))).toEqual(['Search for your state...']);
  expect(linksIn('/states', section('closing'))).toContainEqual({ name: 'View Case Studies', to: '/case-studies' });
});

test('the state pages are those that the owner ordered, with all their sections', () => {
  // Others may follow; what is tested of all state pages applies to them too.
  const written = Object.keys(handWritten).map(pathOf);
  const templates = templateDriven.map(pathOf);
  expect(statePaths).toEqual(expect.arrayContaining([...written, ...templates]));
  const sections = (path: string) => all(path, 'main section').map((part) => attribute(part, 'ariaLabelledBy'));
  const common = ['h1', 'keywords', 'services', 'client', 'long-term', 'faq', 'guarantee', 'nearby', 'closing'];
  for (const path of written)
    expect(sections(path), path).toEqual(expect.arrayContaining([...common, 'market', 'fees', 'cities']));
  for (const path of templates)
    expect(sections(path), path).toEqual(
      expect.arrayContaining([...common, 'demand', 'difference', 'competition', 'record', 'founder', 'markets']),
    );
  for (const path of statePaths) {
    expect(all(path, `${section('faq')} h3 button`), path).toHaveLength(6);
    expect(all(path, `${section('services')} h3`), path).toHaveLength(4);
  }
});

test('every state page shows a map of its counties, and its hero leads to its results', () => {
  for (const path of statePaths) {
    const name = [...Object.keys(handWritten), ...templateDriven].find((state) => pathOf(state) === path);
    expect(all(path, 'figure svg[role="img"] title').map(textOf).join(), path).toContain(name ?? '');
    expect(all(path, 'figure svg[role="img"] path').length, path).toBeGreaterThan(1);
    const results = handWritten[name ?? ''] ?? '/case-studies';
    expect(
      linksIn(path, section('h1')).map(({ to }) => to),
      path,
    ).toContain(results);
    if (results.startsWith('#')) expect(all(path, results), path).toHaveLength(1);
  }
});

test('every state page names its service, area and audience in its graph', () => {
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

test.each(['California', 'Texas'])(
  '%s’s page at the root level is the same page and names the address that counts',
  (state) => {
    const { canonical, main } = pageAt(`/${slug(state)}`);
    expect(new URL(canonical ?? '').pathname).toBe(pathOf(state));
    expect(textOf(main)).toBe(textOf(pageAt(pathOf(state)).main));
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
  const names = (path: string) => all(path, `${section('nearby')} h3`).map(visibleText);
  for (const [state, neighbors] of Object.entries(nearby)) expect(names(pathOf(state)), state).toEqual(neighbors);
  for (const path of statePaths) {
    expect(new Set(names(path)).size, path).toBe(4);
    expect(linksIn(path, section('nearby')), path).toContainEqual({
      name: 'View all state-specific SEO services',
      to: '/states',
    });
  }
});

test('the nearby states are as the owner ordered them: linked, at the root level or plain text', () => {
  const linkTo = (state: string, name: string) =>
    linksIn(pathOf(state), section('nearby')).find((link) => link.name === name)?.to;
  // Which of them load a document is in navigation.spec.ts.
  expect(linkTo('Florida', 'South Carolina')).toBe(pathOf('South Carolina'));
  expect(linkTo('Georgia', 'South Carolina')).toBeUndefined();
  for (const name of ['Oklahoma', 'Louisiana', 'Arkansas', 'New Mexico']) {
    const written = statePaths.find((path) => path === pathOf(name));
    expect(linkTo('Texas', name)).toBe(written ?? `/${slug(name)}`);
  }
});

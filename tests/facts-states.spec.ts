import { expect, test } from '@playwright/test';
import { linksIn, nodesOf, pageAt, partOf, section, textOf, visibleText } from './support/facts.ts';
import { statePaths } from './support/site.ts';

/** The states directory and the state pages. */

const slug = (name: string) => `${name.toLowerCase().replace(' ', '-')}-divorce-lawyer-seo`;
const pathOf = (name: string) => `/states/${slug(name)}`;

const handWritten = [
  'California',
  'Texas',
  'Florida',
  'New York',
  'Ohio',
  'Georgia',
  'North Carolina',
  'Michigan',
  'Illinois',
].map(pathOf);

const templateDriven = ['Pennsylvania', 'Alabama', 'Alaska', 'Arizona'].map(pathOf);

test('the directory shows the ten featured states, each with its badges and a description of its own', () => {
  const cards = partOf('/states', section('featured')).querySelectorAll('article');
  const descriptions = cards.map((card) => card.querySelectorAll('p').at(-1)?.textContent ?? '');
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
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
    expect(card.querySelectorAll('p > span').map(visibleText)).toEqual([expect.stringMatching(/^\d+M\+$/), 'Featured']);
  for (const description of descriptions) expect(description).toMatch(/^[\w$].{20,}\.$/);
  expect(new Set(descriptions).size).toBe(10);
});

test('the directory ends with the way to the case studies', () => {
  expect(linksIn(partOf('/states', section('closing')))).toContainEqual({
    name: 'View Case Studies',
    to: '/case-studies',
  });
});

test('the state pages are those that the owner ordered, with all their sections', () => {
  // Others may follow; tests of all state pages hold for them too.
  expect(statePaths).toEqual(expect.arrayContaining([...handWritten, ...templateDriven]));
  const sections = (path: string) =>
    pageAt(path)
      .main.querySelectorAll('section')
      .map((part) => part.getAttribute('aria-labelledby'));
  const common = ['h1', 'keywords', 'services', 'client', 'long-term', 'faq', 'guarantee', 'nearby', 'closing'];
  for (const path of handWritten)
    expect(sections(path), path).toEqual(expect.arrayContaining([...common, 'market', 'fees', 'cities']));
  for (const path of templateDriven)
    expect(sections(path), path).toEqual(
      expect.arrayContaining([...common, 'demand', 'difference', 'competition', 'record', 'founder', 'markets']),
    );
  for (const path of statePaths) {
    const count = (selector: string) => pageAt(path).main.querySelectorAll(selector).length;
    expect(count(`${section('faq')} h3 button`), path).toBe(6);
    expect(count(`${section('services')} h3`), path).toBe(4);
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

test('the root-level state pages name the address that counts', () => {
  for (const state of ['California', 'Texas']) {
    const { canonical, root } = pageAt(`/${slug(state)}`);
    expect(new URL(canonical ?? '').pathname).toBe(pathOf(state));
    expect(root.querySelector('h1')?.textContent).toBe(pageAt(pathOf(state)).root.querySelector('h1')?.textContent);
  }
});

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

test('every state page has its four nearby states, and the way to all of them', () => {
  const names = (path: string) => partOf(path, section('nearby')).querySelectorAll('h3').map(visibleText);
  for (const [state, neighbors] of Object.entries(nearby)) expect(names(pathOf(state)), state).toEqual(neighbors);
  for (const path of statePaths) {
    expect(new Set(names(path)).size, path).toBe(4);
    expect(linksIn(partOf(path, section('nearby'))), path).toContainEqual({
      name: 'View all state-specific SEO services',
      to: '/states',
    });
  }
});

test('the nearby states stand as the owner ordered them: linked, root-level or plain', () => {
  const link = (path: string, name: string) =>
    pageAt(path)
      .main.querySelectorAll('a')
      .find((anchor) => anchor.textContent.trim().startsWith(name));
  // Which of them load the document anew is in navigation.spec.ts.
  expect(link('/states/florida-divorce-lawyer-seo', 'South Carolina')).toBeDefined();
  expect(link('/states/georgia-divorce-lawyer-seo', 'South Carolina')).toBeUndefined();
  expect(textOf('/states/georgia-divorce-lawyer-seo')).toContain('South Carolina');
  for (const name of ['Oklahoma', 'Louisiana', 'Arkansas', 'New Mexico']) {
    const written = statePaths.find((path) => path === pathOf(name));
    expect(link('/states/texas-divorce-lawyer-seo', name)?.getAttribute('href')).toBe(written ?? `/${slug(name)}`);
  }
});

import { describe, expect, it } from 'vitest';
import { usStates } from '../lib/us-states.ts';
import { citiesByTier, deriveState, lostFees, searchesByGroup } from './model.ts';
import type { HandWrittenState, StateTemplateData } from './schema.ts';

/** What is derived from; a page has more. */
const alabama = {
  state: 'Alabama',
  annualDivorceCases: '23,500',
  researchPercentage: '74%',
  licensedAttorneys: '2,800+',
  stateSpecificStatistic: '71%',
  clientName: 'Karen Hale, partner, family-law firm, Birmingham',
  smallCities: Array.from({ length: 20 }, (_, i) => `Town ${i + 1}`),
};

const withField = (change: Partial<StateTemplateData>): StateTemplateData =>
  ({ ...alabama, ...change }) as StateTemplateData;

describe('deriveState', () => {
  it.each([
    ['41,700', 63, 6255, [2502, 1877, 1251, 938, 626]],
    ['3,200', 5, 480, [192, 144, 96, 72, 48]],
  ])('models the market of %s cases a year', (annualDivorceCases, lostMillions, monthlySearches, byGroup) => {
    const derived = deriveState(withField({ annualDivorceCases }));
    expect(derived.monthlySearches).toBe(monthlySearches);
    const groups = searchesByGroup([{}, {}, {}, {}, {}], monthlySearches);
    expect(groups).toEqual(byGroup.map((searches) => ({ monthlySearches: searches })));
    expect(Math.round(lostFees(derived.annualCases) / 1_000_000)).toBe(lostMillions);
  });

  it('leaves the rest of the firms to the pages further down', () => {
    expect(deriveState(withField({}))).toMatchObject({ percentToPage5: 71, percentBelowPage5: 29 });
    expect(deriveState(withField({ stateSpecificStatistic: '100%' })).percentBelowPage5).toBe(0);
  });

  it('picks the drawing by the length of the name, spaces included', () => {
    expect(deriveState(withField({ state: 'Pennsylvania' })).heroImage).toBe('calendar');
    expect(deriveState(withField({})).heroImage).toBe('windows');
    expect(deriveState(withField({ state: 'New York' })).heroImage).toBe('streets');
  });

  it('takes the custom heading when there is one', () => {
    expect(deriveState(withField({})).heading).toBe('SEO for Alabama Divorce Lawyers');
    expect(deriveState(withField({ customH1: 'Our own' })).heading).toBe('Our own');
  });

  it.each(Object.entries(usStates))('names the file of %s', (id, state) => {
    expect(() => deriveState(withField({ state, researchPercentage: '?' }))).toThrow(`src/states/data/${id}.ts: `);
  });

  it('parts the client into person, role, kind of firm, and city', () => {
    expect(deriveState(withField({})).client).toEqual({
      person: 'Karen Hale',
      role: 'Partner',
      firmType: 'Family-law firm',
      city: 'Birmingham',
    });
  });

  it.each([
    ['annualDivorceCases', '41700 cases', /alabama\.ts: annualDivorceCases is “41700 cases”.*“41,700”/],
    ['annualDivorceCases', '41700', /thousands separators/],
    ['annualDivorceCases', '41,70', /thousands separators/],
    ['annualDivorceCases', '41,700+', /thousands separators/],
    ['annualDivorceCases', '', /thousands separators/],
    ['licensedAttorneys', 'about 2,800', /licensedAttorneys.*“8,900\+”/],
    ['researchPercentage', '0.76', /researchPercentage.*percent sign/],
    ['stateSpecificStatistic', '71', /stateSpecificStatistic.*percent sign/],
    ['stateSpecificStatistic', '171%', /from 0 to 100/],
    ['clientName', 'Karen Hale, partner, Birmingham', /name, role, kind of firm, and city/],
    ['clientName', 'Karen Hale, partner, firm, Birmingham, Alabama', /kind of firm/],
  ] as const)('refuses %s of “%s” with a sentence', (field, value, sentence) => {
    expect(() => deriveState(withField({ [field]: value }))).toThrow(sentence);
  });

  it('refuses fewer than sixteen small cities', () => {
    expect(() => deriveState(withField({ smallCities: ['Selma'] }))).toThrow(
      /smallCities is a list of 1\. Name 16 or more/,
    );
  });
});

it('a hand-written page gives its three lists', () => {
  const cities = { heading: 'Cities', metro: ['Houston'], midSize: ['Austin'], smaller: ['Plano', 'Irving'] };
  const content = { kind: 'hand-written', cities } as unknown as HandWrittenState;
  expect(citiesByTier(content)).toEqual({ metro: ['Houston'], midSize: ['Austin'], smaller: ['Plano', 'Irving'] });
});

it('a template page gives its major and medium cities and the first sixteen small ones', () => {
  const [a, b] = [
    { majorCity1: 'A', majorCity2: 'B', majorCity3: 'C' },
    { mediumCity1: 'D', mediumCity2: 'E', mediumCity3: 'F' },
  ];
  const tiers = citiesByTier({ kind: 'template', ...a, ...b, smallCities: alabama.smallCities } as StateTemplateData);
  expect(tiers.metro).toEqual(['A', 'B', 'C']);
  expect(tiers.midSize).toEqual(['D', 'E', 'F']);
  expect(tiers.smaller).toHaveLength(16);
  expect(tiers.smaller.at(-1)).toBe('Town 16');
});

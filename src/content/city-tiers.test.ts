import { expect, test } from 'vitest';
import { citiesByTier } from './city-tiers.ts';
import type { HandWrittenState, StateTemplateData } from './states/types.ts';

test('a hand-written page gives its three lists', () => {
  const cities = { heading: 'Cities', metro: ['Houston'], midSize: ['Austin'], smaller: ['Plano', 'Irving'] };
  const content = { kind: 'hand-written', cities } as unknown as HandWrittenState;
  expect(citiesByTier(content)).toEqual({ metro: ['Houston'], midSize: ['Austin'], smaller: ['Plano', 'Irving'] });
});

test('a template page gives its major and medium cities and the first sixteen small ones', () => {
  const smallCities = Array.from({ length: 20 }, (_, i) => `Town ${i + 1}`);
  const [a, b] = [
    { majorCity1: 'A', majorCity2: 'B', majorCity3: 'C' },
    { mediumCity1: 'D', mediumCity2: 'E', mediumCity3: 'F' },
  ];
  const tiers = citiesByTier({ kind: 'template', ...a, ...b, smallCities } as StateTemplateData);
  expect(tiers.metro).toEqual(['A', 'B', 'C']);
  expect(tiers.midSize).toEqual(['D', 'E', 'F']);
  expect(tiers.smaller).toHaveLength(16);
  expect(tiers.smaller.at(-1)).toBe('Town 16');
});

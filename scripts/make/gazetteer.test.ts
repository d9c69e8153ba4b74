import { describe, expect, test } from 'vitest';
import { locate } from './gazetteer.ts';

const at = (...args: Parameters<typeof locate>) => locate(...args).at.map((n) => Math.round(n));

test('a name is looked up in its own state', () => {
  expect(at('illinois', 'Springfield')).toEqual([-90, 40]);
  expect(at('massachusetts', 'Springfield')).toEqual([-73, 42]);
});

test('the name stays as it was written', () => {
  expect(locate('florida', 'St. Petersburg').name).toBe('St. Petersburg');
});

describe('spellings of the same place', () => {
  test.each([
    ['florida', 'Saint Petersburg', 'St. Petersburg'],
    ['florida', 'St. Augustine', 'Saint Augustine'],
    ['north-carolina', 'Winston Salem', 'Winston-Salem'],
  ] as const)('%s: %s, %s', (state, one, other) => {
    expect(locate(state, one).at).toEqual(locate(state, other).at);
  });
});

test('a given position is taken at its word', () => {
  const city = { name: 'Long Island', at: [-73.1, 40.8] as [number, number] };
  expect(locate('new-york', city)).toEqual(city);
});

test('an unknown city names its file and the way out', () => {
  expect(() => locate('texas', 'Hosuton')).toThrow(
    'src/content/states/texas.ts: the gazetteer knows no city “Hosuton” in Texas. ' +
      "Fix the spelling, or on a hand-written page give the position: { name: 'Hosuton', at: [longitude, latitude] }.",
  );
});

test('two places of one name and like size are not guessed between', () => {
  expect(() => locate('florida', 'Nocatee')).toThrow(
    /two places in Florida are called “Nocatee”.*\{ name: 'Nocatee', at: \[-8/,
  );
  expect(at('florida', 'Miami Gardens')).toEqual([-80, 26]); // one is forty times the other
});

import { expect, it } from 'vitest';
import { shingles, similarity } from './similarity.ts';

const of = (text: string) => shingles(text, ['Ohio', 'New York', 'York', 'Lake County']);

it('sees through the names of places and through numbers', () => {
  expect(of('Ohio has 88 counties and $3,500 fees.')).toEqual(of('New York has 62 counties and $1,500 fees.'));
});

it('is 1 for the same words and 0 for others', () => {
  expect(similarity(of('one two three four five six'), of('one two three four five six'))).toBe(1);
  expect(similarity(of('one two three four five six'), of('six five four three two one'))).toBe(0);
  expect(similarity(of('too short'), of('too short'))).toBe(0);
});

it('divides by the shorter page', () => {
  const [short, long] = [of('a b c d e f'), of('a b c d e f g h i j k l m n o p')];
  expect([similarity(short, long), similarity(long, short)]).toEqual([1, 1]);
});

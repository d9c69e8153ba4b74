import { expect, it } from 'vitest';
import { shingles, similarity } from './similarity.ts';

const of = (text: string) => shingles(text, ['Ohio', 'New York', 'York', 'Lake County']);

it('ignores the names of places and numbers', () => {
  expect(of('Ohio has 88 counties and $3,500 fees.')).toEqual(of('New York has 62 counties and $1,500 fees.'));
});

it('is the share of the shorter page that the longer one repeats', () => {
  const [short, long] = [of('a b c d e f'), of('a b c d e f g h i j k l m n o p')];
  expect([similarity(short, long), similarity(long, short)]).toEqual([1, 1]);
  expect(similarity(short, of('f e d c b a'))).toBe(0);
});

import { describe, expect, it } from 'vitest';
import { normalizedWords, shingles, similarity } from './similarity.ts';

const names = ['Ohio', 'New York', 'York', 'Lake County'];

describe('normalizedWords', () => {
  it('sees through the names of places and through numbers', () => {
    const ohio = normalizedWords('Ohio has 88 counties and $3,500 fees.', names);
    const newYork = normalizedWords('New York has 62 counties and $1,500 fees.', names);
    expect(ohio).toEqual(newYork);
  });
});

describe('similarity', () => {
  const of = (text: string) => shingles(normalizedWords(text, names));

  it('is 1 for the same words and 0 for others', () => {
    expect(similarity(of('one two three four five six'), of('one two three four five six'))).toBe(1);
    expect(similarity(of('one two three four five six'), of('six five four three two one'))).toBe(0);
  });

  it('divides by the shorter page', () => {
    const short = of('a b c d e f');
    const long = of('a b c d e f g h i j k l m n o p');
    expect(similarity(short, long)).toBe(1);
    expect(similarity(long, short)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { fileSize, grouped, inWords, listed, longDate, ordinal } from './format.ts';

describe('numbers and dates', () => {
  it.each([0, 7, 999, 1000, 12_345, 1_250_000, 39_029_342, 4.2, 1234.5, -45_000])(
    '%s is grouped as Intl does it',
    (value) => {
      expect(grouped(value)).toBe(value.toLocaleString('en-US'));
    },
  );

  it('counts days of the month', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 20, 21, 22, 23, 31].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 20th 21st 22nd 23rd 31st',
    );
  });

  it('writes figures in words up to 99', () => {
    expect([0, 9, 13, 20, 47, 90, 99, 100, 1500].map(inWords).join(' ')).toBe(
      'zero nine thirteen twenty forty-seven ninety ninety-nine 100 1,500',
    );
  });

  it.each(['2025-07-07', '2026-12-31', '2024-02-29'])('writes %s in full as Intl does it', (day) => {
    expect(longDate(day)).toBe(new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
  });

  it('lists things in a sentence', () => {
    expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['a', 'a and b', 'a, b, and c']);
  });

  it('rounds the size of a file', () => {
    expect([354_992, 1_112_526].map(fileSize)).toEqual(['355 KB', '1.1 MB']);
  });
});

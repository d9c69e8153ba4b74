import { describe, expect, it } from 'vitest';
import { parseCopy, plainText, withWholeFigures } from './copy-text.ts';

describe('parseCopy', () => {
  it('finds notes, links, and ranges in reading order', () => {
    expect(parseCopy('Up 15–25%.[^gain] See [the plan](/services).')).toEqual([
      { kind: 'text', text: 'Up ' },
      { kind: 'range', text: '15–25%' },
      { kind: 'text', text: '.' },
      { kind: 'note', id: 'gain' },
      { kind: 'text', text: ' See ' },
      { kind: 'link', text: 'the plan', href: '/services' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leaves everything else alone, dollars and brackets included', () => {
    const copy = `$$ $' "$" $& $\` [sic] 5 [words](https://elsewhere.example)`;
    expect(parseCopy(copy)).toEqual([{ kind: 'text', text: copy }]);
  });

  it('keeps ranges of money whole', () => {
    expect(parseCopy('$1,500–$3,000')).toEqual([{ kind: 'range', text: '$1,500–$3,000' }]);
  });

  it.each(['60-day', '47-point', 'FL-100'])('keeps %s whole', (compound) => {
    expect(parseCopy(`the ${compound} form`)).toEqual([
      { kind: 'text', text: 'the ' },
      { kind: 'range', text: compound },
      { kind: 'text', text: ' form' },
    ]);
  });

  it('keeps sections of a code whole, without the sentence’s punctuation', () => {
    expect(parseCopy('Under § 107.105(1)(a), and § 30-2-8.1.')).toEqual([
      { kind: 'text', text: 'Under ' },
      { kind: 'range', text: '§ 107.105(1)(a)' },
      { kind: 'text', text: ', and ' },
      { kind: 'range', text: '§ 30-2-8.1' },
      { kind: 'text', text: '.' },
    ]);
    expect(parseCopy('By §§ 25-211 and 25-403.02, AS 34.77 and Rules 1.6 and 7.2(c)')).toEqual([
      { kind: 'text', text: 'By ' },
      { kind: 'range', text: '§§ 25-211' },
      { kind: 'text', text: ' and ' },
      { kind: 'range', text: '25-403.02' },
      { kind: 'text', text: ', ' },
      { kind: 'range', text: 'AS 34.77' },
      { kind: 'text', text: ' and ' },
      { kind: 'range', text: 'Rules 1.6' },
      { kind: 'text', text: ' and 7.2(c)' },
    ]);
    expect(parseCopy('Report no. 12: December')).toContainEqual({ kind: 'range', text: 'no. 12' });
  });
});

describe('plainText', () => {
  it('is what a reader sees, without note numbers', () => {
    expect(plainText('Up 15–25%.[^gain] See [the plan](/services).')).toBe('Up 15–25%. See the plan.');
  });
});

describe('withWholeFigures', () => {
  it('joins a figure and its unit', () => {
    const copy = 'From day 45, $5,000 a case buys 4–6 pages and 30 minutes, in months 7–12 and in 2026.';
    expect(withWholeFigures(copy).replaceAll('\u00a0', '_')).toBe(
      'From day_45, $5,000_a_case buys 4–6_pages and 30_minutes, in months_7–12 and in 2026.',
    );
  });
});

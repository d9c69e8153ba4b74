import { describe, expect, it } from 'vitest';
import { parseCopy, plainText } from './copy-text.ts';

describe('parseCopy', () => {
  it('finds notes and links in reading order', () => {
    expect(parseCopy('Up 15–25%.[^gain] See [the plan](/services).')).toEqual([
      { kind: 'text', text: 'Up 15–25%.' },
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
});

describe('plainText', () => {
  it('is what a reader sees, without note numbers', () => {
    expect(plainText('Up 15–25%.[^gain] See [the plan](/services).')).toBe('Up 15–25%. See the plan.');
  });
});

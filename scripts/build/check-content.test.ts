import { describe, expect, it } from 'vitest';
import alabama from '../../src/content/states/alabama.ts';
import texas from '../../src/content/states/texas.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { checkContent, stateFaults } from './check-content.ts';

const changed = (content: StateContent, change: object) => ({ ...content, ...change }) as StateContent;

describe('stateFaults', () => {
  it('finds none in what is written', async () => {
    expect(stateFaults('texas.ts', texas)).toEqual([]);
    await expect(checkContent()).resolves.toBeUndefined();
  });

  it.each([
    ['a file that is no state', 'narnia.ts', texas, /no US state/],
    ['a file without content', 'texas.ts', undefined, /no default export/],
    ['another state’s content', 'ohio.ts', texas, /Write 'Ohio'/],
    ['a date that is none', 'texas.ts', changed(texas, { updated: 'yesterday' }), /2026-11-20/],
    [
      'a neighbour that is no state',
      'texas.ts',
      changed(texas, { nearby: { heading: '', states: [{ state: 'gotham', kind: 'in-app' }] } }),
      /“gotham”, which is no US state/,
    ],
    [
      'a border that is no state',
      'alabama.ts',
      changed(alabama, { borderStates: [{ name: 'Gotham', slug: 'x' }] }),
      /no US state/,
    ],
    [
      'a wrong slug',
      'alabama.ts',
      changed(alabama, { borderStates: [{ name: 'Florida', slug: 'florida' }] }),
      /florida-divorce-lawyer-seo/,
    ],
    ['too few cities', 'alabama.ts', changed(alabama, { smallCities: ['Auburn'] }), /shows 16/],
    ['a note that is not there', 'texas.ts', changed(texas, { notes: {} }), /not in notes/],
    [
      'a note that nothing refers to',
      'texas.ts',
      changed(texas, { notes: { ...(texas as { notes: object }).notes, spare: 'A spare note.' } }),
      /nothing refers to the note “spare”/,
    ],
  ])('names %s', (_, file, content, fault) => {
    expect(stateFaults(file, content).join('\n')).toMatch(fault);
  });
});

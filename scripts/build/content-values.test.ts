import { describe, expect, it } from 'vitest';
import type { Faq } from '../../src/content/faq.ts';
import alabama from '../../src/content/states/alabama.ts';
import texas from '../../src/content/states/texas.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { dateFaults, faqFaults, nearbyFaults } from './content-values.ts';

const dated = (updated: string) => dateFaults({ ...alabama, updated });

describe('dateFaults', () => {
  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-11-20T10:00:00Z',
    'yesterday',
    '',
    undefined as unknown as string,
  ])('names “%s”, which is no day', (updated) => {
    expect(dated(updated)).toEqual([
      `updated is “${updated}”, which is no day. Write the day of the last change as 2026-11-20.`,
    ]);
  });

  it('takes a day', () => {
    expect(dated('2026-11-20')).toEqual([]);
    expect(dated('2028-02-29')).toEqual([]);
  });
});

describe('faqFaults', () => {
  const twice = (faqs: Faq[]) =>
    faqs.map((faq, index) => ({ ...faq, value: index === 3 ? (faqs[0]?.value ?? '') : faq.value }));

  it('names a value that two questions share', () => {
    expect(faqFaults(alabama)).toEqual([]);
    const local = { ...alabama.local, faqs: twice(alabama.local.faqs) };
    expect(faqFaults({ ...alabama, local } as StateContent)).toEqual([
      'local.faqs has the value “faq-1” twice. Give each question its own.',
    ]);
    if (texas.kind !== 'hand-written') throw new Error('Texas is written by hand.');
    const faq = { ...texas.faq, items: twice(texas.faq.items) };
    expect(faqFaults({ ...texas, faq } as StateContent)).toEqual([
      'faq.items has the value “timing” twice. Give each question its own.',
    ]);
  });
});

describe('nearbyFaults', () => {
  it('wants four', () => {
    expect(nearbyFaults(alabama)).toEqual([]);
    expect(nearbyFaults({ ...alabama, borderStates: alabama.borderStates.slice(0, 3) })).toEqual([
      'borderStates has 3 states, the page shows 4. Name 4.',
    ]);
  });

  it('wants other states, each once', () => {
    const [first, ...others] = alabama.borderStates;
    const itself = { name: alabama.state, slug: 'alabama-divorce-lawyer-seo' } as const;
    expect(nearbyFaults({ ...alabama, borderStates: [itself, ...others] })).toEqual([
      expect.stringContaining('Alabama, the state itself'),
    ]);
    const [second, ...rest] = others;
    if (!first || !second) throw new Error('Alabama has four neighbors.');
    expect(nearbyFaults({ ...alabama, borderStates: [second, second, ...rest] })).toEqual([
      expect.stringContaining(`${second.name} twice`),
    ]);
  });
});

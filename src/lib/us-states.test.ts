import { describe, expect, it } from 'vitest';
import { stateOfSlug, stateSlug, usStates } from './us-states.ts';

describe('state slugs', () => {
  it('lead to a state and back', () => {
    for (const id of Object.keys(usStates) as (keyof typeof usStates)[]) expect(stateOfSlug(stateSlug(id))).toBe(id);
    expect(Object.keys(usStates)).toHaveLength(50);
  });

  it.each(['', 'texas', 'narnia-divorce-lawyer-seo', 'toString-divorce-lawyer-seo', undefined])(
    '%s names none',
    (slug) => {
      expect(stateOfSlug(slug)).toBeUndefined();
    },
  );
});

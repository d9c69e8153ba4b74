import { describe, expect, it } from 'vitest';
import { keysOf } from './keys-of.ts';
import { stateOfSlug, stateSlug, usStates } from './us-states.ts';

describe('state slugs', () => {
  it('lead to a state and back', () => {
    for (const id of keysOf(usStates)) expect(stateOfSlug(stateSlug(id))).toBe(id);
    expect(Object.keys(usStates)).toHaveLength(50);
  });

  it.each(['', 'texas', 'narnia-divorce-lawyer-seo', 'toString-divorce-lawyer-seo', undefined])(
    '%s names none',
    (slug) => {
      expect(stateOfSlug(slug)).toBeUndefined();
    },
  );
});

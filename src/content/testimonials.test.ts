import { describe, expect, it } from 'vitest';
import { type StateId, usStates } from '../lib/us-states.ts';
import { genericTestimonial, stateTestimonials, testimonialFor } from './state-testimonials.ts';
import { loadState, stateIds } from './states/registry.ts';
import { testimonials } from './testimonials.ts';

const states = (await Promise.all(stateIds.map(loadState))).map(({ content }) => content);

describe('testimonials', () => {
  it.each(testimonials)('tells the story of $name as the state page does', ({ name, firm, location }) => {
    const state = states.find((content) => content.kind === 'hand-written' && content.testimonial.person === name);
    if (state?.kind !== 'hand-written') throw new Error(`No state page tells of ${name}.`);
    const { city, role, firmType } = state.testimonial;
    expect(location).toBe(`${city}, ${state.state}`);
    expect(`${role}, ${firmType}, ${state.testimonial.lede}`).toContain(firm);
  });

  it('shows portraits with the first two only', () => {
    expect(testimonials.map((story) => 'portrait' in story)).toEqual([true, true, false, false]);
  });
});

describe('testimonialFor', () => {
  /** The states that the specification names in section 3. */
  const own = [
    'florida',
    'new-york',
    'illinois',
    'pennsylvania',
    'ohio',
    'georgia',
    'north-carolina',
    'michigan',
    'alabama',
    'alaska',
    'arizona',
    'texas',
    'california',
  ] as const;

  it('has words and a drawing of their own for thirteen states', () => {
    const shown = [...own.map(testimonialFor), genericTestimonial];
    for (const key of ['quote', 'image', 'alt'] as const) {
      expect(new Set(shown.map((testimonial) => testimonial[key])).size).toBe(14);
    }
  });

  it('has the generic client for a state without', () => {
    const without = (Object.keys(usStates) as StateId[]).filter((id) => !(id in stateTestimonials));
    for (const id of without) expect(testimonialFor(id)).toBe(genericTestimonial);
  });
});

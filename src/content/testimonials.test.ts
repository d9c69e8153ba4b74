import { describe, expect, it } from 'vitest';
import { type StateId, usStates } from '../lib/us-states.ts';
import { genericTestimonial, stateTestimonials, testimonialFor } from './state-testimonials.ts';
import { loadState, stateIds } from './states/registry.ts';
import { testimonials } from './testimonials.ts';

const states = (await Promise.all(stateIds.map(loadState))).map(({ content }) => content);

/** Somebody of whom both a state page and the home page tell. */
const told = states.flatMap((content) => {
  if (content.kind !== 'hand-written') return [];
  const story = testimonials.find(({ name }) => name === content.testimonial.person);
  return story ? [{ ...content.testimonial, state: content.state, story }] : [];
});

it.each(told)(
  'the home page tells of $person as the state page does',
  ({ city, state, role, firmType, lede, story }) => {
    expect(story.location).toBe(`${city}, ${state}`);
    expect(`${role}, ${firmType}, ${lede}`).toContain(story.firm);
  },
);

describe('testimonialFor', () => {
  /** The states whose clients speak. */
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

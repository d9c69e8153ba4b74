import { describe, expect, it } from 'vitest';
import { loadState, stateIds } from './states/registry.ts';
import { testimonials } from './testimonials.ts';

const states = await Promise.all(stateIds.map(loadState));

describe('testimonials', () => {
  it.each(testimonials)('tells the story of $name as the state page does', ({ name, firm, location, metrics }) => {
    const state = states.find((content) => content.kind === 'hand-written' && content.testimonial.person === name);
    if (state?.kind !== 'hand-written') throw new Error(`No state page tells of ${name}.`);
    const { city, role, firmType } = state.testimonial;
    expect(location).toBe(`${city}, ${state.state}`);
    expect(`${role}, ${firmType}, ${state.testimonial.lede}`).toContain(firm);
    const [days, ...others] = metrics;
    expect(days).toEqual({ value: String(state.figures.caseStudyDays), counts: 'days to results' });
    const shown = state.market.facts.map(({ value, label }) => ({ value, counts: label }));
    for (const metric of others) expect(shown).toContainEqual(metric);
  });

  it('shows portraits with the first two only', () => {
    expect(testimonials.map((story) => 'portrait' in story)).toEqual([true, true, false, false]);
  });
});

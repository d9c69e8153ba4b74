import { grouped } from '../lib/format.ts';
import { type StateId, stateSlug, usStates } from '../lib/us-states.ts';
import { stateFigures } from './figures.ts';

const ids = ['texas', 'california', 'florida', 'new-york', 'pennsylvania'] as const satisfies StateId[];

function marketOf(id: (typeof ids)[number]) {
  const figures = stateFigures[id];
  if (!('counties' in figures)) {
    const cases = figures.annualDivorceCases;
    return { description: `${cases} divorce cases a year`, aside: `${cases} cases` };
  }
  const counties = `${figures.counties} counties`;
  return { description: `${counties}, ${grouped(figures.monthlySearches)} searches a month`, aside: counties };
}

/** The five states that the header's dropdown and the footer list. */
export const menuStates = ids.map((id) => ({
  name: usStates[id],
  path: `/states/${stateSlug(id)}` as const,
  ...marketOf(id),
}));

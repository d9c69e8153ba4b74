import { grouped } from '../lib/format.ts';
import { type StateId, stateSlug, usStates } from '../lib/us-states.ts';
import { stateFigures } from './figures.ts';

const ids = ['texas', 'california', 'florida', 'new-york', 'pennsylvania'] as const satisfies StateId[];

/** Cases, because they are known of every state. */
function marketOf(id: (typeof ids)[number]) {
  const figures = stateFigures[id];
  const cases = 'annualCases' in figures ? grouped(figures.annualCases) : figures.annualDivorceCases;
  return { description: `${cases} divorce cases a year`, aside: `${cases} cases` };
}

/** The five states that the header's dropdown and the footer list. */
export const menuStates = ids.map((id) => ({
  name: usStates[id],
  path: `/states/${stateSlug(id)}` as const,
  ...marketOf(id),
}));

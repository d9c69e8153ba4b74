import { grouped } from '../lib/format.ts';
import type { StatePath } from '../site/paths.ts';
import { type StateFigures, stateFigures } from './state-figures.ts';

const { texas, california, florida, newYork, pennsylvania } = stateFigures;

const countiesIn = ({ counties }: StateFigures) => `${counties} counties`;
const marketOf = (state: StateFigures) =>
  `${countiesIn(state)}, about ${grouped(state.monthlySearches)} searches a month`;

/** The five states that the header's dropdown and the footer list. */
export const menuStates = [
  {
    name: 'Texas',
    path: '/states/texas-divorce-lawyer-seo',
    description: marketOf(texas),
    aside: countiesIn(texas),
  },
  {
    name: 'California',
    path: '/states/california-divorce-lawyer-seo',
    description: marketOf(california),
    aside: countiesIn(california),
  },
  {
    name: 'Florida',
    path: '/states/florida-divorce-lawyer-seo',
    description: marketOf(florida),
    aside: countiesIn(florida),
  },
  {
    name: 'New York',
    path: '/states/new-york-divorce-lawyer-seo',
    description: marketOf(newYork),
    aside: countiesIn(newYork),
  },
  {
    name: 'Pennsylvania',
    path: '/states/pennsylvania-divorce-lawyer-seo',
    description: `About ${grouped(pennsylvania.annualCases)} divorce cases a year`,
    aside: `About ${grouped(pennsylvania.annualCases)} cases`,
  },
] as const satisfies { name: string; path: StatePath; description: string; aside: string }[];

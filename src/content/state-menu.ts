import type { StatePath } from '../site/paths.ts';

/** The five states that the header's dropdown and the footer list. */
export const menuStates = [
  {
    name: 'Texas',
    path: '/states/texas-divorce-lawyer-seo',
    description: '254 counties, about 11,775 searches a month',
    aside: '254 counties',
  },
  {
    name: 'California',
    path: '/states/california-divorce-lawyer-seo',
    description: '58 counties, about 23,400 searches a month',
    aside: '58 counties',
  },
  {
    name: 'Florida',
    path: '/states/florida-divorce-lawyer-seo',
    description: '67 counties, about 14,200 searches a month',
    aside: '67 counties',
  },
  {
    name: 'New York',
    path: '/states/new-york-divorce-lawyer-seo',
    description: '62 counties, about 9,420 searches a month',
    aside: '62 counties',
  },
  {
    name: 'Pennsylvania',
    path: '/states/pennsylvania-divorce-lawyer-seo',
    description: 'About 41,700 divorce cases a year',
    aside: 'About 41,700 cases',
  },
] as const satisfies { name: string; path: StatePath; description: string; aside: string }[];

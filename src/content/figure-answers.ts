import { results } from '../offer/results.ts';

/** Not confirmed by the owner yet (`npm run check:launch`). */
export const figureAnswers = {
  traffic: 'The average is over whole campaigns, and most run longer than a year.',
  satisfaction: 'Satisfaction is what clients say in our survey. Retention counts all clients.',
  campaigns: `All campaigns since ${results.servingSince}.`,
  roi: `We measure return over ${results.averageRoiMonths} months, because a family case bills for months.`,
};

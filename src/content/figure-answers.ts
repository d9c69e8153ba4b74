import { results } from '../offer/results.ts';

/** What is behind the figures that a careful reader asks about. The owner has to confirm each one (check:launch). */
export const figureAnswers = {
  traffic: 'The average is over whole campaigns, and most run longer than a year.',
  satisfaction: 'Satisfaction is what clients say in our survey. Retention counts all clients.',
  campaigns: `All campaigns since ${results.servingSince}.`,
  roi: `We measure return over ${results.averageRoiMonths} months, because a family case bills for months.`,
};

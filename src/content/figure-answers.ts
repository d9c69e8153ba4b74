import { claims } from '../site/claims.ts';

/**
 * What is behind the figures that a careful reader doubts. The owner has to confirm each one (check:launch). They are not
 * in the price list because every page loads that.
 */
export const figureAnswers = {
  traffic: 'The average is over whole campaigns, and most run longer than a year.',
  satisfaction: 'Everyone who answered our survey was satisfied. Retention counts all clients.',
  campaigns: `All campaigns since ${claims.servingSince}, not all at once.`,
  roi: `We measure return over ${claims.averageRoiMonths} months, not ${claims.plan.guaranteeDays} days: a family case bills for months. It is a period, not a rate.`,
};

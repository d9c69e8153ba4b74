import { claims } from '../site/claims.ts';

/**
 * How we count the figures that a careful reader asks about. The owner has to confirm each one (check:launch). They are not
 * in the price list because every page loads that.
 */
export const figureAnswers = {
  traffic: 'The average is over whole campaigns, and most run longer than a year.',
  satisfaction: 'Satisfaction comes from our client survey. Retention counts every client.',
  campaigns: `Every campaign since ${claims.servingSince}.`,
  roi: `We measure return over ${claims.averageRoiMonths} months, because a family case bills for months.`,
};

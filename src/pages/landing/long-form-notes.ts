import { totalFees } from '../../charts/roi.ts';
import { daysNote } from '../../content/notes.ts';
import { claims, dollars } from '../../site/claims.ts';

const { landingPage } = claims;
const { firstMonth, monthsTwoToSix, fromMonthSeven } = landingPage;

/** What the page's figures rest on, in the order of their first mention. */
export const longFormNotes = {
  case: `${dollars(landingPage.revenuePerCase)} per case is the model’s assumption, not an average that we measured. Replace it with what you collect.`,
  contingent:
    'American Bar Association, Model Rule 1.5(d)(1). The versions of the states differ; yours is the one that counts.',
  days: daysNote,
  story: 'The founder and the story are sample content. The portrait is a drawing.',
  model: `${landingPage.casesAMonth} cases a month × ${dollars(landingPage.revenuePerCase)} × ${landingPage.months} months = ${dollars(landingPage.additionalRevenue)}. A claim and a model. It is no promise of a result, and no client’s books.`,
  sum: `${dollars(firstMonth)} + 5 × ${dollars(monthsTwoToSix)} + 6 × ${dollars(fromMonthSeven)} = ${dollars(totalFees(landingPage))}, stated in round figures as ${dollars(landingPage.firstYear)}.`,
  rules:
    'American Bar Association, Model Rule 7.1: no false or misleading communication about the lawyer or the services.',
} as const;

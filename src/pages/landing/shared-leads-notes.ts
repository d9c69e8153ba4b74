import { totalFees } from '../../charts/roi.ts';
import { daysNote } from '../../content/notes.ts';
import { claims, dollars } from '../../site/claims.ts';

const { landingPage } = claims;

/** What the page rests on, in the order of first mention. */
export const sharedLeadsNotes = {
  conflict:
    'American Bar Association, Model Rules 1.7 on current clients and 1.18 on prospective clients. States adopt their own versions.',
  referral:
    'American Bar Association, Model Rule 7.2(b) and its comment 5 on paying others for client leads. States adopt their own versions, and some are stricter.',
  example:
    'Invented figures that show the arithmetic. They describe no seller and no firm. Put your own invoice and your own list of new matters in their place.',
  search: `${dollars(totalFees(landingPage))} of fees in the first year, divided by the new cases of that year; from month 7 the fee is ${dollars(landingPage.fromMonthSeven)} a month. How many cases search brings is your market’s decision, so each figure assumes a number.`,
  days: daysNote,
} as const;

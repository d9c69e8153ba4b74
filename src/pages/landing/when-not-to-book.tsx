import { claims } from '../../site/claims.ts';
import { Column } from './column.tsx';

const text = [
  'Do not book if your calendar is full and you like it that way. Do not book if you need the phone to ring this week: buy ads, and come back when you want to depend on them less.',
  'Do not book if you want a position promised. Search engines decide positions, and a firm that advertises one it cannot substantiate has a problem with its bar.[^rules] We write under the same rule as you, because what we write is yours.',
  `Do book if you want to know how the results page of your county is divided today. The first ${claims.landingPage.auditMinutes} minutes belong to that. We will ask for your web address, the county that matters most, and the kind of case you would like more of. You will leave with the names of the firms above you and the reason for each, whether or not there is a second call.`,
];

/** Whom the call does not suit, and what happens on it. */
export function WhenNotToBook() {
  return <Column id="fit" folio="Fit" heading="When not to book, and what happens if you do" text={text} />;
}

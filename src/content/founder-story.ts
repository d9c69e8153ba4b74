import { claims } from '../site/claims.ts';
import { founder } from './team.ts';

const opening = `${founder.name} started the agency in ${claims.servingSince} with a call log. A family-law firm had asked why its ads weren’t paying off.`;

/** How the agency began: in short on the About page, in full on the first landing page. */
export const founderStory = {
  short: `${opening} For a week, the receptionist asked every caller what they had looked up first. Hardly anyone said “divorce lawyer.” They had looked up joint accounts, moving out, and a house that only one spouse had signed for. The firm’s website answered none of those questions. The answers became our first six pages, and by the end of that year callers were quoting them.`,
  full: [
    `${opening} So for a week, the receptionist asked every caller one more question: what did you look up before you called us?`,
    'Hardly anyone said “divorce lawyer.” They had looked up whether a spouse can empty a joint account, whether moving out counts against you, and what happens to a house only one of them signed for. The firm could have answered every one, and its website answered none.',
    'Those answers became our first six pages. By the end of that year, callers quoted the pages back, and intake no longer had to explain what a retainer is. We still work that way: each month we ask intake what callers had looked up, with no names. The next page often comes from there.',
  ],
};

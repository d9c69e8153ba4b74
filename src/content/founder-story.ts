import type { MaybeSample } from '../lib/sample.ts';
import { results } from '../offer/results.ts';
import { founder } from './team.ts';

/** How the agency began, on the About page and the first landing page. */
export const founderStory: MaybeSample & { text: string } = {
  text: `${founder.name} started the agency in ${results.servingSince} with a call log. A family-law firm had asked why its ads weren’t paying off. For a week, the receptionist asked every caller what they had looked up first. Hardly anyone said “divorce lawyer.” They had looked up joint accounts, moving out, and a house that only one spouse had signed for. The firm’s website answered none of those questions. The answers became our first six pages, and by the end of that year callers were quoting them.`,
  sample: true,
};

import { claims } from '../site/claims.ts';
import { founder } from './team.ts';

const opening = `${founder.name} started the agency in ${claims.servingSince} with a call log. A family-law firm had asked him why its ads weren’t paying off.`;

/** How the agency began: in short on the About page, in full on the first landing page. */
export const founderStory = {
  short: `${opening} For a week, the receptionist asked every caller what they had looked up first. Hardly anyone said “divorce lawyer.” They had looked up joint accounts, moving out, and a house that only one spouse had signed for. The firm’s website answered none of those questions. The answers became our first six pages, and by the end of that year callers were quoting them.`,
  full: [
    `${opening} He didn’t look at the ads. For a week he had the receptionist ask every caller one more question: what did you look up before you called us? She wrote down the answers, without names, and gave them to him.`,
    'Hardly anyone said “divorce lawyer.” They had looked up whether a spouse can empty a joint account, whether moving out counts against you, what happens to a house only one of them signed for. Some of those searches were months old. The firm could have answered every one, and its website answered none. It had a photo of the skyline and a page that said “aggressive representation.”',
    'So he got the partners talking, wrote down what they said, and cut the adjectives. Those answers became the first six pages. By the end of that year the log looked different. Callers quoted the pages back, and intake no longer had to explain what a retainer is.',
    'We still work that way. Each month we ask intake what callers had looked up, with no names and nothing that could identify anyone. The next page often comes from there. We stayed with family law because the second firm’s callers asked nearly the same questions as the first’s.',
  ],
};

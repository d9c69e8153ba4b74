import type { Faq } from '../../../content/faq.ts';
import { claims } from '../../../site/claims.ts';

export const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'I work from home. Can I be on the map?',
    answer:
      'Yes, if you meet clients in person. Google lets a business like that hide its address and list the area it serves. Expect less from the map in that case and more from county pages.',
  },
  {
    value: 'item-2',
    question: 'Can we list a second office that we rent by the hour?',
    answer:
      'Only if your own staff works there during the hours you post and your sign is up. A mail drop isn’t eligible. A suspension can spread to your main office’s profile, so we advise against trying.',
  },
  {
    value: 'item-3',
    question: 'How soon will we move up on the map?',
    answer: `Most of our clients see a first result in about ${claims.daysToResults} days. Profile changes show within days. Directories publish on their own schedule, and the last ones may take until month three.`,
  },
  {
    value: 'item-4',
    question: 'Do reviews affect where we rank?',
    answer:
      'Google says the number of reviews and the score both count in local ranking, but it gives no threshold. Recent reviews that mention the type of case are worth having anyway, because people choosing a lawyer read them.',
  },
  {
    value: 'item-5',
    question: 'Which county should we start with?',
    answer:
      'The one your office is in. Then the one whose clerk knows your name. [The state pages](/states) show how we look at each market, but your intake records from the past year will tell us more than any tool.',
  },
];

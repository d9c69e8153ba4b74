import type { Faq } from '../../../content/faq.ts';
import { claims } from '../../../site/claims.ts';

export const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'I work from home. Can I be on the map?',
    answer:
      'Yes, if you meet clients in person somewhere. Google lets such a business hide its address and list the area it serves. Expect less from the map in that case, and more from county pages.',
  },
  {
    value: 'item-2',
    question: 'Can we list a second office that we rent by the hour?',
    answer:
      'Only if your own people staff it during the hours you post and your sign is there. An address that merely receives mail is not eligible. A suspension can reach the profile of your main office, so we advise against trying.',
  },
  {
    value: 'item-3',
    question: 'How soon will the map move?',
    answer: `Most of our clients see a first result in about ${claims.daysToResults} days. Profile changes show within days. Directories publish on their own schedule, and the last of them may take until the third month.`,
  },
  {
    value: 'item-4',
    question: 'Do reviews change where we rank?',
    answer:
      'Google says that the number of reviews and the score count toward local ranking. It gives no threshold. Recent reviews that mention the kind of case are worth having in any event, because the person who is choosing reads them.',
  },
  {
    value: 'item-5',
    question: 'Which county should we start with?',
    answer:
      'The one your office stands in. Then the one whose clerk knows your name. [The state pages](/states) show how we think about each market; your intake sheet for the last year will tell us more than any tool.',
  },
];

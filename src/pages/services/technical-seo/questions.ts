import type { Faq } from '../../../content/faq.ts';
import { claims } from '../../../site/claims.ts';

export const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Do we need a new website?',
    answer: `Probably not. We can fix most of the ${claims.audit.points} points on the site you have. If the platform itself is in the way, we tell you in week 1, along with what staying on it would cost you. If you’re about to sign for a new site, [write to us](/contact) first.`,
  },
  {
    value: 'item-2',
    question: 'Will you work with our web developer?',
    answer:
      'Gladly. They get a list, worst first, with a test for each item that shows when it’s done. If nobody looks after your site, we make the changes ourselves, on a copy first.',
  },
  {
    value: 'item-3',
    question: 'Will a perfect speed score raise our rankings?',
    answer:
      'A little, at most. Google counts speed, but relevance counts more. We stop once real visits pass all three tests, because after that the hours do more good in [content](/services/content-marketing).',
  },
  {
    value: 'item-4',
    question: 'Can ChatGPT read our site?',
    answer:
      'It can if your words are in the page your server sends. Many AI crawlers don’t run scripts, so a page that’s put together in the browser looks empty to them. We check for that, and for the rules in robots.txt. Which crawlers to let in is your decision.',
  },
];

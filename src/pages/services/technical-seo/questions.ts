import type { Faq } from '../../../content/faq.ts';
import { claims } from '../../../site/claims.ts';

export const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Do we need a new website?',
    answer: `Probably not. Most of the ${claims.audit.points} points can be repaired on the site that you have. When the platform itself stands in the way, you hear it in week 1, together with what staying would cost you. If you are about to sign for a new site, [write to us](/contact) first.`,
  },
  {
    value: 'item-2',
    question: 'Will you work with our web developer?',
    answer:
      'Gladly. They receive a list in order of harm, with a test for each item that shows when it is done. If nobody looks after the site, we make the changes, on a copy first.',
  },
  {
    value: 'item-3',
    question: 'Will a perfect speed score lift our rankings?',
    answer:
      'A little at most. Google weighs speed, and weighs relevance more. We stop when the three thresholds are met for real visits, because the hours after that do more good in [content](/services/content-marketing).',
  },
  {
    value: 'item-4',
    question: 'Can ChatGPT read our site?',
    answer:
      'It can if your words are in the page that the server sends. Many AI crawlers do not run scripts, so a page that is assembled in the browser looks empty to them. That and the rules in robots.txt are part of the audit. Which crawlers to admit is your decision.',
  },
];

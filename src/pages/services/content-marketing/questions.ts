import type { Faq } from '../../../content/faq.ts';

export const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Who owns the pages?',
    answer:
      'You do, once they are paid for. They are published on your domain, under your name. If you leave us, they stay where they are and go on working for you.',
  },
  {
    value: 'item-2',
    question: 'How much of our time does it take?',
    answer:
      'Plan an hour or two a month for one attorney to read drafts. The first month needs one longer talk, about the cases you want and the ones you would rather refer out.',
  },
  {
    value: 'item-3',
    question: 'May we write about results that we have won?',
    answer:
      'With care. The client has to consent after being told what will appear, a result without its circumstances can mislead (Rule 7.1), and your state may ask for a disclaimer. We often advise describing how you handle such a case, which helps a reader more.',
  },
  {
    value: 'item-4',
    question: 'Does free advice cost us clients?',
    answer:
      'It costs you the calls of people who wanted a form. Those who have children, a house or a business learn from a good page that theirs is not a form case. They arrive knowing the vocabulary and [trusting the name](/services/reputation-management) on it.',
  },
  {
    value: 'item-5',
    question: 'Can we see a guide first?',
    answer:
      'Yes. Some of what we teach about structure is among [the free guides](/resources), and on the consultation we show drafts in your own state’s law.',
  },
];

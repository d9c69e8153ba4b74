import type { Faq } from '../../../content/faq.ts';

export const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Who owns the pages?',
    answer:
      'You do, once they’re paid for. They’re published on your domain, under your name. If you leave us, they stay up and keep working for you.',
  },
  {
    value: 'item-2',
    question: 'How much of our time does it take?',
    answer:
      'Plan on an hour or two a month for one attorney to read drafts. In the first month we also need one longer talk about the cases you want and the ones you’d rather refer out.',
  },
  {
    value: 'item-3',
    question: 'Can we write about results we’ve won?',
    answer:
      'Yes, with care. The client has to consent after you explain what will appear. A result without its circumstances can mislead (Rule 7.1), and your state may require a disclaimer. We often suggest describing how you handle that kind of case instead. It helps a reader more.',
  },
  {
    value: 'item-4',
    question: 'Does free advice cost us clients?',
    answer:
      'It costs you calls from people who only wanted a form. People with children, a house or a business learn from a good page that theirs isn’t a form case. They call you knowing the vocabulary and [trusting the name](/services/reputation-management) on the page.',
  },
  {
    value: 'item-5',
    question: 'Can we see a sample first?',
    answer:
      'Yes. On the call, we show you drafts on your own state’s law. [The free guides](/resources) explain how we plan and structure pages.',
  },
];

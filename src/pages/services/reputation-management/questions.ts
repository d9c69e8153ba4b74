import type { Faq } from '../../../content/faq.ts';

export const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Can you remove a bad review?',
    answer:
      'Only if it breaks the rules of the site that it stands on, and the site decides. We report such reviews with evidence. Every other review gets a reply and, in time, more reviews beside it.',
  },
  {
    value: 'item-2',
    question: 'May we thank clients with a gift card?',
    answer:
      'No. Google forbids incentives for reviews. The federal rule bars paying for a review that has to be positive or negative, and Model Rule 7.2(b) limits what a lawyer may give for a recommendation. A private thank-you, in words, breaks none of these rules.',
  },
  {
    value: 'item-3',
    question: 'Can we ask only the clients who were happy?',
    answer:
      'Google’s policy prohibits asking selectively for positive reviews, or discouraging negative ones. So we ask all who were clients. In our view it is also the better advertisement: a page of nothing but praise is hard to believe.',
  },
  {
    value: 'item-4',
    question: 'How do we answer without breaking confidentiality?',
    answer:
      'In nearly the same words each time: “Our professional duties do not allow us to discuss any matter here, or to say who is a client. Please call the office; we would like to hear from you.” The details stay out even when the writer has published them.',
  },
  {
    value: 'item-5',
    question: 'How many reviews do we need?',
    answer:
      'More than the firms beside you on the map, and more recent ones. Nobody outside Google knows a threshold. Exhibit B shows why the first twenty matter most.',
  },
];

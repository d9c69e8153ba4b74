import type { Faq } from '../../../content/faq.ts';

export const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Can you remove a bad review?',
    answer:
      'Only if it breaks the rules of the site it’s on, and the site decides. We report those with evidence. Every other review gets a reply and, in time, newer reviews around it.',
  },
  {
    value: 'item-2',
    question: 'Can we thank clients with a gift card?',
    answer:
      'No. Google bans incentives for reviews. The federal rule bars paying for a review that has to be positive or negative, and Model Rule 7.2(b) limits what a lawyer may give for a recommendation. Saying thank you in private breaks none of these rules.',
  },
  {
    value: 'item-3',
    question: 'Can we ask only the clients who were happy?',
    answer:
      'No. Google’s policy prohibits asking only for positive reviews or discouraging negative ones, so we ask every client who has agreed to hear from us, happy or not. We think it’s better advertising, too: a page of nothing but praise is hard to believe.',
  },
  {
    value: 'item-4',
    question: 'How do we reply without breaking confidentiality?',
    answer:
      'With nearly the same words each time: “Our professional duties do not allow us to discuss any matter here, or to say who is a client. Please call the office. We would like to hear from you.” The details stay out even if the writer has published them.',
  },
  {
    value: 'item-5',
    question: 'How many reviews do we need?',
    answer:
      'More than the firms next to you on the map, and more recent ones. Nobody outside Google knows of a threshold. Exhibit B shows why the first twenty matter most.',
  },
  {
    value: 'item-6',
    question: 'Do you need our client list?',
    answer:
      'No. Give us a name and an address only for clients who have agreed to hear from us, and nothing about their cases. [Section 8 of our terms](/terms-of-service#your-part) says the same.',
  },
];

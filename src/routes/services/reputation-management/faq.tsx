import { link } from '../../../copy/copy-text.ts';
import { FaqSection } from '../../../sections/faq.tsx';

export const Faq = () => (
  <FaqSection
    heading="What’s allowed with client reviews, and what isn’t"
    items={[
      {
        question: 'Can you remove a bad review?',
        answer:
          'Only if it breaks the rules of the site it’s on, and the site decides. We report every review that does. The others get a reply and, in time, newer reviews around them.',
      },
      {
        question: 'Can we thank clients with a gift card?',
        answer:
          'No. Google bans incentives for reviews. The federal rule bars paying for a review that has to be positive or negative, and Model Rule 7.2(b) limits what a lawyer may give for a recommendation. Saying thank you in private breaks none of these rules.',
      },
      {
        question: 'Can we ask only the clients who were happy?',
        answer:
          'No. Google’s policy prohibits asking only for positive reviews or discouraging negative ones, so we ask every client who has agreed to hear from us. It’s better advertising, too: a page of nothing but praise is hard to believe.',
      },
      {
        question: 'How do we reply without breaking confidentiality?',
        answer: `With nearly the same words each time. Under an angry review: “Our professional duties don’t allow us to discuss any matter here, or to say who is a client. Clients of the firm can always reach us at the office.” The details stay out even if the writer has published them. ${link('/resources/bad-review-reply', 'Six reviews and twelve replies')} show where each rule bites.`,
      },
      {
        question: 'How many reviews do we need?',
        answer: `More than the firms next to you on the map, and more recent ones. If Google has a threshold, it doesn’t publish one. ${link('/services/reputation-management#one-star', 'The math')} shows why the first twenty matter most.`,
      },
      {
        question: 'Do you need our client list?',
        answer: `No. Give us names and contact details only for clients who have agreed to hear from us, and nothing about their cases. ${link('/terms-of-service#your-part', 'Section 8 of our terms')} says the same.`,
      },
    ]}
  />
);

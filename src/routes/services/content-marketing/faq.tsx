import { link } from '../../../copy/copy-text.ts';
import { FaqSection } from '../../../sections/faq.tsx';

export const Faq = () => (
  <FaqSection
    heading="What attorneys ask about content marketing"
    items={[
      {
        question: 'How much of our time does it take?',
        answer:
          'An hour or two a month for one attorney to read drafts, about 15 to 20 minutes a page. In the first month, we also need one long conversation about the cases you want and the ones you’d rather refer out.',
      },
      {
        question: 'Who owns the pages?',
        answer:
          'You do, once they’re paid for. They’re published on your domain, under your name. If you leave us, they stay up.',
      },
      {
        question: 'Can we write about results we’ve won?',
        answer: `Yes, with care. The client has to consent after you explain what will appear. A result without its circumstances can mislead (Rule 7.1), and your state may require a disclaimer. We often suggest describing how you handle that kind of case instead. ${link('/resources', 'The free guides')} show how we plan pages.`,
      },
      {
        question: 'Do we lose clients by giving the answers away?',
        answer: `You lose calls from people who only wanted a form. People with children, a house, or a business learn from a good page that a form won’t do. (${link('/resources/what-people-search-first', 'One couple’s searches')}, from the first to the last, show when.) When they call, they know the terms and ${link('/services/reputation-management', 'trust the name')} on the page.`,
      },
    ]}
  />
);

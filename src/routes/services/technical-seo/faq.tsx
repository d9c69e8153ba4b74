import { link } from '../../../copy/copy-text.ts';
import { audit } from '../../../offer/plan.ts';
import { FaqSection } from '../../../sections/faq.tsx';

export const Faq = () => (
  <FaqSection
    heading="What firms ask about technical SEO"
    items={[
      {
        question: 'Do we need a new website?',
        answer: `Probably not. We can fix most of the ${audit.points} points on the site you have; ${link('/resources/audit-points-in-order', 'this list')} has them in the order we’d repair them. If the platform itself is in the way, we tell you in week 1. If you’re about to sign for a new site, ${link('/contact', 'write to us')} first.`,
      },
      {
        question: 'Will you work with our web developer?',
        answer:
          'Gladly. Your developer gets a list, worst first, with a test for each item that shows when it’s done. If nobody looks after your site, we make the changes ourselves, on a copy first.',
      },
      {
        question: 'Will a perfect speed score raise our rankings?',
        answer: `Google counts speed, but relevance counts more. Once real visits pass all three tests, we put the hours into ${link('/services/content-marketing', 'content')}.`,
      },
      {
        question: 'Can ChatGPT read our site?',
        answer:
          'It can if your words are in the page your server sends. Many AI crawlers don’t run scripts, so a page that’s put together in the browser looks empty to them. We check for that, and for the rules in robots.txt. Which crawlers to let in is your decision.',
      },
    ]}
  />
);

import { link } from '../../../copy/copy-text.ts';
import { results } from '../../../offer/results.ts';
import { FaqSection } from '../../../sections/faq.tsx';

export const Faq = () => (
  <FaqSection
    heading="What attorneys ask about Google Maps"
    items={[
      {
        question: 'How soon will we move up on the map?',
        answer: `Most of our clients see results in about ${results.daysToResults} days. Directories publish on their own schedule, and an old address can come back: ${link('/resources/old-address-off-the-map', 'one old suite, traced')}.`,
      },
      {
        question: 'I work from home. Can I be on the map?',
        answer:
          'Yes, if you meet clients in person. If they don’t come to your home, hide the address and list the area you serve instead, as Google asks. Your county pages then do more of the work.',
      },
      {
        question: 'Can we list a second office that we rent by the hour?',
        answer:
          'Only if your own staff works there during the hours you post and your sign is up. A mail drop isn’t eligible, and a suspension can spread to your main office’s profile.',
      },
      {
        question: 'Do reviews affect where we rank?',
        answer:
          'Yes. Google says the number of reviews and the score both count in local ranking. Recent reviews that mention the type of case help twice, because people choosing a lawyer read them.',
      },
      {
        question: 'Which county should we start with?',
        answer: `The one your office is in, then the one where you’re in court most often. ${link('/states', 'The state pages')} show how we look at each market, and your intake records from the past year tell us the rest.`,
      },
    ]}
  />
);

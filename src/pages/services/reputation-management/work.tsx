import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const cards: readonly ServiceCard[] = [
  {
    title: 'Asking',
    description:
      'Each client is asked once the matter is closed, in the same words, whatever we think the answer will be. One reminder follows. Then the subject rests.',
    features: [
      'A short letter and a text message with the link',
      'A line that the name on their account will show',
      'Nothing offered in return',
    ],
  },
  {
    title: 'Answering',
    description:
      'We draft a reply to every review, good or bad, and you release it. A reply never shows whether the writer was a client.',
    features: [
      'One tone for praise and for anger',
      'No dates, no courts, no outcomes',
      'A phone number, so that the rest is said in private',
    ],
  },
  {
    title: 'Watching',
    description:
      'Google, the legal directories, the local forums. You hear of a new review in the weekly email, and of a bad one as soon as we see it.',
    features: [
      'Your attorneys’ names as well as the firm’s',
      'A record of each review, in case it changes',
      'A note of what several people say alike',
    ],
  },
  {
    title: 'Removal, where the rules allow it',
    description:
      'Some reviews break the platform’s own policy: spam, threats, a person who took the firm for another one. We report those with evidence. The platform decides.',
    features: [
      'Reported under the policy that applies',
      'One appeal, with documents',
      'No lawyer’s letter to a client without your decision',
    ],
  },
  {
    title: 'Words for your own pages',
    description:
      'Testimonials on a site carry your authority, and Rule 7.1 with it. We use what a client has released in writing and leave the adjectives as they were.',
    features: [
      'Consent kept on file',
      'Initials where a full name would hurt',
      'No star markup about yourself; see [technical SEO](/services/technical-seo)',
    ],
  },
  {
    title: 'What the reviews say about the office',
    description:
      'Unreturned calls are a common theme in complaints about lawyers, and no agency can write those away. Once there are enough reviews, we tell you what your clients keep repeating.',
    features: ['Quoted, sorted, counted', 'Told to you on a call before it is in writing', 'Never used in advertising'],
  },
];

/** What the service consists of. */
export function Work() {
  return (
    <Sheet folio="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="We ask everybody and embellish nothing"
        lede="The work is a routine that an office with a trial on the calendar finds no time for. We keep it up for you."
      />
      <ServiceCards cards={cards} />
    </Sheet>
  );
}

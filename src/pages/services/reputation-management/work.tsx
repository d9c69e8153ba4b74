import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const cards: readonly ServiceCard[] = [
  {
    title: 'Asking for reviews',
    description:
      'Once a case closes, we ask the client for a review, in the same words every time, whatever we expect to hear. We send one reminder. Then we stop asking.',
    features: [
      'A short letter and a text message with the link',
      'A warning that their account name will show',
      'Nothing offered in return',
    ],
  },
  {
    title: 'Replying to reviews',
    description:
      'We draft a reply to every review, good or bad, and you approve it. A reply never reveals whether the writer was a client.',
    features: [
      'The same tone for praise and for anger',
      'No dates, no courts, no outcomes',
      'A phone number, so the rest is said in private',
    ],
  },
  {
    title: 'Monitoring',
    description:
      'Google, the legal directories, the local forums. You hear about new reviews in the weekly email, and about a bad one as soon as we see it.',
    features: [
      'Your attorneys’ names as well as the firm’s',
      'A copy of every review, in case it changes',
      'Themes that come up in several reviews',
    ],
  },
  {
    title: 'Reporting reviews that break the rules',
    description:
      'Some reviews break the platform’s own policy: spam, threats, people who were never clients. We report those with evidence. The platform decides.',
    features: [
      'Reported under the policy that applies',
      'One appeal, with documents',
      'No demand letter to a client unless you decide to send one',
    ],
  },
  {
    title: 'Testimonials on your own site',
    description:
      'A testimonial on your site is your advertising, so Rule 7.1 applies to it. We use what a client has approved in writing and leave the adjectives alone.',
    features: [
      'Consent kept on file',
      'Initials where a full name would hurt',
      'No star markup about yourself; see [technical SEO](/services/technical-seo)',
    ],
  },
  {
    title: 'Feedback about your office',
    description:
      'Unreturned calls are a common theme in complaints about lawyers, and no agency can write those away. Once there are enough reviews, we tell you what your clients keep repeating.',
    features: [
      'Quoted, sorted and counted',
      'You hear it on a call before it’s in writing',
      'Never used in advertising',
    ],
  },
];

/** What the service consists of. */
export function Work() {
  return (
    <Sheet folio="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="Review requests, replies, monitoring and removals"
        lede="We ask everybody and embellish nothing. It’s a routine that an office with a trial on the calendar has no time for, so we keep it up for you."
      />
      <ServiceCards cards={cards} />
    </Sheet>
  );
}

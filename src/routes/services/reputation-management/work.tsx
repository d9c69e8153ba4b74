import { link } from '../../../copy/copy-text.ts';
import { ServiceWork, WorkCard } from '../../../sections/service/work.tsx';
import { OneStar } from './one-star.tsx';

export const Work = () => (
  <ServiceWork
    heading="We ask for reviews, draft replies, and report fakes"
    lede="An office with a trial on the calendar has no time for this. We do it for you."
    campaign="reputation-management"
    more={<OneStar />}
  >
    <WorkCard
      title="Asking for reviews"
      description="We ask once the case closes, whether or not we expect praise."
      features={[
        'A short letter or a text with the link, whichever the client chose',
        'Only clients who have agreed to hear from us',
        'A warning that their account name will show',
        'Nothing offered in return',
      ]}
    />
    <WorkCard
      title="Replying to reviews"
      description="A reply to every review, good or bad, for your approval."
      features={[
        'The same tone for praise and for anger',
        'No dates, no courts, no outcomes',
        'Your office number, but no request to call: the writer may be the other side',
      ]}
    />
    <WorkCard
      title="Monitoring"
      description="Google, the legal directories, and the local forums."
      features={[
        'Your attorneys’ names as well as the firm’s',
        'New reviews in your weekly email, bad ones as soon as we see them',
        'A copy of every review, in case it changes',
        'Themes that come up in several reviews',
      ]}
    />
    <WorkCard
      title="Reporting fake reviews"
      description="Spam and threats, too. We report them; the platform decides."
      features={[
        'Reviews by people who never dealt with the firm, reported under the policy that applies',
        'One appeal, on the platform’s own policy, with nothing from a client’s file',
        'Legal letters are your decision, never ours',
      ]}
    />
    <WorkCard
      title="Testimonials on your own site"
      description="We use only what the client has approved in writing."
      features={[
        'Rule 7.1 applies, because they are your advertising',
        'The client’s own wording, never improved',
        'Consent kept on file',
        'Initials if a full name would embarrass the client',
        `No star ratings in the page’s code; see ${link('/services/technical-seo', 'technical SEO')}`,
      ]}
    />
    <WorkCard
      title="Feedback about your office"
      description="We tell you what clients keep bringing up, such as unreturned calls."
      features={[
        'Quoted, sorted, and counted',
        'You hear it on a call before it’s in writing',
        'Never used in advertising',
      ]}
    />
  </ServiceWork>
);

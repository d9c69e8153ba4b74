import { type Phase, PhaseList } from '../../../sections/phase-list.tsx';
import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { Section, SectionHead } from '../../../ui/section.tsx';

const cards: readonly ServiceCard[] = [
  {
    title: 'Asking for reviews',
    description:
      'Once a case closes and the client has agreed to hear from us, we ask for a review. The wording is the same every time, whether or not we expect praise. We send one reminder.',
    features: [
      'A short letter or a text with the link, whichever the client chose',
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
      'Your office number, but no request to call: the writer may be the other side',
    ],
  },
  {
    title: 'Monitoring',
    description:
      'We watch Google, the legal directories and the local forums. You hear about new reviews in the weekly email, and about a bad one as soon as we see it.',
    features: [
      'Your attorneys’ names as well as the firm’s',
      'A copy of every review, in case it changes',
      'Themes that come up in several reviews',
    ],
  },
  {
    title: 'Reporting reviews that break the rules',
    description:
      'Some reviews break the platform’s own policy: spam, threats, reviews by people who never dealt with the firm. We report each one and cite the policy it breaks. The platform decides.',
    features: [
      'Reported under the policy that applies',
      'One appeal, on the platform’s own policy, with nothing from a client’s file',
      'Legal letters are your decision, never ours',
    ],
  },
  {
    title: 'Testimonials on your own site',
    description:
      'A testimonial on your site is your advertising, so Rule 7.1 applies to it. We use only what the client has approved in writing, and we don’t improve the wording.',
    features: [
      'Consent kept on file',
      'Initials if a full name would embarrass the client',
      'No star ratings in the page’s code; see [technical SEO](/services/technical-seo)',
    ],
  },
  {
    title: 'Feedback about your office',
    description:
      'Unreturned calls are a common theme in complaints about lawyers, and no reply to a review can make up for them. Once there are enough reviews, we tell you what your clients keep bringing up.',
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
    <Section label="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="We ask for reviews, draft replies, keep watch and report fakes"
        lede="It’s routine work, but an office with a trial on the calendar has no time for it. We do it for you, and nothing goes out under your name until you approve it."
      />
      <ServiceCards cards={cards} />
    </Section>
  );
}

const phases: readonly Phase[] = [
  {
    phase: 'Weeks 1-2',
    weeks: [0, 2],
    title: 'We read what’s already there',
    description:
      'We collect every review of the firm and its attorneys, on every site, and sort them: answered, unanswered, fake, fair.',
    activities: [
      'Profiles claimed',
      'Your state’s rules on testimonials checked',
      'Wording of the request approved by you',
    ],
  },
  {
    phase: 'Weeks 3-6',
    weeks: [2, 6],
    title: 'We send the first requests',
    description:
      'We start with clients whose cases closed in the past year and who have agreed to hear from us, a few each week. Old reviews get the replies they never had.',
    activities: [
      'Replies drafted for your approval',
      'Policy violations reported',
      'A request added to your closing letter',
    ],
  },
  {
    phase: 'Months 2-3',
    weeks: [6, 13],
    title: 'Requests become routine',
    description:
      'Each closed case leads to a request, if the client has agreed to one. You give us the names of those who said yes, and we do the rest. Recent reviews start to outnumber the old ones.',
    activities: [
      'Replies drafted as reviews come in',
      'Directory profiles filled in',
      'Approved testimonials added to your site',
    ],
  },
  {
    phase: 'Month 4+',
    weeks: [13, 26],
    title: 'We keep watch',
    description:
      'From here on, your rating is up to your clients. We keep watching, drafting replies and telling you what clients mention most.',
    activities: [
      'What reviews say, in your monthly report',
      'Platform policies and state rules tracked',
      'Replies drafted as before',
    ],
  },
];

/** The phases of the work, and when each one happens. */
export function Timeline() {
  return (
    <Section label="Timeline" labelledBy="timeline">
      <SectionHead
        id="timeline"
        heading="How long it takes: first requests in week 3, a routine by month 3"
        lede="How many requests go out depends on how many cases you close. Each bar shows where the phase falls in the first six months."
      />
      <PhaseList phases={phases} />
    </Section>
  );
}

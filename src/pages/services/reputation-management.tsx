import type { Faq } from '../../lib/copy-text.ts';
import { dollars } from '../../lib/format.ts';
import { type Challenge, ChallengeTable } from '../../sections/challenge-table.tsx';
import { type Phase, PhaseList } from '../../sections/phase-list.tsx';
import { type ServiceCard, ServiceCards } from '../../sections/service-cards.tsx';
import { claims } from '../../site/claims.ts';
import { Section } from '../../ui/section.tsx';
import { best, lostByOneStar, OneStar } from './reputation-management/one-star.tsx';
import { ServicePage } from './service-page.tsx';

const { daysToResults, plan } = claims;
const { rating } = claims.sampleCampaigns;
/** The example campaign’s Google profile: ten 5-star and two 1-star reviews, then 44 of five stars and four of four. */
const example = { ratingBefore: 4.3, reviewsBefore: 12, reviewsAfter: 60 };

export default function ReputationManagement() {
  return (
    <ServicePage
      service="reputation-management"
      updated="2026-11-23"
      title="Reputation management for divorce lawyers: client reviews"
      description={`We send every client who agrees the same review request, and draft replies that respect Rule 1.6. Part of one ${dollars(plan.monthly)}-a-month plan, no setup fee.`}
      hero={{
        eyebrow: 'Reputation management for divorce lawyers',
        heading: 'More client reviews, without breaking confidentiality',
        lede: 'Reputation management means more reviews from your clients, and replies that never reveal whether the writer was a client. We send the same request to every client who has agreed to hear from us, draft replies for your approval, and watch the sites where people talk about you.',
        note: `Part of our plan: ${dollars(plan.monthly)} a month, no setup fee. Most of our clients see first results in about ${daysToResults} days. A better rating takes longer.`,
        caption: `Example campaign, not a client’s: from ${example.ratingBefore} with ${example.reviewsBefore} reviews to ${rating} with ${example.reviewsAfter}, in 12 months.`,
        scale: (
          <p className="tabular-nums flex justify-between" aria-hidden="true">
            {[0, 1, 2, 3, 4, 5].map((stars) => (
              <span key={stars}>{stars}</span>
            ))}
          </p>
        ),
      }}
      why={why}
      pricing={{
        heading: `Review work comes in one plan: ${dollars(plan.monthly)} a month`,
        lede: 'There is no charge per review or per reply. The other three services are in the fee, too.',
      }}
      faq={{
        heading: 'What’s allowed with client reviews, and what isn’t',
        lede: 'Some of what vendors sell as reputation management isn’t allowed.',
        items: questions,
      }}
      closing={{
        heading: `Book a free call about your reviews`,
        lede: 'We’ll start with your worst review and the reply under it, then compare you with the three firms nearest you and tell you what a stranger sees.',
      }}
    >
      <OneStar />
      <Section
        label="The work"
        labelledBy="work"
        heading="We ask for reviews, draft replies, keep watch and report fakes"
        lede="It’s routine work, but an office with a trial on the calendar has no time for it. We do it for you, and nothing goes out under your name until you approve it."
      >
        <ServiceCards cards={cards} />
      </Section>
      <Section
        label="Challenges"
        labelledBy="challenges"
        heading="Why reviews are harder in family law"
        lede="A restaurant’s angry reviewer was at least a customer. Yours may be the other spouse."
      >
        <ChallengeTable caption="Problems with reviews, what they cost you and what we do" rows={challenges} />
      </Section>
      <Section
        label="Timeline"
        labelledBy="timeline"
        heading="First requests in week 3, a routine by month 3"
        lede="How many requests go out depends on how many cases you close. Each bar shows its part of the first six months."
      >
        <PhaseList phases={phases} />
      </Section>
    </ServicePage>
  );
}

const few = 5;
const many = 50;

const why = {
  heading: 'Strangers judge your firm by its reviews',
  lede: 'Someone who needs a divorce lawyer may not want to ask around at work or at church. They search in private, and the only former clients they can hear from are the ones who left a review. Expect readers to start with your worst one. On Google’s map, your rating sits next to your name, and a low one can send callers to another firm. Our job is to get every willing client asked and every review answered, without disclosing anything.',
  stats: [
    {
      value: rating,
      unit: ` of ${best}`,
      label: `In our example, up from ${example.ratingBefore} a year earlier`,
      detail: `The Google profile had ${example.reviewsBefore} reviews at the start and has ${example.reviewsAfter} now. Two of them are unhappy, each with a reply a stranger can respect.`,
    },
    {
      value: lostByOneStar(few),
      unit: ' stars',
      label: `What one bad review costs after ${few} good ones`,
      detail: `After ${many} good ones, it costs ${lostByOneStar(many)}. The best defense against one angry person is to have asked everybody else.`,
    },
    {
      value: '2024',
      label: 'A federal rule now bans fake reviews',
      detail:
        'Since October 21, 2024, a business may not write, buy or sell fake reviews (16 CFR Part 465). The FTC can seek civil penalties for knowing violations.',
    },
    {
      value: '0',
      unit: ' facts',
      label: 'Our replies disclose nothing about a client',
      detail:
        'Under Model Rule 1.6, a bad review doesn’t free you to disclose client information (ABA Formal Opinion 496, 2021; your state may differ). “She still owes us for the trial” is a breach, however true.',
    },
  ],
};

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

const challenges: readonly Challenge[] = [
  {
    challenge: 'The other spouse writes the review',
    impact:
      'The case ends, and the other side gives you one star. Readers can’t tell an opponent’s anger from a client’s.',
    solution:
      'We report it if the platform’s policy gives us grounds. If not, we draft a courteous two-sentence reply. It doesn’t reveal whose side you were on, and it doesn’t ask the writer to call, because that person may have a lawyer (Model Rule 4.2).',
  },
  {
    challenge: 'Grateful clients want privacy',
    impact:
      'A client who got through a divorce will hug you and post nothing. Their name would sit next to the word “divorce” for their friends to see.',
    solution:
      'The request warns them that their name will show, and we never push. Some will write about the office instead of the case.',
  },
  {
    challenge: 'One star and no words',
    impact: 'Your average drops, and there’s nothing to answer.',
    solution: 'We draft a general reply. You check privately who it may be. In public, you neither confirm nor deny.',
  },
  {
    challenge: 'Your reviews are few and old',
    impact:
      'You have seven reviews, the last from two winters ago. The firm next to you on [the map](/services/local-seo) has one from Tuesday.',
    solution:
      'We ask as each case closes, a few clients a month. Forty requests in one week would look staged and could get reviews filtered.',
  },
  {
    challenge: 'A former vendor bought reviews',
    impact: 'Praise from people who were never clients is a legal risk to your firm, even if an agency ordered it.',
    solution:
      'We look for them, you decide with counsel, and we help you get them taken down. Losing fifteen fake reviews hurts less than explaining them to the FTC or your bar.',
  },
];

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

const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Can you remove a bad review?',
    answer:
      'Only if it breaks the rules of the site it’s on, and the site decides. We report every review that does. The others get a reply and, in time, newer reviews around them.',
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
      'With nearly the same words each time. Under an angry review: “Our professional duties don’t allow us to discuss any matter here, or to say who is a client. Clients of the firm can always reach us at the office.” The details stay out even if the writer has published them.',
  },
  {
    value: 'item-5',
    question: 'How many reviews do we need?',
    answer:
      'More than the firms next to you on the map, and more recent ones. If Google has a threshold, it doesn’t publish one. Exhibit B shows why the first twenty matter most.',
  },
  {
    value: 'item-6',
    question: 'Do you need our client list?',
    answer:
      'No. Give us names and contact details only for clients who have agreed to hear from us, and nothing about their cases. [Section 8 of our terms](/terms-of-service#your-part) says the same.',
  },
];

import { GainBars } from '../../../charts/gain-bars.tsx';
import { PercentMarks } from '../../../charts/marks.tsx';
import { Notes, NotesProvider } from '../../../copy/copy.tsx';
import { link } from '../../../copy/copy-text.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { dollars } from '../../../lib/format.ts';
import { consultation, plan } from '../../../offer/plan.ts';
import { headlineNote, sampleCampaigns } from '../../../offer/results.ts';
import { BookingLink, ClosingSection } from '../../../sections/call-to-action.tsx';
import { FaqSection } from '../../../sections/faq.tsx';
import { ServiceChallenges } from '../../../sections/service/challenges.tsx';
import { ServiceHero } from '../../../sections/service/hero.tsx';
import { PricingRow } from '../../../sections/service/pricing-row.tsx';
import { ServiceResults } from '../../../sections/service/results.tsx';
import { ServiceTimeline } from '../../../sections/service/timeline.tsx';
import { ServiceWhy, WhyStat } from '../../../sections/service/why.tsx';
import { ServiceWork, WorkCard } from '../../../sections/service/work.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { best, lostByOneStar, OneStar } from './one-star.tsx';
import { Reply } from './reply.tsx';

const few = 5;
const many = 50;

const { rating } = sampleCampaigns;
/** The example campaign’s Google profile: ten 5-star and two 1-star reviews, then 44 of five stars and four of four. */
const example = { ratingBefore: 4.3, reviewsBefore: 12, reviewsAfter: 60, unhappy: 2 };
const growth = (example.reviewsAfter / example.reviewsBefore - 1) * 100;

export default function ReputationManagement() {
  return (
    <NotesProvider notes={{ figures: headlineNote }}>
      <PageHead
        path="/services/reputation-management"
        updated="2026-11-28"
        title="Reputation management for divorce lawyers: client reviews"
        description={`The same review request to every client who isn’t on your don’t-ask list, and replies that respect Rule 1.6. Part of one ${dollars(plan.monthly)}-a-month plan, no setup fees.`}
      />
      <ServiceHero
        service="reputation-management"
        eyebrow="Reputation management for divorce lawyers"
        heading="More client reviews, without breaking confidentiality"
        lede="We send the same request to every client who isn’t on your don’t-ask list, and draft replies that never say who was a client. You approve every word."
      >
        <Exhibit letter="A" caption="A bad review, what the office wanted to say, and the reply we drafted.">
          <Reply />
        </Exhibit>
      </ServiceHero>
      <ServiceWhy
        heading="Strangers judge your firm by its reviews"
        lede="Few people ask around at work or at church. They hear from the clients who left a review."
      >
        <WhyStat
          value={lostByOneStar(few)}
          unit=" stars"
          label={`What one bad review costs after ${few} good ones`}
          detail={`After ${many} good ones, it costs ${lostByOneStar(many)}. The best defense is to have asked everybody else.`}
        />
        <WhyStat
          value="1"
          unit=" request"
          label="The same for every client"
          detail="Google’s policy prohibits asking only the happy ones."
        />
        <WhyStat
          value="0"
          unit=" facts"
          label="Our replies disclose nothing about a client"
          detail="A bad review doesn’t suspend Model Rule 1.6 (ABA Formal Opinion&nbsp;496, 2021; your state may differ)."
        />
        <WhyStat
          value="2024"
          label="A federal rule now bans fake reviews"
          detail="Since October 21, 2024, a business may not write, buy, or sell them (16&nbsp;CFR Part&nbsp;465)."
        />
      </ServiceWhy>
      <ServiceWork
        heading="We ask for reviews, draft replies, and report fakes"
        lede="An office with a trial on the calendar has no time for this. We do it for you."
        ask="Bring your worst review to the call"
        more={<OneStar />}
      >
        <WorkCard
          title="Asking for reviews"
          description="We ask once the case closes, whether or not we expect praise."
          features={[
            'A short letter or a text with the link, whichever the client chose',
            'A don’t-ask list: open cases, protective orders, confidential addresses',
            'A warning that their account name will show',
            'Nothing offered in return',
          ]}
        />
        <WorkCard
          title="Replying to reviews"
          description="A draft for every review, good or bad. You decide whether it goes up."
          features={[
            'The same tone for praise and for anger',
            'No dates, no courts, no outcomes',
            'No invitation to call: the writer may be the other side',
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
      <ServiceChallenges
        heading="Why reviews are harder in family law"
        caption="Problems with reviews, what they cost you, and what we do"
        booking={<BookingLink>Ask about a review you can’t answer</BookingLink>}
        rows={[
          {
            challenge: 'The other spouse writes the review',
            impact: 'Readers can’t tell an opponent’s anger from a client’s.',
            solution:
              'We report it if the policy gives us grounds. If not, we draft two courteous sentences that don’t show whose side you were on (Model Rule 4.2).',
          },
          {
            challenge: 'Grateful clients want privacy',
            impact: 'Their name would sit next to the word “divorce” for their friends to see.',
            solution: 'The request says so, and we never push. Some will write about the office instead of the case.',
          },
          {
            challenge: 'One star and no words',
            impact: 'Your average drops, and there’s nothing to answer.',
            solution:
              'We draft a general reply. You check privately who it may be. In public, you neither confirm nor deny.',
          },
          {
            challenge: 'Your reviews are few and old',
            impact: `The last is from two winters ago. The firm next to you on ${link('/services/local-seo', 'the map')} has one from Tuesday.`,
            solution:
              'We ask as each case closes, a few clients a month. Forty requests in one week would look staged.',
          },
          {
            challenge: 'A former vendor bought reviews',
            impact: 'They are a legal risk to your firm, even if an agency ordered them.',
            solution: 'We look for them, you decide with counsel, and we help you get them taken down.',
          },
        ]}
      />
      <ServiceTimeline
        heading="The first requests go out in week three"
        phases={[
          {
            phase: 'Weeks 1–2',
            weeks: [0, 2],
            title: 'We read what’s already there',
            description: 'Every review of the firm and its attorneys, on every site.',
            activities: [
              'Reviews sorted: answered, unanswered, fake, fair',
              'Profiles claimed',
              'Your state’s rules on testimonials checked',
              'Wording of the request approved by you',
            ],
          },
          {
            phase: 'Weeks 3–6',
            weeks: [2, 6],
            title: 'We send the first requests',
            description: 'A few each week, to clients of the past year who aren’t on the don’t-ask list.',
            activities: [
              'Replies drafted to old reviews that never got one',
              'Policy violations reported',
              'A request added to your closing letter',
            ],
          },
          {
            phase: 'Months 2–3',
            weeks: [6, 13],
            title: 'Requests become routine',
            description: 'You give us the names of clients who said yes, and we do the rest.',
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
            description: 'Recent reviews outnumber the old ones, and new ones keep coming.',
            activities: [
              'What reviews say, in your monthly report',
              'Platform policies and state rules tracked',
              'Replies drafted as before',
            ],
          },
        ]}
      />
      <ServiceResults
        heading={`A ${rating} average rating after 12 months`}
        stats={[
          {
            value: rating,
            unit: ` of ${best}`,
            label: `average rating, up from ${example.ratingBefore}`,
            drawing: <GainBars gain={(rating / example.ratingBefore - 1) * 100} />,
            sample: true,
          },
          {
            value: growth,
            unit: '%',
            label: `more reviews: from ${example.reviewsBefore} to ${example.reviewsAfter}`,
            drawing: <GainBars gain={growth} />,
          },
          {
            value: 100,
            unit: '%',
            label: `of reviews answered, the ${example.unhappy} unhappy ones included`,
            drawing: <PercentMarks percent={100} />,
          },
        ]}
      />
      <PricingRow />
      <FaqSection
        heading="What’s allowed with client reviews, and what isn’t"
        items={[
          {
            question: 'Can you remove a bad review?',
            answer:
              'Only if it breaks the rules of the site it’s on, and the site decides. We report every review that does. The others get a reply, if one helps, and, in time, newer reviews around them.',
          },
          {
            question: 'Can we thank clients with a gift card?',
            answer:
              'No. Google bans incentives for reviews. The federal rule bars paying for a review that has to be positive or negative, and Model Rule 7.2(b) limits what a lawyer may give for a recommendation. Saying thank you in private breaks none of these rules.',
          },
          {
            question: 'Can we ask only the clients who were happy?',
            answer:
              'No. Google’s policy prohibits asking only for positive reviews or discouraging negative ones, so we ask every client who isn’t on your don’t-ask list. It’s better advertising, too: a page of nothing but praise is hard to believe.',
          },
          {
            question: 'How do we reply without breaking confidentiality?',
            answer: `With the same words each time. Under an angry review: “Our professional duties don’t allow us to discuss any matter here, or to say who is a client. Clients of the firm can always reach us at the office.” The details stay out even if the writer has published them. ${link('/resources/bad-review-reply', 'Six reviews, six wrong replies, and two that fit')} show where each rule bites.`,
          },
          {
            question: 'How many reviews do we need?',
            answer: `More than the firms next to you on the map, and more recent ones. If Google has a threshold, it doesn’t publish one. ${link('/services/reputation-management#one-star', 'The math')} shows why the first twenty matter most.`,
          },
          {
            question: 'Do you need our client list?',
            answer: `No. Your closing letter asks everyone who isn’t on the don’t-ask list. Give us names and contact details only of those who agree, and nothing about their cases. ${link('/terms-of-service#your-part', 'Section 8 of our terms')} says the same.`,
          },
        ]}
      />
      <Notes />
      <ClosingSection
        heading="Book a free consultation about your reviews"
        lede={`In ${consultation.minutes} minutes, we start with your worst review and the reply under it. Then we compare you with the three firms nearest you.`}
      />
    </NotesProvider>
  );
}

import type { Faq } from '../../lib/copy-text.ts';
import { atLeast, dollars, grown, percentRange, range } from '../../lib/format.ts';
import { type Challenge, ChallengeTable } from '../../sections/challenge-table.tsx';
import { type ServiceCard, ServiceCards } from '../../sections/service-cards.tsx';
import { claims } from '../../site/claims.ts';
import { Paragraph } from '../../ui/copy.tsx';
import { Section } from '../../ui/section.tsx';
import { Coverage } from './local-seo/coverage.tsx';
import { ThreeSpots } from './local-seo/three-spots.tsx';
import { type Result, Results, ServicePage } from './service-page.tsx';

const { citations, consultation, daysToResults, plan, terms } = claims;
const { profileCalls } = claims.sampleCampaigns;
/** Calls to the example campaign’s firm from its profile in the month before it. */
const start = 20;
const { visibility, leads } = claims.timeline;

export default function LocalSeo() {
  return (
    <ServicePage
      service="local-seo"
      updated="2026-11-23"
      title={`Local SEO for divorce lawyers: Google Maps and ${atLeast(citations.directories)} listings`}
      description={`Local SEO for divorce lawyers: your Google profile, ${atLeast(citations.directories)} directory listings and county pages, in one ${dollars(plan.monthly)}-a-month plan with a ${plan.guaranteeDays}-day guarantee.`}
      hero={{
        eyebrow: 'Local SEO for divorce lawyers',
        heading: 'Compete for the three spots on Google’s map',
        lede: `When people nearby search for a divorce lawyer, Google’s map usually shows them three firms. We keep your Google profile accurate, list the same name, address and phone in ${atLeast(citations.directories)} directories, and write pages for the counties where you take cases.`,
        note: `Part of our plan: ${dollars(plan.monthly)} a month for all four services. No setup fee, ${terms.noticeDays} days’ notice to leave, ${plan.guaranteeDays}-day guarantee.`,
        caption:
          'Illustration. Each number is your place on Google’s map, searched from that spot; dark blue is one of the three. The lists are what people see in Kettering, five miles south of your office (red ring).',
        figure: <ThreeSpots />,
      }}
      why={why}
      pricing={{
        heading: `Local SEO comes in one plan: ${dollars(plan.monthly)} a month`,
        lede: 'There is no separate price for local work. The same fee covers your website, your content and your reviews.',
      }}
      faq={{
        heading: 'What attorneys ask about Google Maps',
        lede: 'Google’s rules are stricter than most sales pitches suggest.',
        items: questions,
      }}
      closing={{
        heading: 'Book a free call and see who outranks you',
        lede: `Search “divorce lawyer near me” on your phone, a few miles from the office, and count the firms above yours. Then give us ${consultation.minutes} minutes, and we’ll show you why they’re ahead.`,
      }}
    >
      <Section
        label="The work"
        labelledBy="work"
        heading="Six things we do for your local rankings"
        lede="Most of this is routine, but somebody has to keep up with it. We work only with divorce and family-law attorneys, so we plan for what’s different about your practice. A reply can’t say who was a client, the other spouse may write the review, and a form has to ask when it’s safe to call."
      >
        <ServiceCards cards={cards} />
      </Section>
      <Coverage />
      <Section
        label="Challenges"
        labelledBy="challenges"
        heading="Five problems that cost a good firm calls from the map"
        lede="We can fix three of them. We can only work around distance, and we can only report a competitor’s made-up name."
      >
        <ChallengeTable caption="Local SEO problems, what they cost you and what we do" rows={challenges} />
      </Section>
      <Results
        heading={`We plan for ${percentRange(leads.gain)} more ${leads.measure} in months ${range(leads.months)}`}
        lede={`The two ranges are for planning. The ${profileCalls}% comes from one example campaign. [The services page](/services) shows the whole first year.`}
        results={results}
        note="Gray is the starting point. Light blue runs to the top of the range."
      >
        <Paragraph
          className="lede mt-8"
          text="An invented example: a solo attorney in Jacksonville had moved across the river, and a third of her listings still gave the old address. We fixed the listings first. By month 6 the firm was in the map results on both sides of the river. By month 9, [consultation requests were up 58%](/case-studies#jacksonville). Five searches that named only the city went to larger firms."
        />
      </Results>
    </ServicePage>
  );
}

const why = {
  heading: 'Clients choose from Google’s map, often before they see your website',
  lede: `Search “divorce lawyer near me,” scroll past the ads, and the first thing you see is usually a map, with a few firms below it and a call button next to each. People can pick one without ever opening your site. They compare profiles. The map matters even more in divorce, because most cases are filed in the county where one of the spouses lives, and people want a lawyer who knows that courthouse. In Texas, one spouse must have lived in the county for the 90 days before filing (Tex. Fam. Code § 6.301).`,
  stats: [
    {
      value: 3,
      unit: ' firms',
      label: 'The map result usually has room for three',
      detail:
        'Every other firm in the county is behind a “More” link. Google chooses again with each search, so the three firms can change from one neighborhood to the next.',
    },
    {
      value: 2,
      unit: ' of 3',
      label: 'You can work on two of Google’s three local ranking factors',
      detail:
        'Google’s help pages name three: how well you match the search, how close you are, and how well known you are. You can work on the first and the last. Nobody can promise you a spot on the map.',
    },
    {
      value: 10,
      label: 'One Google profile can list ten categories',
      detail:
        'You choose one primary category and up to nine more. A firm listed as plain “Lawyer” competes with every injury practice in town. “Divorce lawyer” is a category of its own.',
    },
    {
      value: atLeast(citations.directories),
      label: 'Directories where your details have to match',
      detail:
        'A suite you left years ago can live on in a dozen of them. Each wrong listing sends somebody to the wrong floor.',
    },
  ],
};

const cards: readonly ServiceCard[] = [
  {
    title: 'Your Google Business Profile',
    description:
      'We verify your profile and make it clear that you practice family law. After that, we check it every week, because anyone on the internet can suggest an edit to your hours.',
    features: [
      'Primary category set to the work you want',
      'Services listed by name: custody, support, property, modification',
      'Photos of the entrance and where to park',
      'Suggested edits caught and answered',
    ],
  },
  {
    title: `Directory listings, called citations: ${atLeast(citations.directories)}`,
    description: `We send every directory the same details. We fix the big sites first, because the small ones copy from them.`,
    features: [
      'The same name, address and phone number, down to the comma',
      'Duplicates merged or closed',
      'Former partners and old suites taken off your listings',
      'Your state bar listing updated to match',
    ],
  },
  {
    title: 'County pages',
    description:
      'You get one page for each courthouse where you take cases and have something specific to say. Readers learn where to file and what the first hearing is like, from a lawyer who has stood there. We write pages only for the places you work in, whether that’s three of the 254 counties in [Texas](/states/texas-divorce-lawyer-seo) or one borough in [Alaska](/states/alaska-divorce-lawyer-seo).',
    features: [
      'Courthouse, clerk’s office, local forms',
      'Only counties where you take cases',
      'No copies with the town name swapped',
      'Checked for speed as part of [technical SEO](/services/technical-seo)',
    ],
  },
  {
    title: 'Reviews on your profile',
    description:
      'Your rating sits next to your name on the map, where callers compare it with everyone else’s. Asking for reviews, and replying without naming a client, is [a service of its own](/services/reputation-management), in the same fee.',
    features: [
      'Your review link on paper and by text message',
      'The same request to every client who has agreed to get one',
      'Replies that never say who was a client',
    ],
  },
  {
    title: 'Local mentions',
    description:
      'A link from the county bar, the law school clinic or the shelter you already support shows Google that people in your community know you. We look for pages that already mention you without a link.',
    features: ['Bar sections and committee pages', 'Seminars and local press', 'No bought links, no link exchanges'],
  },
  {
    title: 'Facts ChatGPT can cite',
    description:
      'ChatGPT and other AI assistants often search the web before they name a firm, and they repeat what they find. We make sure they find one address, one practice area and one list of counties.',
    features: [
      'The same facts on your site and off it',
      'Attorney pages with bar admissions and courts',
      'Structured data that matches the text on the page',
    ],
  },
];

const challenges: readonly Challenge[] = [
  {
    challenge: 'Your clients live one county over',
    impact:
      'Distance counts. When somebody searches from the next county, an office closer to them starts ahead of yours, however well you know that courthouse.',
    solution:
      'We write a county page that competes in the results below the map. We won’t rent you a mailbox: Google doesn’t accept an address where nobody works, and it can suspend your profile.',
  },
  {
    challenge: 'Every attorney has a separate profile',
    impact: 'Your reviews and calls are spread over four listings, and two of those belong to lawyers who left.',
    solution:
      'We set up attorney profiles the way Google’s guidelines describe, ask that former colleagues’ profiles no longer show your address, and build up the reviews on one firm profile.',
  },
  {
    challenge: 'The firm moved and the internet didn’t',
    impact:
      'Directories disagree about the suite. Someone due for a first consultation is standing in the wrong lobby, and Google can’t tell which address to trust.',
    solution: `We correct your details at the source, then in ${atLeast(citations.directories)} directories, and keep a list of where every copy lives.`,
  },
  {
    challenge: 'A competitor stuffed its name with keywords',
    impact:
      '“Best Divorce Lawyer Cheap Custody” isn’t the name on their door. Until somebody reports it, those words can help them rank.',
    solution:
      'Your profile carries the name on your letterhead. If you approve, we report theirs through Google’s form, with a photo of their sign.',
  },
  {
    challenge: 'The calls come at 9 p.m.',
    impact: 'Your profile says “Closed.” People who waited until the kids were asleep call the next firm on the list.',
    solution:
      'If your staff takes calls in the evening, your hours say so. If not, your page has a short form that asks when it’s safe to call.',
  },
];

const results: readonly Result[] = [
  {
    gain: profileCalls,
    label: `more calls from the Google profile in month 12: from ${start} to ${grown(start, profileCalls)}`,
    sample: true,
  },
  { gain: visibility.gain, label: `more ${visibility.measure} in months 1 and 2 (planning range)` },
  { gain: leads.gain, label: `more ${leads.measure} in months 5 and 6 (planning range)` },
];

const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'I work from home. Can I be on the map?',
    answer:
      'Yes, if you meet clients in person. If clients don’t come to your home, hide the address and list the area you serve instead, as Google asks. If you hide it, expect less from the map and more from your county pages.',
  },
  {
    value: 'item-2',
    question: 'Can we list a second office that we rent by the hour?',
    answer:
      'Only if your own staff works there during the hours you post and your sign is up. A mail drop isn’t eligible. Don’t risk it: a suspension can spread to your main office’s profile.',
  },
  {
    value: 'item-3',
    question: 'How soon will we move up on the map?',
    answer: `Nobody can date a move on the map. Most of our clients see some first result in about ${daysToResults} days. Directories publish on their own schedule, and the last ones may take until month three.`,
  },
  {
    value: 'item-4',
    question: 'Do reviews affect where we rank?',
    answer:
      'Google says the number of reviews and the score both count in local ranking, but it gives no threshold. Recent reviews that mention the type of case are worth having anyway, because people choosing a lawyer read them.',
  },
  {
    value: 'item-5',
    question: 'Which county should we start with?',
    answer:
      'The one your office is in, then the one where you’re in court most often. [The state pages](/states) show how we look at each market, but your intake records from the past year will tell us more than any tool.',
  },
];

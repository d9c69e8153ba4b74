import { GainBars } from '../../../charts/gain-bars.tsx';
import { Notes, NotesProvider } from '../../../copy/copy.tsx';
import { link } from '../../../copy/copy-text.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { atLeast, dollars, grown, range } from '../../../lib/format.ts';
import { guarantee } from '../../../offer/guarantee.ts';
import { citations, consultation, plan } from '../../../offer/plan.ts';
import { firstResults, headlineNote, sampleCampaigns, timeline } from '../../../offer/results.ts';
import { ClosingSection } from '../../../sections/call-to-action.tsx';
import { FaqSection } from '../../../sections/faq.tsx';
import { ServiceChallenges } from '../../../sections/service/challenges.tsx';
import { ServiceHero } from '../../../sections/service/hero.tsx';
import { PricingRow } from '../../../sections/service/pricing-row.tsx';
import { ServiceResults } from '../../../sections/service/results.tsx';
import { ServiceWhy, WhyStat } from '../../../sections/service/why.tsx';
import { ServiceWork, WorkCard } from '../../../sections/service/work.tsx';
import { FigureExhibit } from '../../../ui/exhibit.tsx';
import { Coverage } from './coverage.tsx';
import { ThreeSpots } from './three-spots.tsx';

const { profileCalls } = sampleCampaigns;
/** Calls to the example campaign’s firm from its profile in the month before it. */
const callsBefore = 20;
const { visibility, leads } = timeline;
const most = Math.max(profileCalls, ...leads.gain);

export default function LocalSeo() {
  return (
    <NotesProvider notes={{ figures: headlineNote }}>
      <PageHead
        path="/services/local-seo"
        updated="2026-11-28"
        title={`Local SEO for divorce lawyers: Google Maps and ${atLeast(citations.directories)} listings`}
        description={`Local SEO for divorce lawyers: your Google profile, ${atLeast(citations.directories)} directory listings, and county pages, in one ${dollars(plan.monthly)}-a-month plan with a ${guarantee.days}-day guarantee.`}
      />
      <ServiceHero
        service="local-seo"
        eyebrow="Local SEO for divorce lawyers"
        heading="Be one of the three firms on Google’s map"
        lede={`We manage your Google profile, correct your listings in ${atLeast(citations.directories)} directories, and write a page for each county.`}
      >
        <FigureExhibit
          letter="A"
          caption="Your place on Google’s map, searched from each spot; dark blue is one of the three. The lists are from Kettering (red ring)."
        >
          <ThreeSpots />
        </FigureExhibit>
      </ServiceHero>
      <ServiceWhy
        heading="Clients choose from the map before they see your website"
        lede="They compare three and tap Call."
      >
        <WhyStat value={3} unit=" firms" label="The map usually has room for three" />
        <WhyStat
          value={2}
          unit=" of 3"
          label="You can work on two of Google’s three ranking factors: all but the distance"
        />
        <WhyStat value={10} label="One Google profile can list ten categories" />
        <WhyStat value={atLeast(citations.directories)} label="Directories where your details have to match" />
      </ServiceWhy>
      <ServiceWork
        heading="What we do for your local rankings"
        ask="Ask what your profile is missing"
        more={<Coverage />}
      >
        <WorkCard
          title="Your Google Business Profile"
          description="Verified, complete, and checked every week."
          features={[
            'Primary category set to the work you want',
            'Services listed by name: custody, support, property, modification',
            'Photos of the entrance and where to park',
            'Suggested edits caught and answered',
          ]}
        />
        <WorkCard
          title={`Directory listings, called citations: ${atLeast(citations.directories)}`}
          description="The same details, the big sites first."
          features={[
            'The same name, address, and phone number, down to the comma',
            'Duplicates merged or closed',
            'Former partners and old suites taken off your listings',
            'Your state bar listing updated to match',
          ]}
        />
        <WorkCard
          title="County pages"
          description="Where to file, and the first hearing."
          features={[
            'Courthouse, clerk’s office, local forms',
            `Only places where you take cases: three of the 254 counties in ${link('/states/texas-divorce-lawyer-seo', 'Texas')}, or one borough in ${link('/states/alaska-divorce-lawyer-seo', 'Alaska')}`,
            'No copies with the town name swapped',
            `Checked for speed as part of ${link('/services/technical-seo', 'technical SEO')}`,
          ]}
        />
        <WorkCard
          title="Reviews on your profile"
          description="Callers compare ratings."
          features={[
            'Your review link on paper and by text message',
            'The same request to every client who isn’t on your don’t-ask list',
            'Replies that never say who was a client',
            `More about it: ${link('/services/reputation-management', 'reputation management')}, in the same fee`,
          ]}
        />
        <WorkCard
          title="Local mentions"
          description="Links from the county bar and the clinic."
          features={[
            'Bar sections and committee pages',
            'Seminars and local press',
            'Pages that mention you without a link yet',
            'No bought links, no link exchanges',
          ]}
        />
        <WorkCard
          title="Facts ChatGPT can cite"
          description="The same facts wherever an AI looks."
          features={[
            'One address, one practice area, and one list of counties, on your site and off it',
            'Attorney pages with bar admissions and courts',
            'Structured data that matches the text on the page',
          ]}
        />
      </ServiceWork>
      <ServiceChallenges
        heading="Five problems that cost a good firm calls from the map"
        caption="Local SEO problems, what they cost you, and what we do"
        rows={[
          {
            challenge: 'Your clients live one county over',
            impact: 'An office closer to them starts ahead of yours.',
            solution:
              'A county page that competes below the map. No rented mailbox: Google can suspend a profile for it.',
          },
          {
            challenge: 'Every attorney has a separate profile',
            impact: 'Your reviews are spread over four listings, two of lawyers who left.',
            solution: 'We build up one firm profile and ask former colleagues to take your address off theirs.',
          },
          {
            challenge: 'The firm moved and the internet didn’t',
            impact: 'A new client is standing in the wrong lobby.',
            solution: `We correct your details at the source, then in ${atLeast(citations.directories)} directories.`,
          },
          {
            challenge: 'A competitor stuffed its name with keywords',
            impact: '“Best Divorce Lawyer Cheap Custody” isn’t on their door, but it can help them rank.',
            solution: 'If you approve, we report it through Google’s form, with a photo of their sign.',
          },
          {
            challenge: 'The calls come at 9 p.m.',
            impact: 'Your profile says “Closed,” and they call the next firm.',
            solution: 'Your hours say so if somebody answers. If not, a short form asks when it’s safe to call.',
          },
        ]}
      />
      <ServiceResults
        heading={`Example: ${profileCalls}% more calls from the Google profile in a year`}
        stats={[
          {
            value: profileCalls,
            unit: '%',
            label: `more calls from the profile in month 12: from ${callsBefore} to ${grown(callsBefore, profileCalls)}`,
            drawing: <GainBars gain={profileCalls} most={most} />,
            sample: true,
          },
          ...[visibility, leads].map(({ gain, measure, months }) => ({
            value: range(gain),
            unit: '%',
            label: `more ${measure} in months ${range(months)}`,
            drawing: <GainBars gain={gain} most={most} />,
          })),
        ]}
        story={`A two-attorney firm in Chattanooga had three Google profiles for one office, and one rang a phone that nobody answered. We merged them first. For an old address, read ${link('/case-studies#jacksonville', 'the Jacksonville case')}.`}
      />
      <PricingRow />
      <FaqSection
        heading="What attorneys ask about Google Maps"
        items={[
          {
            question: 'How soon will we move up on the map?',
            answer: `${firstResults} Directories publish on their own schedule, and an old address can come back: ${link('/resources/old-address-off-the-map', 'one old suite, traced')}.`,
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
      <Notes />
      <ClosingSection
        heading="Book a free consultation and see who outranks you"
        lede={`In ${consultation.minutes} minutes, we search your county with you and show you why the firms above yours are ahead.`}
      />
    </NotesProvider>
  );
}

import { atLeast } from '../../../lib/format.ts';
import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { claims } from '../../../site/claims.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Section, SectionHead } from '../../../ui/section.tsx';
import { BarFigure, StackedCell, StackedRow, StackedTable } from '../../../ui/stacked-table.tsx';

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
    title: 'Directory listings',
    description: `We list the same accurate details in ${atLeast(claims.citations.directories)} directories. We fix the big sites first, because the small ones copy from them.`,
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

/** What the service consists of. */
export function Work() {
  return (
    <Section label="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="Six things we do for your local rankings"
        lede="Most of this is routine, but somebody has to keep up with it. We work only with divorce and family-law attorneys, so we plan for what’s different about your practice. A reply can’t say who was a client, the other spouse may write the review, and a form has to ask when it’s safe to call."
      />
      <ServiceCards cards={cards} />
    </Section>
  );
}

/** How much of the local work goes to one platform. */
interface PlatformCoverage {
  name: string;
  importance: 'Essential' | 'High' | 'Useful';
  /** Share of the local hours in a first quarter; the entries add up to 100. */
  percentage: number;
  work: string;
  sample?: true;
}

const platforms: readonly PlatformCoverage[] = [
  {
    name: 'Google Maps and the map result',
    importance: 'Essential',
    percentage: 40,
    work: 'Profile, categories, reviews',
    sample: true,
  },
  {
    name: 'Google Search',
    importance: 'Essential',
    percentage: 30,
    work: 'County pages, local mentions',
    sample: true,
  },
  {
    name: 'ChatGPT and other AI answers',
    importance: 'High',
    percentage: 12,
    work: 'Facts they can find and cite',
    sample: true,
  },
  {
    name: 'Legal directories',
    importance: 'High',
    percentage: 8,
    work: 'Avvo, Justia, FindLaw, your bar',
    sample: true,
  },
  {
    name: 'Bing',
    importance: 'Useful',
    percentage: 6,
    work: 'Your Bing Places listing',
    sample: true,
  },
  {
    name: 'Apple Maps',
    importance: 'Useful',
    percentage: 4,
    work: 'The listing an iPhone opens',
    sample: true,
  },
];

const widest = Math.max(...platforms.map(({ percentage }) => percentage));

/** Which search platforms matter, weighted: bars from the same data as the table around them. */
export function Coverage() {
  return (
    <Section label="Coverage" tone="sunk" labelledBy="coverage">
      <SectionHead
        id="coverage"
        sample={platforms.some(({ sample }) => sample) ? 'Sample plan' : undefined}
        heading="In a sample plan, 70% of local SEO hours go to Google"
        lede="This is how we’d split local SEO hours in a first quarter. People look for a lawyer in more than one place, but most of the work is on Google. Your audit may call for a different split."
      />
      <Exhibit letter="B" caption="Shares of local SEO hours in the sample plan.">
        <StackedTable
          framed
          caption="Search platforms by share of local SEO hours"
          columns={[
            { header: 'Platform' },
            { header: 'Share of hours', className: 'md:w-[36%]' },
            { header: 'Importance' },
            { header: 'What we do there' },
          ]}
        >
          {platforms.map(({ name, importance, percentage, work }) => (
            <StackedRow key={name} heading={name}>
              <StackedCell>
                <BarFigure value={`${percentage}%`} share={percentage / widest} />
              </StackedCell>
              <StackedCell label="Importance">{importance}</StackedCell>
              <StackedCell>{work}</StackedCell>
            </StackedRow>
          ))}
        </StackedTable>
      </Exhibit>
    </Section>
  );
}

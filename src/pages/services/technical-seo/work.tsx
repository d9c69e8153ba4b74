import { type Phase, PhaseList } from '../../../sections/phase-list.tsx';
import { type ServiceCard, ServiceCards } from '../../../sections/service-cards.tsx';
import { claims } from '../../../site/claims.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Section, SectionHead } from '../../../ui/section.tsx';
import { StackedCell, StackedRow, StackedTable } from '../../../ui/stacked-table.tsx';

const cards: readonly ServiceCard[] = [
  {
    title: 'Crawling and indexing',
    description:
      'We find out which of your pages Google has, which it skipped, and why. We check the server’s responses and Search Console, page by page.',
    features: [
      'Every old URL redirects in one step',
      'One URL for each page',
      'A sitemap of live pages only',
      'AI crawlers allowed, if you want them',
    ],
  },
  {
    title: 'Speed on a phone',
    description:
      'People read about divorce in a parked car with two bars of signal. We test the same way: on a phone, with a weak signal.',
    features: [
      'Images sized to fit the screen',
      'Tracking and chat scripts loaded late or dropped',
      'Text that shows before its font loads',
      'Buttons that stay put while the page loads',
    ],
  },
  {
    title: 'Page structure',
    description:
      'We give each page a title that says what it is, one main heading, and links in the order a case unfolds. Search engines and worried people both skim.',
    features: [
      'A title and description for every page',
      'Guides that link to the right practice page',
      'No page left without a link to it',
      'Headings that make sense on their own',
    ],
  },
  {
    title: 'Structured data about your firm',
    description:
      'We add labels to the page’s code that tell search engines which firm this is, where it is and who practices there. The labels repeat only what visitors can read on the page.',
    features: [
      'The firm, its office and its attorneys',
      'Breadcrumbs, and questions visitors can see',
      'No star ratings: Google doesn’t show them for a firm’s own site',
    ],
  },
  {
    title: 'Accessibility',
    description:
      'Some of your clients use a keyboard, a screen reader or large type, and some have shaky hands. If they can’t use your site, they leave. The fixes help everyone else, too.',
    features: [
      'Contrast and text size',
      'Form labels that screen readers can read aloud',
      'A phone number that dials when you tap it',
      'Menus that work without a mouse',
    ],
  },
  {
    title: 'Privacy of your contact forms',
    description:
      'What people type into a family lawyer’s form is sensitive, and a spouse may share the device. We follow every entry from the button to your inbox.',
    features: [
      'HTTPS on every URL',
      'No names or facts in URLs',
      'Nothing from a form in your analytics',
      'A list of every outside company whose code runs on your site, for your approval',
    ],
  },
];

/** What the service consists of. */
export function Work() {
  return (
    <Section label="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="Six repairs to the website you already have"
        lede="Few firms need a new site. Most need these six things fixed once, carefully, and then watched."
      />
      <ServiceCards cards={cards} />
    </Section>
  );
}

interface Vital {
  name: string;
  short: string;
  unit: '' | ' s' | ' ms';
  /** Good up to this value. */
  good: number;
  /** Poor above this value. */
  poor: number;
  /** What a client notices. */
  felt: string;
}

/** Google's Core Web Vitals with their published thresholds. */
const vitals: readonly Vital[] = [
  {
    name: 'Largest Contentful Paint',
    short: 'LCP',
    unit: ' s',
    good: 2.5,
    poor: 4,
    felt: 'How long the screen stays empty before the headline or photo appears.',
  },
  {
    name: 'Interaction to Next Paint',
    short: 'INP',
    unit: ' ms',
    good: 200,
    poor: 500,
    felt: 'How long the menu hesitates after a tap.',
  },
  {
    name: 'Cumulative Layout Shift',
    short: 'CLS',
    unit: '',
    good: 0.1,
    poor: 0.25,
    felt: 'How much the page jumps. The call button moves just as the thumb comes down.',
  },
];

/** Each rule runs from zero to half as much again as the poor threshold. */
const share = (value: number, { poor }: Vital) => Math.round((value / (poor * 1.5)) * 1000) / 10;

/** A metric's three zones on a rule from zero. The table's cells say the thresholds. */
function VitalRule({ vital }: { vital: Vital }) {
  const good = share(vital.good, vital);
  const poor = share(vital.poor, vital);
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4.5 w-full" aria-hidden="true">
      <rect width={good} height="10" className="fill-data" />
      <rect x={good} width={poor - good} height="10" className="fill-data-soft" />
      <rect x={poor} width={100 - poor} height="10" className="fill-baseline" />
    </svg>
  );
}

/** The three thresholds that Google publishes, drawn and in words. */
export function Vitals() {
  return (
    <Section label="Speed" labelledBy="vitals">
      <SectionHead
        id="vitals"
        heading="Google’s three speed tests and their limits"
        lede="Google calls them the Core Web Vitals and uses them in ranking. Passing won’t put a page on top, and Google says so itself. Failing gives a tired reader a reason to leave."
      />
      <Exhibit
        letter="B"
        caption="Dark blue is good, light blue needs improvement, gray is poor. Each scale starts at zero. Google publishes these limits on web.dev."
      >
        <div className="overflow-x-auto">
          <StackedTable
            framed
            caption="Core Web Vitals and their limits"
            columns={[
              { header: 'Measure' },
              { header: 'Scale', className: 'md:w-1/4' },
              { header: 'Good up to' },
              { header: 'Poor above' },
              { header: 'What a client notices' },
            ]}
          >
            {vitals.map((vital) => (
              <StackedRow key={vital.short} heading={`${vital.name} (${vital.short})`}>
                <StackedCell>
                  <VitalRule vital={vital} />
                </StackedCell>
                <StackedCell label="Good up to" className="whitespace-nowrap">
                  {vital.good}
                  {vital.unit}
                </StackedCell>
                <StackedCell label="Poor above" className="whitespace-nowrap">
                  {vital.poor}
                  {vital.unit}
                </StackedCell>
                <StackedCell>{vital.felt}</StackedCell>
              </StackedRow>
            ))}
          </StackedTable>
        </div>
      </Exhibit>
    </Section>
  );
}

const phases: readonly Phase[] = [
  {
    phase: 'Week 1',
    weeks: [0, 1],
    title: 'The audit',
    description:
      'We read your site the way Google does and the way a client does. Before we change anything, we record today’s numbers, so there is something to compare with.',
    activities: [
      `All ${claims.audit.points} points: pass, fix or not applicable`,
      'Access to Search Console, analytics and hosting',
      'Speed on real visits, if Google has enough of them',
    ],
  },
  {
    phase: 'Weeks 2-4',
    weeks: [1, 4],
    title: 'We fix what costs you clients today',
    description:
      'We start with blocked pages, dead links, and forms whose messages never reach you. Each takes hours to fix, not weeks, and matters more than anything that comes later.',
    activities: ['Indexing errors cleared', 'Redirects in place', 'Every form and phone link tested on a phone'],
  },
  {
    phase: 'Months 2-3',
    weeks: [4, 13],
    title: 'Speed and structure',
    description:
      'The slower work: we fix each template once, and every page built on it improves. Your developer can work from our list, or we do it ourselves.',
    activities: [
      'Core Web Vitals brought within Google’s limits',
      'Menu, headings and internal links rebuilt',
      'Structured data for the firm and its attorneys',
    ],
  },
  {
    phase: 'Month 4+',
    weeks: [13, 26],
    title: 'Monthly checks',
    description:
      'A plugin update can undo a month of repairs overnight. We look again every month, and we check new pages from [content marketing](/services/content-marketing) before they go live.',
    activities: [
      'Points that failed, tested again',
      'New pages, new scripts, new third parties',
      'Every change noted in your monthly report',
    ],
  },
];

/** The phases of the work, and when each one happens. */
export function Timeline() {
  return (
    <Section label="Timeline" labelledBy="timeline">
      <SectionHead
        id="timeline"
        heading="How long the repairs take: most are done by month three"
        lede="Each bar shows where that phase falls in the first six months. After that we check the site every month."
      />
      <PhaseList phases={phases} />
    </Section>
  );
}

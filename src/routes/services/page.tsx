import { figuresNote } from '../../content/figures-note.ts';
import { type ServiceId, serviceIds, services } from '../../content/service-list.ts';
import { Copy, Notes, NotesProvider } from '../../copy/copy.tsx';
import { type CopyText, link } from '../../copy/copy-text.ts';
import { PageHead, StructuredData } from '../../head/head-tags.tsx';
import { serviceCatalog } from '../../head/structured-data.ts';
import { atLeast, dollars } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { audit, citations, consultation, plan } from '../../offer/plan.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { BookingButton, ClosingSection, SendSiteLine } from '../../sections/call-to-action.tsx';
import { FeeCalculator } from '../../sections/fee-calculator.tsx';
import { GuaranteeSheet } from '../../sections/guarantee-sheet.tsx';
import { PlanFacts } from '../../sections/plan-facts.tsx';
import { PricingSection } from '../../sections/pricing.tsx';
import { CellGrid, ServiceCell } from '../../sections/service-cards.tsx';
import { Actions } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede, HeroNote } from '../../ui/hero.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Process, Reporting, ResultsTimeline } from './process.tsx';

const notes = { figures: figuresNote };

export default function Services() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/services"
        updated="2026-11-24"
        pageType="CollectionPage"
        title={`SEO services for divorce lawyers: ${dollars(plan.monthly)} a month`}
        description={`Local SEO, technical SEO, content, and reviews for divorce lawyers: all four for ${dollars(plan.monthly)} a month. No setup fee, month to month, ${guarantee.days}-day guarantee.`}
      />
      <OverviewHero />
      <Reporting />
      <FourServices />
      <PricingSection
        tone="sunk"
        heading={`One plan at ${dollars(plan.monthly)} a month, with a ${guarantee.days}-day guarantee`}
        points={['All four services are in the fee.', 'You can cancel anytime.']}
        campaign="services"
      >
        <div className="grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-16">
          <GuaranteeSheet />
          <div>
            <h3>We both sign this sheet before day 1</h3>
            <p className="mt-2 max-w-text text-ink-2">
              It names one number, read from your own Google account. {guarantee.threshold}
            </p>
          </div>
        </div>
        <div className="mt-6 border-rule border-b lg:mt-10">
          <PlanFacts />
          <FeeCalculator heading="What would a client cost you?" fees={12 * plan.monthly} cases={1} />
        </div>
      </PricingSection>
      <Process />
      <ResultsTimeline />
      <Mistakes />
      <Notes />
      <ClosingSection
        heading="Book a free call and find out what to fix first"
        lede={`We run a ${consultation.auditItems}-item audit of your site before the call (${link('/#free-call', 'see one')}). It’s valued at ${dollars(consultation.auditValue)}, it’s free, and you keep it.`}
        campaign="services"
      />
    </NotesProvider>
  );
}

const OverviewHero = () => (
  <Hero bodyClass="max-lg:gap-0">
    <div>
      <Breadcrumbs name="Services" path="/services" />
      <HeroHeading>
        <Eyebrow>SEO services for divorce lawyers</Eyebrow>
        Four services in one plan, {dollars(plan.monthly)} a month
      </HeroHeading>
    </div>
    <div className="self-end">
      <HeroLede>
        We correct your Google profile and listings, fix your website, write the pages people search for, and ask your
        clients for reviews. You pay one monthly fee for all of it.
      </HeroLede>
      <Actions className="mt-8">
        <BookingButton campaign="services" />
      </Actions>
      <SendSiteLine />
      <HeroNote>
        No setup fee, month to month. Our guarantee: {guarantee.heading}. The call takes {consultation.minutes} minutes
        and comes with a free audit.
      </HeroNote>
    </div>
  </Hero>
);

/** The catalog in the structured data repeats the descriptions. */
const cards: Record<ServiceId, { description: string; features: readonly string[] }> = {
  'local-seo': {
    description: `We clean up your Google profile and your listings in ${atLeast(citations.directories)} directories, and write a page for each county where you take cases.`,
    features: ['Google, Bing, and Apple profiles', 'Directory listings corrected', 'County and courthouse pages'],
  },
  'technical-seo': {
    description: `Technical SEO: we check your website against ${audit.points} points and fix what fails. Google can read every page, and it opens fast on a phone.`,
    features: ['Indexing and redirects', 'Speed on a phone', 'Contact forms that go to your office and nowhere else'],
  },
  'content-marketing': {
    description:
      'Each page answers a question that people in your state ask before they call a lawyer. One of your attorneys approves every page.',
    features: [
      'Guides to your state’s law',
      'Pages on custody, property, support, and cost',
      'Written to your state bar’s advertising rules',
    ],
  },
  'reputation-management': {
    description:
      'We send the same review request to every client who has agreed to hear from us. We draft replies that never say who was a client.',
    features: [
      'A request after each case, to clients who agree',
      'Replies drafted for your approval',
      'Fake reviews reported',
    ],
  },
};

const catalog = () =>
  serviceCatalog(
    'SEO services for divorce lawyers',
    serviceIds.map((id) => ({
      name: services[id].footerName,
      path: services[id].path,
      description: cards[id].description,
    })),
  );

const FourServices = () => (
  <Section>
    <SectionHeading className="sr-only">What you get: four services</SectionHeading>
    <CellGrid>
      {serviceIds.map((id) => (
        <ServiceCell key={id} id={id} features={cards[id].features}>
          <Copy text={cards[id].description} />
        </ServiceCell>
      ))}
    </CellGrid>
    <p className="mt-6 max-w-text text-ink-2">
      Why you need all four: a father asks Google whether his wife can move away with the children. Content marketing
      puts the answer on your site. Technical SEO makes it open fast. Local SEO puts your office on the map he checks
      next. Before he calls, he reads the reviews.
    </p>
    <StructuredData node={catalog()} />
  </Section>
);

interface Mistake {
  mistake: string;
  cost: CopyText;
  instead: CopyText;
}

const mistakes: readonly Mistake[] = [
  {
    mistake: 'A contact form that asks for the whole story',
    cost: 'You owe duties to people who consult you, even if they never hire you (Model Rule 1.18). A long story in the form can keep you from representing the other spouse.',
    instead:
      'The form asks for a name, the other party’s name, and a safe way and time to reply. A line beside the button says why.',
  },
  {
    mistake: 'Watching one keyword',
    cost: '“Divorce lawyer” is one search out of many, and the slowest to move. Meanwhile, nobody notices that the calls come from the guide on who keeps the house.',
    instead: 'We count calls by the page they came from. The trophy keyword comes last in the report.',
  },
  {
    mistake: 'A page for every city in the state',
    cost: 'Thin pages that all read alike. Search engines ignore them, and they can drag your good pages down.',
    instead: `We write one page for each courthouse where you take cases, with something on it that only a local would know. ${link('/states', 'Our state pages')} follow the same rule.`,
  },
  {
    mistake: 'Buying links',
    cost: 'A few good months, then a drop that’s hard to trace and slow to fix.',
    instead:
      'We go after links your firm has earned: from the county bar, the law school clinic, the seminar you taught. There are fewer of them, but they last.',
  },
  {
    mistake: 'An agency that holds your accounts',
    cost: 'The domain, the Google profile, and Analytics are in its name. When you switch agencies, you start with no reviews and no history.',
    instead: 'Your domain, website, Google profile, and Analytics stay in your name. You only give us access.',
  },
  {
    mistake: 'Nobody answers at 7 p.m.',
    cost: 'Search sends you an evening caller, who gets voicemail and calls the next firm.',
    instead: `We show you what hours the calls come in. Answering them can be worth more than ${link('/services/content-marketing', 'another page')}.`,
  },
];

const Mistakes = () => (
  <Section
    label="Avoid"
    tone="sunk"
    heading="Six common SEO mistakes, some of them sold by agencies"
    lede="If you recognize your last contract here, bring it to the call."
  >
    <div className="grid items-start gap-x-16 md:grid-cols-2">
      {mistakes.map(({ mistake, cost, instead }) => (
        <Disclosure key={mistake} title={<h3 className="text-xl/tight">{mistake}</h3>}>
          <dl className="grid gap-3">
            <div>
              <dt className="font-semibold text-small">What it costs</dt>
              <dd className="text-ink-2">
                <Copy text={cost} />
              </dd>
            </div>
            <div>
              <dt className="font-semibold text-small">What we do instead</dt>
              <dd className="text-ink-2">
                <Copy text={instead} />
              </dd>
            </div>
          </dl>
        </Disclosure>
      ))}
    </div>
  </Section>
);

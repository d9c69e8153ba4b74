import { GainBars } from '../charts/gain-bars.tsx';
import { type ServiceId, serviceIds, services } from '../content/service-list.ts';
import { PageHead, StructuredData } from '../head/head-tags.tsx';
import { serviceCatalog } from '../head/structured-data.ts';
import { atLeast, dollars } from '../lib/format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { BookingButton, ClosingSection } from '../sections/call-to-action.tsx';
import { type Challenge, ChallengeTable } from '../sections/challenge-table.tsx';
import { FeeCalculator } from '../sections/fee-calculator.tsx';
import { FreeCallSection } from '../sections/free-call.tsx';
import { GuaranteeSheet } from '../sections/guarantee-sheet.tsx';
import { headlineStats } from '../sections/headline-stats.tsx';
import { PlanFacts } from '../sections/plan-facts.tsx';
import { PricingSection } from '../sections/pricing.tsx';
import { CellGrid, ServiceCell } from '../sections/service-cards.tsx';
import { claims } from '../site/claims.ts';
import { Copy } from '../ui/copy.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede, HeroNote } from '../ui/hero.tsx';
import { Actions, AnchorLink, buttonClass } from '../ui/link.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { StatStrip } from '../ui/stat.tsx';
import { Process, Reporting, ResultsTimeline } from './services/process.tsx';

const { plan, terms, consultation, trafficIncrease, moreQualityLeads, clientRetention, campaigns, servingSince } =
  claims;

export default function Services() {
  return (
    <>
      <PageHead
        path="/services"
        updated="2026-11-23"
        pageType="CollectionPage"
        title={`SEO services for divorce lawyers: ${dollars(plan.monthly)} a month`}
        description={`Local SEO, technical SEO, content and reviews for divorce lawyers: all four for ${dollars(plan.monthly)} a month. No setup fee, month to month, ${plan.guaranteeDays}-day guarantee.`}
      />
      <OverviewHero />
      <FourServices />
      <Reporting />
      <PricingSection
        heading={`One plan at ${dollars(plan.monthly)} a month, with a ${plan.guaranteeDays}-day guarantee`}
        lede={plan.progress}
        points={[
          'All four services are in the fee. Where the hours go each month depends on what your firm needs most.',
          `There is no long contract. You can cancel anytime with ${terms.noticeDays} days’ written notice.`,
        ]}
        campaign="services"
      >
        <FeeCalculator heading="What would a client cost you?" fees={12 * plan.monthly} cases={1} />
        <div className="mt-12 grid gap-10">
          <div className="max-w-136">
            <GuaranteeSheet />
          </div>
          <PlanFacts />
        </div>
      </PricingSection>
      <Process />
      <ResultsTimeline />
      <AverageResults />
      <Section
        label="Avoid"
        labelledBy="mistakes"
        heading="Six common SEO mistakes, some of them sold by agencies"
        lede="If you recognize your last contract here, bring it to the call."
      >
        <ChallengeTable
          caption="Common mistakes, what they cost and what we do instead"
          columns={['Mistake', 'What it costs', 'What we do instead']}
          rows={mistakes}
        />
      </Section>
      <FreeCallSection letter="B" button={<BookingButton campaign="services" />} />
      <ClosingSection
        heading="Book a free call and find out what to fix first"
        lede={`We’ll tell you where we’d start and what we’d leave alone. The audit is valued at ${dollars(consultation.auditValue)}. It’s free, and you keep it.`}
        campaign="services"
      />
    </>
  );
}

const OverviewHero = () => (
  <Hero bodyClass="max-lg:gap-0">
    <div>
      <Breadcrumbs name="Services" path="/services" />
      <HeroHeading>
        <Eyebrow>SEO services for divorce lawyers</Eyebrow>
        Four services in one plan, {dollars(claims.plan.monthly)} a month
      </HeroHeading>
    </div>
    <div className="self-end">
      <HeroLede>
        We correct your Google profile and listings, fix your website, write the pages people search for and ask your
        clients for reviews. You pay one monthly fee for all of it. We work only with divorce and family-law attorneys,
        so we already know which searches end in a consultation.
      </HeroLede>
      <Actions className="mt-8">
        <BookingButton campaign="services" />
        <AnchorLink className={buttonClass('secondary')} to="#process">
          See how it works
        </AnchorLink>
      </Actions>
      <HeroNote>
        The plan runs month to month, with no setup fee. Our guarantee: {claims.plan.guarantee}. The call takes{' '}
        {claims.consultation.minutes} minutes and comes with a free audit.
      </HeroNote>
    </div>
  </Hero>
);

/** The catalog in the structured data repeats the descriptions. */
const cards: Record<ServiceId, { description: string; features: readonly string[] }> = {
  'local-seo': {
    description: `We clean up your Google profile and your listings in ${atLeast(claims.citations.directories)} directories, and write a page for each county where you take cases. Your profile and listings count heavily on Google’s map, which is where we look for the first change.`,
    features: ['Google, Bing and Apple profiles', 'Directory listings corrected', 'County and courthouse pages'],
  },
  'technical-seo': {
    description: `Technical SEO: we check your website against ${claims.audit.points} points and fix what fails. Google can read every page, and clients don’t have to wait for one to load.`,
    features: ['Indexing and redirects', 'Speed on a phone', 'Contact forms that deliver to your office only'],
  },
  'content-marketing': {
    description:
      'Each page answers a question that people in your state ask before they call a lawyer. One of your attorneys approves every page.',
    features: [
      'Guides to your state’s law',
      'Pages on custody, property, support and cost',
      'Written to your state bar’s advertising rules',
    ],
  },
  'reputation-management': {
    description:
      'We send the same review request to every client who has agreed to hear from us. We draft replies that never say who was a client. If you leave us, the reviews stay with you.',
    features: [
      'A request after each case, to clients who agree',
      'Replies drafted for your approval',
      'Fake reviews reported',
    ],
  },
};

const catalogName = 'SEO services for divorce lawyers';

const catalog = () =>
  serviceCatalog(
    catalogName,
    serviceIds.map((id) => ({
      name: services[id].footerName,
      path: services[id].path,
      description: cards[id].description,
    })),
  );

const FourServices = () => (
  <Section labelledBy="services">
    <SectionHeading id="services" className="sr-only">
      What you get: four services
    </SectionHeading>
    <CellGrid>
      {serviceIds.map((id) => (
        <ServiceCell key={id} id={id} features={cards[id].features}>
          <Copy text={cards[id].description} />
        </ServiceCell>
      ))}
    </CellGrid>
    <p className="mt-8 max-w-text text-ink-2">
      One custody question shows why you need all four. A father asks Google whether his wife can move away with the
      children. Content marketing puts the answer on your site. Technical SEO gets that page into Google and makes it
      open fast on his phone. Local SEO puts your office on the map he checks next. Before he calls, he reads the
      reviews that reputation management brought in.
    </p>
    <StructuredData node={catalog()} />
  </Section>
);

const AverageResults = () => (
  <Section
    label="The record"
    labelledBy="record"
    heading={`Average results: ${trafficIncrease}% more traffic, ${moreQualityLeads}% more quality leads`}
    lede={`Our own count, across ${atLeast(campaigns)} campaigns since ${servingSince}. For your first year, plan around the ranges above.`}
  >
    <StatStrip
      stats={[
        { ...headlineStats.traffic, label: 'average increase in traffic' },
        { ...headlineStats.leads, drawing: <GainBars gain={moreQualityLeads} most={trafficIncrease} /> },
        {
          ...headlineStats.retention,
          label: `client retention: nine in ten firms stay, though any of them may leave with ${terms.noticeDays} days’ notice`,
          drawing: (
            <>
              <path className="fill-data" d={`M0 4h${clientRetention * 2}v36h-${clientRetention * 2}z`} />
              <path className="fill-baseline" d={`M${clientRetention * 2} 4H200v36H${clientRetention * 2}z`} />
            </>
          ),
        },
      ]}
    />
    <p className="note mt-3">Gray is the starting point, or the firms that left.</p>
  </Section>
);

const mistakes: readonly Challenge[] = [
  {
    challenge: 'A contact form that asks for the whole story',
    impact:
      'You owe duties to people who consult you, even if they never hire you (Model Rule 1.18). A long story in the form can keep you from representing the other spouse.',
    solution:
      'The form asks for a name, the other party’s name, and a safe way and time to reply. A line beside the button says why.',
  },
  {
    challenge: 'Watching one keyword',
    impact:
      '“Divorce lawyer” is one search out of many, and the slowest to move. Meanwhile, nobody notices that the calls come from the guide on who keeps the house.',
    solution: 'We count calls by the page they came from. The trophy keyword comes last in the report.',
  },
  {
    challenge: 'A page for every city in the state',
    impact: 'Thin pages that all read alike. Search engines ignore them, and they can drag your good pages down.',
    solution:
      'We write one page for each courthouse where you take cases, with something on it that only a local would know. [Our state pages](/states) follow the same rule.',
  },
  {
    challenge: 'Buying links',
    impact: 'A few good months, then a drop that’s hard to trace and slow to fix.',
    solution:
      'We go after links your firm has earned: from the county bar, the law school clinic, the seminar you taught. There are fewer of them, but they last.',
  },
  {
    challenge: 'Quitting in month three',
    impact:
      'You’ve paid for the repairs, and most of the gain is still ahead. The next agency starts over with an audit.',
    solution: `We tell you up front that the first months are modest, and show you by day ${claims.daysToResults} what has moved. [The case studies](/case-studies) say how long each campaign took.`,
  },
  {
    challenge: 'Nobody answers at 7 p.m.',
    impact: 'Search sends you an evening caller, who gets voicemail and calls the next firm.',
    solution:
      'We show you what hours the calls come in. Answering them is up to you, and it can be worth more than [another page](/services/content-marketing).',
  },
];

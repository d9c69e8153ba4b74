import { Suspense } from 'react';
import { figureAnswers } from '../content/figure-answers.ts';
import { type ServiceId, serviceIds } from '../content/service-list.ts';
import { PageHead } from '../head/head-tags.tsx';
import type { Faq } from '../lib/copy-text.ts';
import { atLeast, dollars, percentRange, range } from '../lib/format.ts';
import { BookingButton, ClosingSection } from '../sections/call-to-action.tsx';
import { credentialNotes } from '../sections/credentials.tsx';
import { FaqSection } from '../sections/faq.tsx';
import { FeeCalculator } from '../sections/fee-calculator.tsx';
import { FreeCallSection } from '../sections/free-call.tsx';
import { GainTable } from '../sections/gain-table.tsx';
import { GuaranteeSection } from '../sections/guarantee.tsx';
import { headlineStats } from '../sections/headline-stats.tsx';
import { PlanFacts } from '../sections/plan-facts.tsx';
import { PricingSection } from '../sections/pricing.tsx';
import { CellGrid, ServiceCell } from '../sections/service-cards.tsx';
import { type VersusRow, VersusTable } from '../sections/versus-table.tsx';
import { claims } from '../site/claims.ts';
import { Notes, NotesProvider, Paragraph } from '../ui/copy.tsx';
import { Section } from '../ui/section.tsx';
import { StatStrip } from '../ui/stat.tsx';
import { AiVisibility } from './home/ai-visibility.tsx';
import { HomeHero } from './home/hero.tsx';
import { Testimonials } from './home/testimonials.tsx';

const { plan, terms, timeline } = claims;
const averageFee = claims.landingPage.revenuePerCase;

/** `15–25% more local visibility in months 1–2` */
function planned(phase: keyof typeof timeline): string {
  const { gain, measure, months } = timeline[phase];
  return `${percentRange(gain)} more ${measure} in months ${range(months)}`;
}

const faqs: Faq[] = [
  {
    value: 'faq-1',
    question: 'How long before I see results?',
    answer: `Most of our clients see first results in about ${claims.daysToResults} days. They start small: ${planned('visibility')}. Later, we plan for ${planned('traffic')}. Crowded metros take longer; our [state pages](/states) name many of them. Ten or more new clients a month is where a campaign is headed, not where it starts.`,
  },
  {
    value: 'faq-2',
    question: 'I’ve been burned by an agency before. How are you different?',
    answer: `You can check us, and you can leave. We agree in writing on what counts as progress, you see the calls we count, and nothing goes live until you approve it. We take only divorce and family law; [our story](/about) says why. If you go after ${terms.noticeDays} days’ notice, the pages you’ve paid for go with you.`,
  },
  {
    value: 'faq-3',
    question: 'What does it cost?',
    answer: `The ${plan.name} is ${dollars(plan.monthly)} a month, with no setup fee. The fee covers everything listed under Pricing above.`,
  },
  {
    value: 'faq-4',
    question: 'Am I locked into a contract?',
    answer: `No. It’s month to month, and you can cancel anytime with ${terms.noticeDays} days’ written notice.`,
  },
  {
    value: 'faq-5',
    question: 'How will I know it’s working?',
    answer:
      'You get an email every week, a report every month and a dashboard that is live around the clock. We report calls and consultations first, rankings second.',
  },
  {
    value: 'faq-6',
    question: 'What happens on the free consultation?',
    answer:
      'We go through your audit, search your county together and tell you what we would do first. If you’d rather do it yourself, the audit tells you where to start. There is nothing to sign.',
  },
];

/**
 * Sections below the first screen hydrate one by one (Suspense), so that a tap on a slow phone need not wait for all.
 */
export default function Home() {
  return (
    <NotesProvider notes={credentialNotes}>
      <PageHead
        path="/"
        updated="2026-11-23"
        title={`SEO for Divorce Lawyers: ${atLeast(claims.newClientsAMonth)} New Clients a Month`}
        description={`SEO only for divorce lawyers: ${atLeast(claims.newClientsAMonth)} new clients a month from Google and ChatGPT. ${dollars(plan.monthly)} a month, no setup fee, a ${plan.guaranteeDays}-day guarantee and a free audit.`}
      />
      <HomeHero />
      <RecordStrip />
      <Suspense>
        <Services />
        <AiVisibility />
      </Suspense>
      <Suspense>
        <FreeCallSection letter="C" button={<BookingButton campaign="page-home" />} />
      </Suspense>
      <Suspense>
        <Testimonials />
      </Suspense>
      <Suspense>
        <PricingSection
          tone="sunk"
          heading={`One plan at ${dollars(plan.monthly)} a month, month to month`}
          lede={`One new ${dollars(averageFee)} case pays for two months and leaves you ${dollars(averageFee - 2 * plan.monthly)} before your own costs.`}
          points={[
            'All four services',
            'Weekly email updates and a monthly report',
            'A dashboard that is live 24 hours a day',
            'What we need from you: one long conversation at the start, then an hour or two a month to read drafts',
            'We do the rest, and nothing goes out under your name until you approve it',
          ]}
          campaign="page-home"
        >
          <FeeCalculator heading="What would a client cost you?" fees={12 * plan.monthly} cases={1} />
        </PricingSection>
        <GuaranteeSection campaign="page-home">
          <PlanFacts />
        </GuaranteeSection>
      </Suspense>
      <Suspense>
        <WhySearch />
        <FaqSection
          heading="What divorce lawyers ask us first"
          lede="For anything else, [write to us](/contact)."
          items={faqs}
        />
      </Suspense>
      <Suspense>
        <Notes />
        <HomeClosing />
      </Suspense>
    </NotesProvider>
  );
}

const doubts = [
  {
    question: `${claims.trafficIncrease}%, when you plan for ${range(timeline.traffic.gain)}%?`,
    answer: figureAnswers.traffic,
  },
  {
    question: `${claims.clientSatisfaction}% satisfied, but ${claims.clientRetention}% stay?`,
    answer: figureAnswers.satisfaction,
  },
  { question: `${atLeast(claims.campaigns)} campaigns, with five people?`, answer: figureAnswers.campaigns },
  { question: 'A return after how long?', answer: figureAnswers.roi },
];

const RecordStrip = () => (
  <Section
    label="Results"
    labelledBy="record"
    heading={`${claims.trafficIncrease}% more traffic on average, across ${atLeast(claims.campaigns)} campaigns`}
    lede="The count is our own. For your first year, plan around the ranges below."
  >
    <StatStrip stats={[headlineStats.traffic, headlineStats.leads, headlineStats.days, headlineStats.campaigns]} />
    <StatStrip
      stats={[headlineStats.retention, headlineStats.firstPage, headlineStats.satisfaction, headlineStats.roi]}
      continues
    />
    <h3 className="mt-10">Four fair questions about these figures</h3>
    <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {doubts.map(({ question, answer }) => (
        <div key={question} className="text-small">
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1 text-ink-2">{answer}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

const summaries: Record<ServiceId, string> = {
  'local-seo':
    'Show up on the map when someone nearby searches for a divorce lawyer. We correct your Google profile and your listings, and keep them correct.',
  'technical-seo':
    'We make your site easy for Google to read and for a worried client to use on a phone. We fix the biggest problems first.',
  'content-marketing':
    'We write plain answers to what people type at midnight about custody, property, support and cost. One of your attorneys approves every page.',
  'reputation-management':
    'Clients read your reviews before they read your bio. We ask for reviews, and we draft replies that never say who was a client.',
};

const Services = () => (
  <Section
    label="The work"
    labelledBy="services"
    heading="Four services for one monthly fee"
    lede="We won’t put “community property” on a Florida page, text someone whose spouse shares the phone plan, or thank a reviewer for being a client. Every client gets all four services, because each one needs the others."
  >
    <CellGrid>
      {serviceIds.map((id) => (
        <ServiceCell key={id} id={id}>
          {summaries[id]}
        </ServiceCell>
      ))}
    </CellGrid>
  </Section>
);

const comparison: VersusRow[] = [
  {
    question: 'The day you stop paying',
    ads: 'Traffic stops',
    search: 'Your pages stay up and lose ground slowly',
  },
  { question: 'First results', ads: 'Same day', search: `About ${claims.daysToResults} days for most clients` },
  { question: 'Cost per click', ads: 'You pay for every one', search: 'Nothing per click. You pay the monthly fee' },
  { question: 'In AI answers', ads: 'An ad, if shown at all', search: 'Can be cited as the source' },
  { question: 'What you own afterward', ads: 'A billing history', search: 'Your pages, reviews and listings' },
];

const phases = [
  'We repair the site, correct the listings and publish the first pages.',
  'People with questions find the first pages. Few of them call yet.',
  'Some of those readers call. Your intake hears which page they read.',
  'We go after the harder searches, and early readers are ready to hire.',
];

const WhySearch = () => (
  <Section
    label="The long run"
    labelledBy="why"
    heading="Why SEO matters once the ads stop"
    lede="An ad brings calls the day you buy it and none the day you stop. Pages take months to earn their place, and when you stop, they fade slowly."
  >
    <h3 className="mb-6">How long it takes: the biggest gains come in months {range(timeline.traffic.months)}</h3>
    <GainTable header="What happens then" texts={phases} />
    <div className="mt-12 lg:mt-20">
      <VersusTable caption="SEO and paid ads, side by side" rows={comparison} />
      <Paragraph
        className="text-small mt-5 text-ink-2"
        text="Ads win on some points. Our [Divorce Lawyer SEO Company](/divorce-lawyer-seo) page compares six more."
      />
    </div>
  </Section>
);

const HomeClosing = () => (
  <ClosingSection
    heading="Book your free consultation"
    lede="Someone in your county is searching for a divorce lawyer tonight. We’ll show you which firms that person finds, and what it would take to be one of them. Hire us or not, you keep the audit."
    campaign="page-home"
  />
);

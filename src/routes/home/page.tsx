import { type ReactNode, Suspense } from 'react';
import { promises } from '../../content/promises.ts';
import { type ServiceId, serviceIds } from '../../content/service-list.ts';
import { NoteRef, Notes, NotesProvider, Paragraph } from '../../copy/copy.tsx';
import { type Faq, link } from '../../copy/copy-text.ts';
import { PageHead } from '../../head/head-tags.tsx';
import { atLeast, dollars, inWords, percentRange, range } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { averageCase, newCases } from '../../offer/landing-fees.ts';
import { plan, terms } from '../../offer/plan.ts';
import { headlineNote, results, timeline } from '../../offer/results.ts';
import { BookingLink, ClosingSection } from '../../sections/call-to-action.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { FeeCalculator } from '../../sections/fee-calculator.tsx';
import { headlineStats } from '../../sections/headline-stats.tsx';
import { LitWindow } from '../../sections/lit-window.tsx';
import { PricingSection } from '../../sections/pricing.tsx';
import { ReportExcerpt } from '../../sections/report-excerpt.tsx';
import { CellGrid, ServiceCell } from '../../sections/service-cell.tsx';
import { stateIds } from '../../states/load.ts';
import { Actions } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { NumberGrid } from '../../ui/stat.tsx';
import { AiVisibility } from './ai-visibility.tsx';
import { CheckedDraft } from './checked-draft.tsx';
import { EngagementLetters } from './engagement-letters.tsx';
import { FreeCall } from './free-call.tsx';
import { Guarantee } from './guarantee.tsx';
import { HomeHero } from './hero.tsx';
import { Testimonials } from './testimonials.tsx';

/** `15–25% more local visibility in months 1–2` */
function planned(phase: keyof typeof timeline): string {
  const { gain, measure, months } = timeline[phase];
  return `${percentRange(gain)} more ${measure} in months ${range(months)}`;
}

const faqs: Faq[] = [
  {
    value: 'faq-1',
    question: 'I’ve been burned by an agency before. How are you different?',
    answer: `You own every account and can leave on ${terms.noticeDays} days’ notice. We work only for family-law firms: ${link('/about', 'our story')} says why. ${link('/#letters', 'Put our engagement letter beside your last one')}.`,
  },
  {
    value: 'faq-2',
    question: 'How long before I see results?',
    answer: `Most of our clients see results, such as more calls from the map, in about ${results.daysToResults} days. We plan for ${planned('visibility')} and ${planned('traffic')}. Our ${link('/states', `pages on ${stateIds.length} states`)} show what people search for there.`,
  },
  {
    value: 'faq-3',
    question: 'What does it cost?',
    answer: `The ${plan.name} is ${dollars(plan.monthly)} a month for all four services. No setup fees. From you, it takes one long conversation at the start, then an hour or two of your time a month to read drafts.`,
  },
  {
    value: 'faq-4',
    question: 'Am I locked into a contract?',
    answer: `No. It’s month to month, and you can cancel anytime with ${terms.noticeDays} days’ written notice.`,
  },
  {
    value: 'faq-5',
    question: 'How will I know it’s working?',
    answer: `You get an email every week, a report every month, and a dashboard that is live 24/7. ${promises.reportOrder}.`,
  },
  {
    value: 'faq-6',
    question: 'What happens on the free call?',
    answer:
      'We go through your audit, search your county together, and tell you what we would do first. If you’d rather do it yourself, the audit tells you where to start. There is nothing to sign.',
  },
];

/** Suspense splits hydration, so that a tap on a slow phone doesn’t wait for the whole page. */
export default function Home() {
  return (
    <NotesProvider notes={{ figures: headlineNote }}>
      <PageHead
        path="/"
        updated="2026-11-26"
        title={`SEO for Divorce Lawyers: ${atLeast(results.newClientsAMonth)} New Clients a Month`}
        description={`SEO only for divorce lawyers: ${atLeast(results.newClientsAMonth)} new clients a month from Google and ChatGPT. ${dollars(plan.monthly)} a month, no setup fees, a ${guarantee.days}-day guarantee, and a free audit.`}
      />
      <HomeHero />
      <EngagementLetters />
      <CheckedDraft />
      <Report />
      <Suspense>
        <FreeCall />
        <Services />
        <AiVisibility />
        <Testimonials />
      </Suspense>
      <Suspense>
        {/* The lede says “more than … months.” Rewrite it if plan.monthly is above revenuePerCase or divides it evenly. */}
        <PricingSection
          heading={`One plan at ${dollars(plan.monthly)} a month, month to month`}
          lede={`One new ${dollars(averageCase)} case pays for more than ${inWords(Math.floor(averageCase / plan.monthly))} months of all four services.`}
          campaign="page-home"
          sheet={
            <div>
              <h3 className="mb-3">What would each new client cost you?</h3>
              <FeeCalculator
                fees={12 * plan.monthly}
                cases={newCases}
                caption={`We start it at ${inWords(newCases)} a month, because a first year begins slowly. ${atLeast(results.newClientsAMonth)} comes later.`}
              />
              <Actions className="mt-4">
                <BookingLink campaign="page-home">Go over these numbers on a free call</BookingLink>
              </Actions>
            </div>
          }
        />
        <Results />
      </Suspense>
      <Suspense>
        <WhySearch />
        <FaqSection heading="What divorce lawyers ask us first" items={faqs} />
        <Guarantee />
        <Notes />
        <LitWindow className="block h-55 w-full lg:h-80 print:hidden" />
        <HomeClosing />
      </Suspense>
    </NotesProvider>
  );
}

const Report = () => (
  <Section act label="Reporting" bodyClass="split-5 gap-y-8">
    <div className="lg:sticky lg:top-24">
      <SectionHeading className="mb-5">You read what worked and what didn’t</SectionHeading>
      <Paragraph
        className="lede"
        text={`${promises.reportOrder}. See ${link('/services#report', 'the whole report')}.`}
      />
    </div>
    <Exhibit letter="C">
      <ReportExcerpt />
    </Exhibit>
  </Section>
);

const Figure = ({ children }: { children: ReactNode }) => (
  <b className="whitespace-nowrap font-semibold text-ink">{children}</b>
);

const Results = () => (
  <Section label="Results" heading={`What our clients have gained since ${results.servingSince}`}>
    <NumberGrid
      stats={[
        headlineStats.traffic('average traffic increase'),
        headlineStats.leads('more quality leads'),
        headlineStats.firstPage('first-page results'),
        headlineStats.roi('average ROI'),
      ]}
    />
    <p className="mt-5 text-ink-2 text-small lg:text-note">
      <Figure>{results.clientSatisfaction}%</Figure> client satisfaction. <Figure>{results.daysToResults} days</Figure>{' '}
      to results for most clients.
      <NoteRef id="figures" />
    </p>
  </Section>
);

const summaries: Record<ServiceId, string> = {
  'local-seo': 'Show up on the map near your office.',
  'technical-seo': 'A site that a worried client can use.',
  'content-marketing': 'Answers to what people ask at midnight.',
  'reputation-management': 'Reviews, and replies that name no client.',
};

const Services = () => (
  <Section
    label="The work"
    heading="Four services for one monthly fee"
    lede="We work only for family-law firms, so we know not to text someone whose spouse shares the phone plan."
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

const WhySearch = () => (
  <Section label="The long run" heading="Why SEO matters once the ads stop">
    <Paragraph
      className="lede"
      text={`Stop paying for ads, and the traffic stops. Pages you’ve paid for stay up, and nobody bills you for a click. ${link('/resources/search-or-paid-ads', 'Ads win the first seven months')}; ${link('/divorce-lawyer-seo', 'a longer comparison')} has the rest.`}
    />
  </Section>
);

const HomeClosing = () => (
  <ClosingSection
    heading="Book your free consultation"
    lede="Someone in your county is searching tonight. We’ll show you which firms they find, and how to be one of them."
    campaign="page-home"
  />
);

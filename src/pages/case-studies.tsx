import { type CaseStudy, caseStudies, resultsOf } from '../content/client-cases.ts';
import { PageHead } from '../head/head-tags.tsx';
import type { CopyText } from '../lib/copy-text.ts';
import { dollars, grouped, listed, uncapitalized } from '../lib/format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { BookingButton, ClosingSection } from '../sections/call-to-action.tsx';
import { headlineStats } from '../sections/headline-stats.tsx';
import { claims } from '../site/claims.ts';
import { Copy, Notes, NotesProvider } from '../ui/copy.tsx';
import { Exhibit } from '../ui/exhibit.tsx';
import { Hero, HeroHeading, HeroLede, HeroNote } from '../ui/hero.tsx';
import { Actions, AnchorLink } from '../ui/link.tsx';
import { SampleLabel, Section } from '../ui/section.tsx';
import { StatStrip } from '../ui/stat.tsx';
import { Table } from '../ui/table.tsx';
import { CaseDigest } from './case-studies/case-digest.tsx';

const notes: Record<string, CopyText> = {
  rules:
    'The rules on lawyer advertising apply when you publish results of your own. Some states require a disclaimer. New York’s reads: “Prior results do not guarantee a similar outcome” (Rule 7.1(e)(3)).',
};

const results = caseStudies.map(resultsOf);
/** `9 to 18 months` */
const months = `${results[0]?.time} to ${results.at(-1)?.time} months`;
/** `24 to 38, 28 to 48 and 50 to 92` */
const requests = listed(results.map(({ first, last }) => `${first.requests} to ${last.requests}`));

export default function CaseStudies() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/case-studies"
        updated="2026-11-23"
        pageType="CollectionPage"
        title="Case Studies: SEO Results for Divorce Law Firms"
        description="Three example SEO campaigns for family-law firms, month by month: where each started, what we did, visits and requests gained, and what we didn’t win."
      />
      <Hero>
        <div>
          <Breadcrumbs name="Case Studies" path="/case-studies" />
          <HeroHeading>Three example campaigns for family-law firms: what worked and what didn’t</HeroHeading>
          {caseStudies.some(({ sample }) => sample) && (
            <SampleLabel className="mt-6">Examples, not real clients</SampleLabel>
          )}
          <HeroLede>
            One firm’s listings gave its old address. Another’s pages took nine seconds to open. The third had plenty of
            visitors, but most had cases it doesn’t take. In these examples, requests go from {requests} a month in{' '}
            {months}. Each shows the problem, the work and the searches not won.
          </HeroLede>
          <Actions className="mt-8">
            <BookingButton campaign="case-studies" />
          </Actions>
          <HeroNote>
            The free call is with {uncapitalized(claims.consultation.host)} You keep the audit of your site.
          </HeroNote>
        </div>
        <SideBySide />
      </Hero>
      <HeadlineStats />
      {caseStudies.map((study, index) => (
        <CaseDigest key={study.id} study={study} number={index + 1} />
      ))}
      <HowToRead />
      <Notes />
      <ClosingSection
        heading="Book a free consultation about your own site"
        lede={`We look at your site and your county before the call. In ${claims.consultation.minutes} minutes, we tell you what we would fix first and which searches will be slow. You keep the audit, whether or not you hire us. The plan is ${dollars(claims.plan.monthly)} a month, month to month, with a ${claims.plan.guaranteeDays}-day guarantee.`}
        campaign="case-studies"
      />
    </NotesProvider>
  );
}

const { firms, traffic, leads, roi } = headlineStats;

const HeadlineStats = () => (
  <Section
    label="The record"
    labelledBy="record"
    heading={`${claims.trafficIncrease}% more traffic on average, across all our campaigns`}
    lede={`The count is our own, and the three examples on this page aren’t in it. We measure return over ${claims.averageRoiMonths} months. For your first year, see [the ranges we plan for](/services); these examples gain leads more slowly.`}
  >
    <StatStrip stats={[firms, traffic, leads, roi]} />
  </Section>
);

const questions = [
  {
    question: 'Percent of what?',
    text: 'Ten visits that become forty are a gain of 300%. Ask for the starting number. We record yours in the audit, before any work is done.',
  },
  {
    question: 'Over which months?',
    text: 'The same month a year earlier is the best test: family-law searches rise and fall with the calendar, whoever does your SEO. Two of the cases above don’t last whole years, so discount them for the season.',
  },
  {
    question: 'What counts as a lead?',
    text: 'We count calls and forms from people with a family matter in your counties. In the cases above, only a request for a consultation counts. Somebody who only reads counts as traffic and nothing more.',
  },
  {
    question: 'Which searches?',
    text: 'Agree on the list before the work starts, so that nobody can change it afterward. We put twenty searches in writing, including the ones that look hard.',
  },
  {
    question: 'What didn’t work?',
    text: 'Every campaign misses some targets. Ask any agency to show you its own, us included.',
  },
  {
    question: 'Can we publish our own case results?',
    text: 'Check your bar’s rule first.[^rules] Don’t copy our wording: these are examples.',
  },
];

const HowToRead = () => (
  <Section
    label="Cross-exam"
    tone="sunk"
    labelledBy="read"
    heading="Six questions about case studies, ours and yours"
    lede="Put these six questions to any agency, and to every report we send you. The [services page](/services) says what we report, and when."
  >
    <dl className="grid gap-x-10 rule-top md:grid-cols-2 lg:grid-cols-3">
      {questions.map(({ question, text }) => (
        <div key={question} className="border-rule border-b py-6">
          <dt className="font-serif font-sub text-h3">{question}</dt>
          <dd className="mt-2 text-ink-2 text-detail">
            <Copy text={text} />
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);

const gap = 'pl-2 min-[22.5rem]:pl-4';
const cell = 'tabular-nums whitespace-nowrap font-serif font-sub text-small sm:text-[1.1875rem]';
/** Leads are the last column on a phone, and again where the hero has two columns. */
const lastOnPhones = 'pr-3 md:pr-5';
const notOnPhones = 'max-md:hidden lg:max-xl:hidden';

const gainsOf = (study: CaseStudy) => {
  const { first, last, traffic, leads } = resultsOf(study);
  return {
    traffic: { gain: traffic, from: first.visits, to: last.visits },
    leads: { gain: leads, from: first.requests, to: last.requests },
  };
};

const Gain = ({ gain, from, to }: { gain: number; from: number; to: number }) => (
  <>
    +{gain}%
    <span className="mt-1 block font-normal font-sans text-ink-2 text-note max-md:max-w-16 max-md:whitespace-normal lg:max-xl:max-w-16 lg:max-xl:whitespace-normal">
      <span className="whitespace-nowrap">{grouped(from)} to</span> {grouped(to)}
    </span>
  </>
);

const SideBySide = () => (
  <Exhibit
    letter="A"
    caption="Example figures. A lead is a request for a consultation. Each gain compares the last month with the month before the work."
  >
    <div className="overflow-x-auto">
      <Table
        caption="Months and results of each campaign"
        framed
        className="leading-snug"
        headClass="border-ink border-b-2 text-ink-3 text-note *:pt-9 *:pb-3"
        rowClass="*:py-4 md:*:py-6"
        rows={caseStudies}
        columns={[
          {
            header: 'Campaign',
            className: 'pl-4 md:pl-8',
            cellClass: 'relative font-normal',
            cell: ({ id, location, practice, rankings }) => (
              <>
                <AnchorLink to={`#${id}`} className="text-link after:absolute after:inset-0 max-[22.5rem]:text-small">
                  {location.split(',')[0]}
                </AnchorLink>
                <span className="mt-1 block text-ink-2 text-note">{practice}</span>
                <span data-nosnippet className="mt-1 block text-ink-2 text-note md:max-lg:hidden xl:hidden">
                  {rankings.firstPage} of {rankings.of} searches on page one
                </span>
              </>
            ),
          },
          { header: 'Months', className: gap, cellClass: cell, cell: (study) => resultsOf(study).time },
          {
            header: 'Traffic',
            className: gap,
            cellClass: cell,
            cell: (study) => <Gain {...gainsOf(study).traffic} />,
          },
          {
            header: 'Leads',
            className: `${gap} ${lastOnPhones}`,
            cellClass: cell,
            cell: (study) => <Gain {...gainsOf(study).leads} />,
          },
          {
            header: 'Page one',
            className: `${gap} ${notOnPhones}`,
            cellClass: cell,
            cell: ({ rankings }) => `${rankings.firstPage} of ${rankings.of}`,
          },
        ]}
      />
    </div>
  </Exhibit>
);

import { atLeast, range } from '../../lib/format.ts';
import { GainTable } from '../../sections/gain-table.tsx';
import { type Phase, PhaseList } from '../../sections/phase-list.tsx';
import { claims } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section.tsx';
import { DetailedStatStrip } from '../../ui/stat.tsx';
import { MonthlyReport } from './monthly-report.tsx';

const { timeline, plan, audit, citations, daysToResults } = claims;

const steps: readonly Phase[] = [
  {
    phase: 1,
    title: 'We audit how your firm shows up in search',
    description: `We check your site against ${claims.audit.points} points. Then we go through your Google profile, your reviews and the firms that outrank you in each county, and tell you what we found.`,
    activities: [
      'Website audit',
      'Search results in your counties',
      'Your intake log, without names: what kinds of cases come in, and how people found you',
    ],
  },
  {
    phase: 2,
    title: 'You choose the counties and the cases',
    description:
      'You tell us where you want to be found, which cases you want more of, and which you’d rather refer out. The work plan is one page, and you can cross out anything on it.',
    activities: [
      'Counties, in the order you want them',
      'Searches you should show up for',
      'Topics for the first pages',
    ],
  },
  {
    phase: 3,
    title: 'We do the work',
    description: `Repairs and directory listings come first. Then you get ${range(claims.plan.contentPages)} pages a month and steady review requests. Nothing goes out under your name until you approve it.`,
    activities: ['Repairs, the most serious first', 'Drafts for your approval', 'Review requests'],
  },
  {
    phase: 4,
    title: 'You get the numbers, and we adjust the plan',
    description:
      'We look at calls and consultations first and rankings second. The next month, we put more hours into what works and drop what doesn’t. The report says which is which.',
    activities: ['Monthly report', 'Plan for next month', 'A phone call when the numbers need one'],
  },
];

export const Process = () => (
  <Section
    label="Process"
    tone="card"
    id="process"
    labelledBy="process-h"
    heading="How it works: four steps, from audit to monthly report"
    lede="We need you for one long conversation in step 2, then an hour or two a month to read drafts. [Our team](/about) does the rest."
  >
    <PhaseList phases={steps} />
  </Section>
);

/** What happens in each phase of the first year. */
const phases = [
  `The same name, address and phone number go to ${atLeast(citations.directories)} directories. We fix the worst of the ${audit.points} audit points and make your Google profile name the cases you take.`,
  `Your first pages get found: county pages that name the courthouse, and pages on cost and custody with your name on them. Day ${plan.guaranteeDays} falls here, and we compare your numbers with day 1.`,
  'Readers become callers. From here on, how your office answers counts as much as our pages do.',
  'Older pages lift the new ones. We rewrite guides when the law changes, add the next county and go after the broad searches. Ads bring calls sooner: [our comparison](/divorce-lawyer-seo) shows where SEO wins and where ads do.',
];

/** How long it takes: the gain of each phase, and what brings it. */
export const ResultsTimeline = () => (
  <Section
    label="Timeline"
    labelledBy="timeline"
    heading={`First results in about ${daysToResults} days, biggest gains in months ${range(timeline.traffic.months)}`}
    lede={`Most clients see a first, small result about ${daysToResults} days after work starts. If many firms compete in your county, count on the low end of each range.`}
  >
    <GainTable header="What happens then" texts={phases} />
    <p className="note mt-4">Planning ranges. Solid is the low end, tinted the high end, all to one scale.</p>
  </Section>
);

/** A year as a rule of 200 by 44, with a mark for each report. */
function Year({ reports }: { reports: number }) {
  const mark = (_: unknown, index: number) => `M${Math.round((index / reports) * 1980) / 10} 4h2v36h-2z`;
  return <path className="fill-data" d={Array.from({ length: reports }, mark).join('')} />;
}

const reports = [
  {
    value: 'Monthly',
    label: 'reports',
    detail: 'The page above, with a phone call when the numbers need one.',
    drawing: <Year reports={12} />,
  },
  {
    value: 'Weekly',
    label: 'email updates',
    detail:
      'A few lines: what we published, what we fixed, what needs your approval. You can read it between hearings.',
    drawing: <Year reports={52} />,
  },
  {
    value: '24/7',
    label: 'dashboard',
    detail: 'The numbers of the report, live. Bad weeks show up as plainly as good ones.',
    drawing: <rect className="fill-data" y="4" width="200" height="36" />,
  },
];

export function Reporting() {
  return (
    <Section
      label="Reporting"
      tone="sunk"
      labelledBy="reporting"
      heading="Each month you get this page, with what didn’t work"
      lede="It opens with consultations and what each one cost you. Check it against your own intake log."
      sample="Example"
    >
      <Exhibit letter="A" caption="Illustration. The layout is the one you get." className="mb-12">
        <MonthlyReport />
      </Exhibit>
      <DetailedStatStrip stats={reports} />
      <p className="note mt-3">One year: 12 reports, 52 emails, and a dashboard that is always on.</p>
    </Section>
  );
}

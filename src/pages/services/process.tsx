import { TimelineChart } from '../../charts/timeline-chart.tsx';
import { atLeast, percentRange, range } from '../../lib/format.ts';
import { type Phase, PhaseList } from '../../sections/phase-list.tsx';
import { claims } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section.tsx';
import { DetailedStatStrip } from '../../ui/stat.tsx';

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

const [first, second, third, last] = timeline;
const months = (phase: (typeof timeline)[number]) => `Months ${range(phase.months)}`;
const more = ({ gain, measure }: (typeof timeline)[number]) => `${percentRange(gain)} more ${measure}`;

const phases: readonly Phase[] = [
  {
    phase: months(first),
    title: 'We clean up your listings',
    description: `Expect ${more(first)}. Nearly all of it comes from corrections, because new pages take longer to show up.`,
    activities: [
      `The same name, address and phone sent to ${atLeast(citations.directories)} directories; the slowest take until month 3`,
      `The worst of the ${audit.points} audit points fixed`,
      'A Google profile that names the cases you take',
    ],
  },
  {
    phase: months(second),
    title: 'Your first pages get found',
    description: `Expect ${more(second)}. Day ${plan.guaranteeDays} falls here: for the ${plan.guaranteeDays}-day satisfaction guarantee, we compare your numbers with where you started.`,
    activities: [
      'County pages that name the courthouse',
      'Pages on cost and custody, with your name on them',
      'New reviews as cases close',
    ],
  },
  {
    phase: months(third),
    title: 'Readers become callers',
    description: `Expect ${more(third)}. From here on, how your office handles a call matters as much as our pages do.`,
    activities: [
      'Callers who have already read your pages',
      'Calls counted by the page they came from',
      'More pages on the cases you want',
    ],
  },
  {
    phase: months(last),
    title: 'Older pages lift the new ones',
    description: `By month 12, expect ${more(last)} than when you started. Ads bring calls sooner. [Our comparison](/divorce-lawyer-seo) shows where SEO wins and where ads do.`,
    activities: [
      'Guides rewritten when the law changes',
      'The next county where you take cases',
      'The broad searches, which take longest',
    ],
  },
];

/** The first year: the chart, and below it what each phase is like. */
export const ResultsTimeline = () => (
  <Section
    label="Timeline"
    labelledBy="timeline"
    heading={`How long until you see results? About ${daysToResults} days`}
    lede={`Most clients see a first, small result about ${daysToResults} days after work starts. The chart shows the ranges we use to plan a first year. If many firms compete in your county, count on the low end.`}
  >
    <Exhibit
      letter="A"
      caption="These are planning ranges, not promises. The solid bar is the low end, the tinted bar the high end. The bars don’t all measure the same thing; each label says what its bar counts."
    >
      <TimelineChart />
    </Exhibit>
    <div className="mt-12">
      <PhaseList phases={phases} />
    </div>
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
    detail:
      'Each report opens with calls, forms and consultations, and where they came from. Rankings by county follow, then what we did, what it changed and what we’ll do next.',
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
    detail: 'The same numbers, live, whenever you want to look. Bad weeks show up as plainly as good ones.',
    drawing: <rect className="fill-data" y="4" width="200" height="36" />,
  },
];

export function Reporting() {
  return (
    <Section
      label="Reporting"
      tone="sunk"
      labelledBy="reporting"
      heading="You get monthly reports, weekly emails and a 24/7 dashboard"
      lede="All three use the same numbers, so you never have to reconcile one with another. You hear from us before you have to ask."
    >
      <DetailedStatStrip stats={reports} />
      <p className="note mt-3">One year: 12 reports, 52 emails and a live dashboard.</p>
    </Section>
  );
}

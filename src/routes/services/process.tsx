import { atLeast, percentRange, range } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { audit, citations, plan } from '../../offer/plan.ts';
import { results, timeline } from '../../offer/results.ts';
import { BookingButton } from '../../sections/call-to-action.tsx';
import { Actions } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { RuledList } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';
import { MonthlyReport } from './monthly-report.tsx';

const { daysToResults } = results;

const steps = [
  {
    title: 'We audit how your firm shows up in search',
    description: `We check your site against ${audit.points} points, then your Google profile, your reviews, and the firms that outrank you in each county.`,
    activities: ['Website audit', 'Search results in your counties', 'Your intake log, without names'],
  },
  {
    title: 'You choose the counties and the cases',
    description: 'The work plan is one page, and you can cross out anything on it.',
    activities: ['Counties, in the order you want them', 'Cases you want more of', 'Topics for the first pages'],
  },
  {
    title: 'We do the work, and you approve it',
    description: `Repairs and listings come first. Then you get ${range(plan.contentPages)} pages a month and steady review requests.`,
    activities: ['Repairs, the most serious first', 'Drafts for your approval', 'Review requests'],
  },
  {
    title: 'You get the numbers, and we adjust the plan',
    description:
      'Calls and consultations first, rankings second. We put more hours into what works and drop what doesn’t.',
    activities: ['Monthly report', 'Plan for next month', 'A phone call when something needs explaining'],
  },
];

export const Process = () => (
  <Section
    label="Process"
    tone="card"
    id="process"
    heading="How it works, in four steps from audit to monthly report"
    lede="We need you for one long conversation in step 2, then an hour or two a month to read drafts."
  >
    <ol className="rule-top grid gap-x-16 lg:grid-cols-2">
      {steps.map(({ title, description, activities }, index) => (
        <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-rule border-b py-4">
          <span className="font-serif text-action text-xl/tight tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl/tight">{title}</h3>
            <p className="mt-1 text-ink-2 text-small/snug">{description}</p>
            <p className="mt-2 text-small/snug">{activities.join(' · ')}</p>
          </div>
        </li>
      ))}
    </ol>
    <Actions className="mt-6">
      <BookingButton campaign="services" />
    </Actions>
  </Section>
);

const { visibility, earlyTraffic, leads, traffic } = timeline;

/** The first year: when, how much, why, and what we improve in these months. */
const phases = [
  {
    ...visibility,
    description: 'Google starts to show you to people near your office.',
    improvements: [
      `The same address in ${atLeast(citations.directories)} directories`,
      `The worst of the ${audit.points} audit points fixed`,
      'A profile that names the cases you take',
    ],
  },
  {
    ...earlyTraffic,
    description: `Your first pages get found. On day ${guarantee.days}, we compare with day 1.`,
    improvements: ['County pages that name the courthouse', 'Pages on cost and custody', 'A faster site on phones'],
  },
  {
    ...leads,
    description: 'People who read your pages start to call.',
    improvements: [
      'Calls counted by the page they came from',
      'New reviews from clients who agree',
      'Contact forms that are quick to fill in',
    ],
  },
  {
    ...traffic,
    description: 'Older pages lift the new ones.',
    improvements: [
      'Guides rewritten when the law changes',
      'Pages for the next county',
      'Broad searches, such as “divorce lawyer”',
    ],
  },
];

/** How long it takes: the gain of each phase, and what brings it. */
export const ResultsTimeline = () => (
  <Section
    label="Timeline"
    heading={`Results in about ${daysToResults} days, biggest gains in months ${range(traffic.months)}`}
    lede={`Most clients see results in about ${daysToResults} days.[^figures] Each gain is measured from the month you start.`}
  >
    <ol className="rule-top md:grid md:grid-cols-2 md:gap-x-10 xl:grid-cols-4">
      {phases.map(({ months, gain, measure, description, improvements }) => (
        <li key={measure + gain[0]} className="border-rule border-b py-4 md:row-span-4 md:grid md:grid-rows-subgrid">
          <p className="font-semibold text-data text-small">
            Months <span className="whitespace-nowrap">{range(months)}</span>
          </p>
          <h3 className="mt-1 text-xl/tight">
            <span className="whitespace-nowrap">{percentRange(gain)}</span> more {measure}
          </h3>
          <p className="mt-1 text-ink-2 text-small">{description}</p>
          <RuledList items={improvements} className="mt-2" />
        </li>
      ))}
    </ol>
  </Section>
);

const reports = {
  'Monthly reports': 'Like the one above, with a phone call when something needs explaining.',
  'Weekly email updates': 'What we published, what we fixed, and what needs your approval.',
  '24/7 dashboard': 'The same numbers, updated live.',
};

export const Reporting = () => (
  <Section
    id="reporting"
    label="Reporting"
    tone="sunk"
    heading="Each month you get this page, with what didn’t work"
    lede="Consultations first, and what each one cost you."
  >
    <Exhibit letter="A" caption="Example">
      <MonthlyReport />
    </Exhibit>
    <dl className="mt-8 grid gap-x-8 rule-top md:grid-cols-3">
      {Object.entries(reports).map(([term, text]) => (
        <div key={term} className="border-rule border-b py-3.5">
          <dt className="font-serif font-sub text-xl/tight">{term}</dt>
          <dd className="mt-1 text-ink-2 text-small">{text}</dd>
        </div>
      ))}
    </dl>
    <Actions className="mt-8">
      <BookingButton campaign="services" />
    </Actions>
  </Section>
);

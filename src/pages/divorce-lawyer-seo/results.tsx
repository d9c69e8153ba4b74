import { BeforeAfter } from '../../charts/gain-bars.tsx';
import { type MaybeSample, sampleLabel } from '../../content/sample.ts';
import { atLeast, grown, times } from '../../lib/format.ts';
import { GainTable } from '../../sections/gain-table.tsx';
import { claims } from '../../site/claims.ts';
import { Section } from '../../ui/section.tsx';
import { type DrawnStat, StatStrip } from '../../ui/stat.tsx';

const { leads, consultations, leadQuality, months } = claims.generalPageCase;

/** What a firm’s owner can check alone in each phase. */
const checks = [
  'Search your firm’s name. Most listings should match. Then search “divorce lawyer” and your county, and compare what you see with your audit.',
  'Look at visits to your first new pages. Those readers have questions, and few of them call yet.',
  'Ask intake where callers came from. Count consultations, not visits.',
  'Compare visits and calls with the starting numbers in your audit.',
];

export const Results = () => (
  <Section
    label="Timeline"
    labelledBy="results"
    heading="Results: what to expect by month, and how to check"
    lede={`Most of our clients see first results in about ${claims.daysToResults} days. Our own count across ${atLeast(claims.campaigns)} campaigns: ${claims.trafficIncrease}% more traffic and ${claims.moreQualityLeads}% more quality leads on average, and ${claims.clientRetention}% of clients stay. Plan around the ranges below.`}
  >
    <GainTable header="What you can check" texts={checks} />
    <p className="note mt-4">Solid: the low end of the range. Tint: the high end.</p>
  </Section>
);

/** The month before the work began. */
const start: MaybeSample & Record<'leads' | 'requests' | 'score', number> = {
  sample: true,
  leads: 18,
  requests: 9,
  score: 3,
};

const bars = (after: number) => <BeforeAfter after={after} most={100 + leads} />;

const caseStats: readonly DrawnStat[] = [
  {
    value: `+${leads}`,
    unit: '%',
    label: `leads: ${start.leads} to ${grown(start.leads, leads)} a month`,
    drawing: bars(100 + leads),
  },
  {
    value: times(consultations),
    label: `consultation requests: ${start.requests} to ${start.requests * consultations} a month`,
    drawing: bars(100 * consultations),
  },
  {
    value: leadQuality,
    unit: '%',
    label: `better lead quality: ${start.score} to ${grown(start.score, leadQuality)} of 10`,
    drawing: bars(100 + leadQuality),
  },
];

const story = {
  Challenge:
    'Two lawyers and a paralegal in a county seat. They had good reviews and a website that had not changed since the firm moved. Two directories and a firm from the next city outranked them for every divorce search in their own county.',
  Strategy:
    'The move had left two addresses online, so we fixed the listings first. Then we wrote one page for each question intake heard most: temporary orders, the house, school vacations. Ads ran in full until month three and were then cut in half.',
  Result: `Leads grew faster than consultation requests, because some people only had a question. Intake scores every lead from 1 to 10, and the average rose from ${start.score} to ${grown(start.score, leadQuality)}. The gain in leads is above the range we plan for.`,
};

export const LocalCase = () => (
  <Section
    label="Case study"
    tone="sunk"
    labelledBy="case"
    heading={`+${leads}% leads in ${months} months for one local law firm`}
    sample={sampleLabel([start], 'Example, not a real client')}
  >
    <StatStrip stats={caseStats} />
    <p className="note mt-3">Gray is March, before the work began; blue is September. A lead is a call or a form.</p>
    <dl className="mt-10 grid gap-y-6 md:grid-cols-3">
      {Object.entries(story).map(([term, text]) => (
        <div key={term} className="md:px-5 md:first:pl-0 md:last:pr-0">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
